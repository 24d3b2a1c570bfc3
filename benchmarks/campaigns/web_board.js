// What a campaign asks a web board for: an expression, whose value is an object of functions.
//
// Points are those of the displayed board, row by row from the top left. Places of drawn elements
// are measured on the lines of the drawn board, and do not rely on the script of the page.

({
  record() {
    return JSON.parse(document.getElementById('record').textContent)
  },

  // The notations that the menu offers, and the number of nodes.
  contents() {
    const {notations, nodes} = this.record()
    return {notations: notations.map(({id}) => id), nodes: nodes.length}
  },

  // Point names and edge labels, as stated and as drawn, in each of some notations and views.
  tables(notations, views) {
    return notations.map((notation) => {
      goboard.setNotation(notation)
      return views.map((view) => {
        goboard.setView(view)
        const {names, edges} = goboard.state()
        return {names, edges, drawn: this.drawnLabels()}
      })
    })
  },

  // What is shown at each of some nodes, in a notation and a view.
  walk(notation, view, nodes) {
    goboard.setNotation(notation)
    goboard.setView(view)
    return nodes.map((node) => {
      goboard.show(node)
      const {stones, announced} = goboard.state()
      return {stones: stones.join(''), announced, ...this.drawn(), ...this.texts()}
    })
  },

  // The text in a hidden element does not count.
  texts() {
    const shown = (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((each) => each.checkVisibility())
        .map((each) => each.textContent)
    return {
      status: shown('[role=status]').join('\n'),
      comment: shown('.comment').join('\n'),
      name: shown('.side .name').join('\n'),
      current: shown('.move-list [aria-current] bdi').join('\n')
    }
  },

  // A function from places in the picture to displayed columns and rows, and the numbers of both.
  grid() {
    const board = document.querySelector('svg.board')
    const border = board.querySelector('.border')
    const {x, y, width, height} = border.getBBox()
    const lines = border.getCTM()
    const picture = board.querySelector('.stones').getCTM()
    const place = (across, down) => [
      (picture.a * across + picture.e - lines.e) / lines.a - x,
      (picture.d * down + picture.f - lines.f) / lines.d - y
    ]
    return {board, place, columns: Math.round(width) + 1, rows: Math.round(height) + 1}
  },

  // The index of the point at a place, which must be on it.
  point([column, row], {columns, rows}) {
    const [x, y] = [Math.round(column), Math.round(row)]
    const isOnPoint = Math.hypot(column - x, row - y) < 0.02
    const isOnBoard = x >= 0 && y >= 0 && x < columns && y < rows
    return isOnPoint && isOnBoard ? y * columns + x : -1
  },

  drawn() {
    const grid = this.grid()
    const stones = Array(grid.columns * grid.rows).fill(0)
    let astray = 0
    for (const stone of grid.board.querySelectorAll('.stones .stone')) {
      if (!stone.checkVisibility()) continue
      const at = this.point(grid.place(stone.cx.baseVal.value, stone.cy.baseVal.value), grid)
      if (at < 0 || stones[at]) astray += 1
      else stones[at] = stone.classList.contains('black') ? 1 : stone.classList.contains('white') ? 2 : 3
    }
    const labels = [...grid.board.querySelectorAll('.marks .label')].map((label) => [
      this.point(this.middle(label, grid), grid),
      label.textContent
    ])
    const count = (selector) => grid.board.querySelectorAll(selector).length
    return {
      drawn: stones.join(''),
      astray,
      labels,
      marks: count('.marks .mark'),
      arrows: count('.arrows .arrow'),
      last: count('.marks .last'),
      variations: count('.hints .hint')
    }
  },

  // The middle of a text, whose baseline is 0.355 of its size below it.
  middle(text, grid) {
    const size = Number(text.getAttribute('font-size'))
    return grid.place(text.x.baseVal[0].value, text.y.baseVal[0].value - 0.355 * size)
  },

  // The labels at the edges: side, line and text.
  drawnLabels() {
    const grid = this.grid()
    return [...grid.board.querySelectorAll('.edge')].map((label) => {
      const [column, row] = this.middle(label, grid)
      if (row < -0.4) return ['top', column, label.textContent]
      if (row > grid.rows - 0.6) return ['bottom', column, label.textContent]
      return [column < 0 ? 'left' : 'right', row, label.textContent]
    })
  }
})
