/**
 * Web board of Goboard: steps through the game record that this page contains.
 *
 * The record and all words are in the JSON of the element "record"; docs/web-board.md describes it.
 * Points are indices, row by row from the top left, of the record's board. The displayed board may
 * be rotated or mirrored. Text enters the page only as text nodes, attributes and values.
 */
(() => {
"use strict";

const BLACK = 1;
const WHITE = 2;
const PASS = -1;
const STONE_NAMES = ["empty", "black", "white"];

const MOVES_PER_PAGE = 10;
const REPLY_DELAY = 600; // milliseconds
const WRONG_DELAY = 1200;
const ADDRESS_DELAY = 300; // browsers limit how often the address may change

// --- Elements

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

function withContent(made, attributes, children) {
	for (const [name, value] of Object.entries(attributes)) {
		made.setAttribute(name, value);
	}
	made.append(...children);
	return made;
}

/** Return an HTML element; children are nodes, or strings that become text. */
function element(tag, attributes = {}, ...children) {
	return withContent(document.createElement(tag), attributes, children);
}

/** Return an SVG element; children are nodes, or strings that become text. */
function svgElement(tag, attributes = {}, ...children) {
	return withContent(document.createElementNS(SVG_NAMESPACE, tag), attributes, children);
}

/** Return a template with the values in the place of {their names}. */
function fill(template, values) {
	return template.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

// --- Views and names

/** Rows of the matrices (column', row') = M (column, row), before the shift onto the board. */
const VIEW_MATRICES = {
	id: [1, 0, 0, 1],
	r90: [0, -1, 1, 0],
	r180: [-1, 0, 0, -1],
	r270: [0, 1, -1, 0],
	mh: [-1, 0, 0, 1],
	mv: [1, 0, 0, -1],
	td: [0, 1, 1, 0],
	ta: [0, -1, -1, 0],
};

/** The directions in which the sides of a board face. */
const SIDES = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] };

const isHorizontal = (side) => side === "top" || side === "bottom";

/** A rotation or reflection that maps the points of the record to those of the displayed board. */
class View {
	constructor(id, width, height) {
		const [xx, xy, yx, yy] = VIEW_MATRICES[id];
		this.id = id;
		this.matrix = [xx, xy, yx, yy];
		this.isTurned = xx === 0;
		[this.width, this.height] = this.isTurned ? [height, width] : [width, height];
		const shift = (x, y) => (x < 0 ? width - 1 : 0) + (y < 0 ? height - 1 : 0);
		const [right, down] = [shift(xx, xy), shift(yx, yy)];
		this.toView = [];
		this.toRecord = [];
		for (let point = 0; point < width * height; point++) {
			const column = point % width;
			const row = Math.floor(point / width);
			const across = xx * column + xy * row + right;
			const shown = (yx * column + yy * row + down) * this.width + across;
			this.toView[point] = shown;
			this.toRecord[shown] = point;
		}
	}

	/** Return the side of the record's board that is displayed at a side. */
	recordSide(side) {
		const [xx, xy, yx, yy] = this.matrix;
		const [x, y] = SIDES[side];
		const facing = [xx * x + yx * y, xy * x + yy * y];
		return Object.keys(SIDES).find((name) => SIDES[name].every((part, at) => part === facing[at]));
	}

	/** Return the points at a side of the displayed board, from the left or the top. */
	pointsAt(side) {
		const { width, height } = this;
		const first = { top: 0, left: 0, bottom: (height - 1) * width, right: width - 1 }[side];
		const [count, step] = isHorizontal(side) ? [width, 1] : [height, width];
		return Array.from({ length: count }, (_, at) => first + at * step);
	}
}

/** A way to name points: a notation, a view, and whether names stay when the board is rotated. */
class Naming {
	constructor(notation, view, stays, recordWidth) {
		this.view = view;
		this.stays = stays;
		this.recordWidth = recordWidth;
		this.table = (stays && view.isTurned && notation.turned) || notation;
	}

	/** Return the name of a point of the record. */
	name(point) {
		return this.table.points[this.stays ? this.view.toView[point] : point];
	}

	/** Return the labels at a side of the displayed board; none if the notation has none there. */
	edgeLabels(side) {
		const { edges } = this.table;
		if (this.stays) {
			return edges[side] ?? [];
		}
		const recordSide = this.view.recordSide(side);
		const labels = edges[recordSide] ?? [];
		const lines = this.view.pointsAt(side).map((shown) => {
			const point = this.view.toRecord[shown];
			const column = point % this.recordWidth;
			return isHorizontal(recordSide) ? column : (point - column) / this.recordWidth;
		});
		return labels.length ? lines.map((line) => labels[line]) : [];
	}
}

// --- Tree and position

/** The tree of the record, and the line that is followed at each fork. */
class GameTree {
	#followed = new Map();

	constructor(nodes) {
		this.nodes = nodes;
		this.depths = new Int32Array(nodes.length);
		for (let node = 1; node < nodes.length; node++) {
			this.depths[node] = this.depths[nodes[node].p] + 1;
		}
	}

	parent(node) {
		return this.nodes[node].p;
	}

	children(node) {
		return this.nodes[node].c ?? [];
	}

	siblings(node) {
		return node === 0 ? [0] : this.children(this.parent(node));
	}

	/** Return the child that is followed after a node, or undefined at the end of a line. */
	next(node) {
		return this.#followed.get(node) ?? this.children(node)[0];
	}

	follow(child) {
		this.#followed.set(this.parent(child), child);
	}

	/** Follow the line to a node. */
	followTo(node) {
		for (let at = node; at > 0; at = this.parent(at)) {
			this.follow(at);
		}
	}

	/** Return the nodes from the root through a node to the end of the line that is followed. */
	lineThrough(node) {
		const line = [];
		for (let at = node; at >= 0; at = this.parent(at)) {
			line.push(at);
		}
		line.reverse();
		for (let at = this.next(node); at !== undefined; at = this.next(at)) {
			line.push(at);
		}
		return line;
	}
}

/** The stones on the board at a node. */
class Position {
	#tree;
	#node = -1;

	constructor(tree, points) {
		this.#tree = tree;
		this.stones = new Uint8Array(points);
	}

	/** Go to a node and return the points that changed on the way. */
	goTo(target) {
		const { depths } = this.#tree;
		const depth = (node) => (node < 0 ? -1 : depths[node]);
		const changed = new Set();
		const ahead = [];
		let from = this.#node;
		let to = target;
		while (from !== to) {
			if (depth(from) >= depth(to)) {
				this.#leave(from, changed);
				from = this.#tree.parent(from);
			} else {
				ahead.push(to);
				to = this.#tree.parent(to);
			}
		}
		ahead.reverse().forEach((node) => this.#enter(node, changed));
		this.#node = target;
		return changed;
	}

	#enter(node, changed) {
		const { a: added = [], r: removed = [] } = this.#tree.nodes[node];
		this.#replace(removed, added, changed);
	}

	#leave(node, changed) {
		const { a: added = [], r: removed = [] } = this.#tree.nodes[node];
		this.#replace(added, removed, changed);
	}

	#replace(before, after, changed) {
		const set = (point, colour) => {
			this.stones[point] = colour;
			changed.add(point);
		};
		before.forEach(([point]) => set(point, 0));
		after.forEach(([point, colour]) => set(point, colour));
	}
}

// --- Board

/** The distance between lines, in units of the SVG image. All other lengths are multiples. */
const PITCH = 40;

const STAR_RADIUS = 0.095;
const STONE_RADIUS = 0.4875;
const SHADOW_RADIUS = 0.55;
const SHADOW_SHIFT = 0.05;
const LINE_END = 0.25; // how far lines extend if only one crosses them

const PLAIN_MARGIN = 0.75;
const LABEL_GAP = 0.53; // from the outermost line to the labels, past the stones on it
const LABEL_DEPTH = 0.68;
const LABEL_RIM = 0.04;
const EDGE_SIZE = 0.36;
const LARGEST_EDGE_SIZE = 0.6;
const LEAST_EDGE_SIZE = 0.3;
const SMALLEST_EDGE_PIXELS = 7; // below which lines are left without labels
const LEAST_EDGE_PIXELS = 11;
const MOST_EDGE_PIXELS = 20;
const WIDEST_SIDE = 2.6;

const LABEL_SIZE = 0.58;
const LEAST_LABEL_SIZE = 0.22;
const LABEL_WIDTH = 0.92;
const LONG_LABEL = 3; // letters
const MOST_LETTERS = 24; // more than fit in the smallest type
const CLEARED = 0.42; // half the width of what is cleared behind a label
const FRAMED = 0.7; // scale of a label surrounded by marks

const ARROW_WIDTH = 0.085;
const ARROW_GAP = 0.27;
const ARROW_HEAD = 0.27;
const ARROW_HEAD_WIDTH = 0.3;

const REACH = 0.9; // how far beside a point a press may be

/**
 * The drawings of marks, by SGF property and in the order in which they are drawn: in the middle
 * of a point, and as a frame around a label or another mark.
 */
const MARKS = {
	TR: { shape: "M0-.3 .26 .15-.26 .15z", frame: "M0-.45 .4 .24-.4 .24z" },
	SQ: { shape: squarePath(0.22), frame: squarePath(0.31) },
	CR: { shape: circlePath(0.25), frame: circlePath(0.36) },
	MA: {
		shape: "M-.19-.19 .19 .19M-.19 .19 .19-.19",
		frame: "M.21 .21l.12 .12M-.21-.21l-.12-.12M.21-.21l.12-.12M-.21 .21l-.12 .12",
	},
	SL: {
		shape: diamondPath(0, 0, 0.24),
		frame: [[0.36, 0], [-0.36, 0], [0, 0.36], [0, -0.36]]
			.map(([x, y]) => diamondPath(x, y, 0.09))
			.join(""),
		style: "filled",
	},
	TB: { shape: squarePath(0.15), frame: squarePath(0.1, 0.27), style: "territory-black" },
	TW: { shape: squarePath(0.15), frame: squarePath(0.1, 0.27), style: "territory-white" },
};

function circlePath(radius) {
	const arc = `a${radius} ${radius} 0 1 0`;
	return `M${-radius} 0${arc} ${2 * radius} 0${arc} ${-2 * radius} 0z`;
}

function squarePath(half, x = 0, y = x) {
	return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
}

function diamondPath(x, y, far) {
	return `M${x} ${y - far}l${far} ${far} ${-far} ${far} ${-far} ${-far}z`;
}

/** Return a path whose coordinates are columns and rows of the displayed board. */
function scaledPath(d, style) {
	return svgElement("path", { d, class: style, transform: `scale(${PITCH})` });
}

/** Return the attributes of a rectangle around a point of the displayed board. */
function squareBox(column, row, halfWidth, halfHeight = halfWidth) {
	return {
		x: (column - halfWidth) * PITCH,
		y: (row - halfHeight) * PITCH,
		width: 2 * halfWidth * PITCH,
		height: 2 * halfHeight * PITCH,
	};
}

/** Return the outline of an arrow or line between two points that keeps clear of both. */
function arrowPath([x0, y0], [x1, y1], hasHead) {
	const length = Math.hypot(x1 - x0, y1 - y0);
	if (!length) {
		return "";
	}
	const [ax, ay] = [(x1 - x0) / length, (y1 - y0) / length];
	const at = (along, aside) => `${x0 + ax * along - ay * aside} ${y0 + ay * along + ax * aside}`;
	const half = ARROW_WIDTH / 2;
	const end = length - ARROW_GAP;
	const neck = hasHead ? end - ARROW_HEAD : end;
	const wing = ARROW_HEAD_WIDTH / 2;
	const head = hasHead ? [at(neck, wing), at(end, 0), at(neck, -wing)] : [];
	const corners = [at(ARROW_GAP, half), at(neck, half), ...head, at(neck, -half)];
	return `M${corners.join("L")}L${at(ARROW_GAP, -half)}z`;
}

/** Widths of kinds of characters; the first kind that matches counts. */
const CHARACTER_WIDTHS = [
	[/[\u3000-\u{10ffff}]/u, 1],
	[/[-.,'()·|Iijlt ]/, 0.38],
	[/[+−=±MWmw]/, 0.85],
	[/[^]/, 0.64],
];

/** Return the approximate width of a text, as a multiple of its font size. */
function estimatedWidth(text) {
	const width = (character) => CHARACTER_WIDTHS.find(([kind]) => kind.test(character))[1];
	return [...text].reduce((sum, character) => sum + width(character), 0);
}

const widest = (labels) => Math.max(0, ...labels.map(estimatedWidth));

/** The picture of the board. Points are those of the record. */
class Board {
	#record;
	#stones;
	#view;
	#naming;
	#layers = {};
	#drawn = []; // the shadow and the body of the stone on each point that ever had one
	#faded = new Set();
	#markup = {};
	#last = null;
	#cells = null; // by displayed point, while moves can be played
	#cursor = 0; // the displayed point that the keyboard is on

	constructor(record, stones, onPress) {
		this.#record = record;
		this.#stones = stones;
		for (const name of "wood lines shadows stones marks hints arrows cells".split(" ")) {
			this.#layers[name] = svgElement("g", { class: name });
		}
		const attributes = { class: "board", role: "img", "aria-label": this.#title() };
		this.element = svgElement("svg", attributes, gradients(), ...Object.values(this.#layers));
		this.element.addEventListener("click", onPress);
		window.addEventListener("resize", () => this.#drawWood());
	}

	#title() {
		const { width, height, texts } = this.#record;
		return fill(texts.board, { columns: width, rows: height });
	}

	/** Draw everything in a view, with the labels of a notation. */
	setNaming(naming) {
		const isMoved = this.#view !== naming.view;
		this.#naming = naming;
		this.#view = naming.view;
		this.#drawWood();
		if (isMoved) {
			this.#drawLines();
			this.#layers.stones.replaceChildren();
			this.#layers.shadows.replaceChildren();
			this.#drawn = [];
			this.#stones.forEach((_, point) => this.#drawStone(point));
			this.#drawMarkup();
		}
		if (this.#cells) {
			this.#makeCells();
		}
	}

	/** Show the stones on points that changed, and the markup and last move of the position. */
	update(changed, markup, last) {
		const faded = this.#fadedPoints(markup);
		for (const point of [...faded, ...this.#faded]) {
			if (faded.has(point) !== this.#faded.has(point)) {
				changed.add(point);
			}
		}
		this.#faded = faded;
		this.#markup = markup;
		this.#last = last;
		changed.forEach((point) => {
			this.#drawStone(point);
			this.#labelCell(point);
		});
		this.#drawMarkup();
	}

	/**
	 * Show moves that can be played next as small stones.
	 * @param {{point: number, colour: number, isFollowed: boolean}[]} moves
	 */
	showVariations(moves) {
		const contents = this.#contents();
		const hints = moves.map(({ point, colour, isFollowed }) => {
			const isRing = this.#stones[point] || contents.has(point);
			const radius = isRing ? 0.41 : isFollowed ? 0.31 : 0.23;
			const style = [STONE_NAMES[colour], isRing && "ring", isFollowed && "followed"];
			return this.#circle(point, radius, `hint ${style.filter(Boolean).join(" ")}`);
		});
		this.#layers.hints.replaceChildren(...hints);
	}

	/** Show a move that was refused as a pale stone with a cross. */
	showRefused(point, colour) {
		const stone = this.#circle(point, STONE_RADIUS, `stone ${STONE_NAMES[colour]} faded`);
		this.#layers.hints.replaceChildren(stone, this.#path(point, MARKS.MA.shape, "refused"));
	}

	/** Return which of some points is pressed, or is the nearest within reach; null if none is. */
	pressedPoint(event, points) {
		const toImage = this.element.getScreenCTM().inverse();
		const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toImage);
		let [nearest, reach] = [null, REACH * PITCH];
		for (const point of points) {
			const [column, row] = this.#place(point);
			const distance = Math.hypot(column * PITCH - x, row * PITCH - y);
			if (distance < reach) {
				[nearest, reach] = [point, distance];
			}
		}
		return nearest;
	}

	// The keyboard

	/** Let the keyboard move over the points and play there, or make the board a mere picture. */
	setPlayable(isPlayable, onPlay) {
		if (isPlayable === Boolean(this.#cells)) {
			return;
		}
		const { cells } = this.#layers;
		this.element.setAttribute("role", isPlayable ? "group" : "img");
		if (isPlayable) {
			const { width, height } = this.#view;
			this.#cursor = Math.floor(height / 2) * width + Math.floor(width / 2);
			withContent(cells, { role: "grid", "aria-label": this.#title() }, []);
			cells.onkeydown = (event) => this.#pressKey(event, onPlay);
			this.#makeCells();
		} else {
			this.#cells = null;
			cells.removeAttribute("role");
			cells.replaceChildren();
		}
	}

	#makeCells() {
		const { width, height } = this.#view;
		const { cells } = this.#layers;
		const hadFocus = cells.contains(document.activeElement);
		this.#cells = Array.from({ length: width * height }, (_, shown) => {
			const column = shown % width;
			const box = squareBox(column, (shown - column) / width, 0.46);
			return svgElement("rect", { ...box, class: "cell", role: "gridcell", tabindex: -1 });
		});
		const rows = Array.from({ length: height }, (_, row) => {
			const inRow = this.#cells.slice(row * width, (row + 1) * width);
			return svgElement("g", { role: "row" }, ...inRow);
		});
		cells.replaceChildren(...rows);
		this.#stones.forEach((_, point) => this.#labelCell(point));
		this.#moveCursor(this.#cursor, hadFocus);
	}

	#labelCell(point) {
		if (this.#cells) {
			const { empty, black_stone: black, white_stone: white } = this.#record.texts;
			const label = `${this.#naming.name(point)}, ${[empty, black, white][this.#stones[point]]}`;
			this.#cells[this.#view.toView[point]].setAttribute("aria-label", label);
		}
	}

	#moveCursor(shown, isFocused = true) {
		this.#cells[this.#cursor].setAttribute("tabindex", -1);
		this.#cells[shown].setAttribute("tabindex", 0);
		this.#cursor = shown;
		if (isFocused) {
			this.#cells[shown].focus({ preventScroll: true });
		}
	}

	#pressKey(event, onPlay) {
		const { width, height } = this.#view;
		const column = this.#cursor % width;
		const row = (this.#cursor - column) / width;
		const within = (at, count) => Math.min(Math.max(at, 0), count - 1);
		const place = (x, y) => within(y, height) * width + within(x, width);
		const play = () => onPlay(this.#view.toRecord[this.#cursor]);
		const keys = {
			ArrowLeft: () => this.#moveCursor(place(column - 1, row)),
			ArrowRight: () => this.#moveCursor(place(column + 1, row)),
			ArrowUp: () => this.#moveCursor(place(column, row - 1)),
			ArrowDown: () => this.#moveCursor(place(column, row + 1)),
			Enter: play,
			" ": play,
		};
		if (keys[event.key] && !hasModifier(event)) {
			keys[event.key]();
			event.preventDefault();
			event.stopPropagation();
		}
	}

	// Drawing

	/** Return the column and row of a point on the displayed board. */
	#place(point) {
		const shown = this.#view.toView[point];
		const column = shown % this.#view.width;
		return [column, (shown - column) / this.#view.width];
	}

	#circle(point, radius, style, shift = 0) {
		const [cx, cy] = this.#place(point).map((at) => (at + shift) * PITCH);
		return svgElement("circle", { cx, cy, r: radius * PITCH, class: style });
	}

	#path(point, d, style) {
		const [x, y] = this.#place(point).map((at) => at * PITCH);
		const transform = `translate(${x} ${y}) scale(${PITCH})`;
		return svgElement("path", { d, class: style, transform });
	}

	#text(text, column, row, size, style) {
		const place = { x: column * PITCH, y: (row + 0.355 * size) * PITCH };
		return svgElement("text", { ...place, "font-size": size * PITCH, class: style }, text);
	}

	#drawLines() {
		const [right, bottom] = [this.#view.width - 1, this.#view.height - 1];
		const [beyondX, beyondY] = [right, bottom].map((last) => (last ? 0 : LINE_END));
		let d = "";
		for (let y = 0; y <= bottom; y++) {
			d += `M${-beyondX} ${y}H${right + beyondX}`;
		}
		for (let x = 0; x <= right; x++) {
			d += `M${x} ${-beyondY}V${bottom + beyondY}`;
		}

		const stars = this.#record.hoshi.map((point) => this.#circle(point, STAR_RADIUS, "star"));
		const border = scaledPath(`M0 0H${right}V${bottom}H0z`, "line border");
		this.#layers.lines.replaceChildren(scaledPath(d, "line"), border, ...stars);
	}

	/** Draw the wood, and the labels at its edges in legible type if there is room. */
	#drawWood() {
		const { width, height } = this.#view;
		const labels = {};
		Object.keys(SIDES).forEach((side) => (labels[side] = this.#naming.edgeLabels(side)));
		const across = widest([...labels.top, ...labels.bottom]);
		const beside = widest([...labels.left, ...labels.right]);
		const pixel = this.#pixel();
		const smallest = Math.max(SMALLEST_EDGE_PIXELS * pixel, LEAST_EDGE_SIZE);
		const usual = Math.min(EDGE_SIZE, MOST_EDGE_PIXELS * pixel);
		const legible = Math.min(Math.max(LEAST_EDGE_PIXELS * pixel, usual), LARGEST_EDGE_SIZE);
		const fitting = Math.min(legible, 0.96 / (across + 0.3));
		const size = Math.min(Math.max(fitting, smallest), WIDEST_SIDE / (beside || 1));
		const margins = {};
		const texts = Object.keys(SIDES).flatMap((side) => {
			if (!labels[side].some(Boolean)) {
				margins[side] = PLAIN_MARGIN;
				return [];
			}
			const length = isHorizontal(side) ? 1.3 * size : beside * size + 0.1;
			const depth = Math.max(LABEL_DEPTH, length);
			margins[side] = LABEL_GAP + depth + LABEL_RIM;
			return this.#sideTexts(side, labels[side], size, LABEL_GAP + depth / 2);
		});
		const box = {
			x: -margins.left * PITCH,
			y: -margins.top * PITCH,
			width: (width - 1 + margins.left + margins.right) * PITCH,
			height: (height - 1 + margins.top + margins.bottom) * PITCH,
		};
		this.element.setAttribute("viewBox", Object.values(box).join(" "));
		const wood = ["surface", "grain"].map((style) => svgElement("rect", { ...box, class: style }));
		this.#layers.wood.replaceChildren(...wood, ...texts);
	}

	/** Return the approximate size of a pixel on the screen, in line distances. */
	#pixel() {
		const lines = Math.max(this.#view.width, this.#view.height) + 2;
		return lines / Math.min(this.element.parentElement.clientWidth, window.innerHeight);
	}

	#sideTexts(side, labels, size, distance) {
		const { width, height } = this.#view;
		const [x, y] = SIDES[side];
		const length = isHorizontal(side) ? (widest(labels) + 0.3) * size : size;
		const step = Math.max(Math.ceil(length / 0.97), 1);
		const column = (x > 0 ? width - 1 : 0) + x * distance;
		const row = (y > 0 ? height - 1 : 0) + y * distance;
		return labels.flatMap((label, line) => {
			const place = isHorizontal(side) ? [line, row] : [column, line];
			return line % step ? [] : [this.#text(label, ...place, size, "edge")];
		});
	}

	#drawStone(point) {
		const colour = this.#stones[point];
		if (colour && !this.#drawn[point]) {
			this.#drawn[point] = [
				this.#circle(point, SHADOW_RADIUS, "", SHADOW_SHIFT),
				this.#circle(point, STONE_RADIUS, ""),
			];
			this.#layers.shadows.append(this.#drawn[point][0]);
			this.#layers.stones.append(this.#drawn[point][1]);
		}
		const style = `${STONE_NAMES[colour]} ${this.#faded.has(point) ? "faded" : ""}`;
		this.#drawn[point]?.forEach((part, order) => {
			part.setAttribute("class", `${order ? "stone" : "shadow"} ${style}`);
		});
	}

	/** Return the points with dead stones, and those that the record dims. */
	#fadedPoints({ TB: black = [], TW: white = [], DD: dimmed = [] }) {
		const dead = (territory, colour) => territory.filter((point) => this.#stones[point] === colour);
		return new Set([...dimmed, ...dead(black, WHITE), ...dead(white, BLACK)]);
	}

	/** Return the marks and labels of the position by point. */
	#contents() {
		const contents = new Map();
		const content = (point) => {
			if (!contents.has(point)) {
				contents.set(point, { marks: [], label: "" });
			}
			return contents.get(point);
		};
		for (const kind of Object.keys(MARKS)) {
			this.#markup[kind]?.forEach((point) => content(point).marks.push(kind));
		}
		this.#markup.LB?.forEach(([point, label]) => (content(point).label = label));
		return contents;
	}

	#drawMarkup() {
		const { LN: lines = [], AR: arrows = [], VW: visible } = this.#markup;
		const contents = this.#contents();
		const drawn = [...contents].flatMap(([point, content]) => this.#drawContent(point, content));
		if (this.#last !== null) {
			const [radius, style] = contents.has(this.#last) ? [0.425, "last ring"] : [0.14, "last"];
			drawn.push(this.#path(this.#last, circlePath(radius), style));
		}
		this.#layers.marks.replaceChildren(...drawn);
		this.#layers.arrows.replaceChildren(
			...lines.map((ends) => this.#arrow(ends, false)),
			...arrows.map((ends) => this.#arrow(ends, true)),
			...(visible ? [this.#cover(new Set(visible))] : []),
		);
	}

	/** Return what nearly hides all points but those that are visible. */
	#cover(visible) {
		const hidden = [...this.#stones.keys()].filter((point) => !visible.has(point));
		const squares = hidden.map((point) => squarePath(0.5, ...this.#place(point)));
		return scaledPath(squares.join(""), "cover");
	}

	/** Return the drawings on a point: a label or mark in its middle, and other marks around it. */
	#drawContent(point, { marks, label }) {
		const ground = `on-${STONE_NAMES[this.#stones[point]]}`;
		const framed = marks.map((kind, order) => {
			const part = label || order ? "frame" : "shape";
			const style = `mark ${part} ${ground} ${MARKS[kind].style ?? ""}`;
			return this.#path(point, MARKS[kind][part], style);
		});
		const scale = marks.length ? FRAMED : 1;
		return label ? [...this.#label(point, label, ground, scale), ...framed] : framed;
	}

	/** Return a label, shortened if it is illegible otherwise, and what hides the lines below it. */
	#label(point, label, ground, scale) {
		const sizeOf = (text) => Math.min(LABEL_SIZE, LABEL_WIDTH / estimatedWidth(text));
		const characters = [...label.slice(0, MOST_LETTERS)];
		let text = label.length > MOST_LETTERS ? `${characters.join("")}…` : label;
		while (sizeOf(text) < LEAST_LABEL_SIZE) {
			characters.pop();
			text = `${characters.join("")}…`;
		}
		const [column, row] = this.#place(point);
		const size = sizeOf(text) * scale;
		const written = this.#text(text, column, row, size, `label ${ground}`);
		const isLong = text.length > LONG_LABEL;
		const box = squareBox(column, row, CLEARED, isLong ? size * 0.6 : CLEARED);
		const cleared = svgElement("rect", { ...box, rx: 0.3 * PITCH, class: "cleared" });
		return this.#stones[point] ? [written] : [cleared, written];
	}

	#arrow([start, end], hasHead) {
		return scaledPath(arrowPath(this.#place(start), this.#place(end), hasHead), "arrow");
	}
}

/** Return the gradients of stones, shadows and wood; the style sheet has their colours. */
function gradients() {
	const gradient = (tag, id, offsets, attributes) => {
		const stops = offsets.map((offset, at) => svgElement("stop", { offset, class: `${id}-${at}` }));
		return svgElement(tag, { id, ...attributes }, ...stops);
	};
	const light = { cx: 0.34, cy: 0.3, r: 0.78 };
	const grain = { gradientUnits: "userSpaceOnUse", spreadMethod: "repeat", x2: 3.7 * PITCH, y2: 2 };
	return svgElement(
		"defs",
		{},
		gradient("radialGradient", "black-stone", [0, 0.4, 0.8, 1], light),
		gradient("radialGradient", "white-stone", [0, 0.4, 0.8, 1], light),
		gradient("radialGradient", "shadow", [0.76, 0.86, 1], {}),
		gradient("linearGradient", "grain", [0, 0.13, 0.31, 0.42, 0.66, 0.81, 1], grain),
	);
}

// --- Move list

/** The moves of the line that is followed, and the variations at its forks. */
class MoveList {
	#page;
	#line = [];
	#items = []; // for each node of the line, its list items
	#buttons = []; // and its button
	#current = null;

	constructor(page) {
		this.#page = page;
		this.element = element("ol", { class: "move-list", "aria-label": page.texts.moves });
	}

	/** Show the line through a node, and the node as the current one. */
	show(node) {
		const { tree } = this.#page;
		const hadFocus = this.element.contains(document.activeElement);
		const line = tree.lineThrough(node);
		let kept = 0;
		while (kept < line.length && line[kept] === this.#line[kept]) {
			kept++;
		}
		this.#items.splice(kept).flat().forEach((item) => item.remove());
		this.#buttons.length = kept;
		this.#line = line;
		line.slice(kept).forEach((each) => this.#append(each));
		this.#highlight(this.#buttons[tree.depths[node]], hadFocus);
	}

	/** Write all moves again, after the notation has changed. */
	rewrite(node) {
		this.#line = [];
		this.show(node);
	}

	#append(node) {
		const button = this.#button(node);
		const items = [element("li", {}, button)];
		const others = this.#page.tree.siblings(node).filter((other) => other !== node);
		if (others.length) {
			const buttons = others.map((other) => this.#button(other));
			items.push(element("li", { class: "alternatives" }, ...buttons));
		}
		this.#items.push(items);
		this.#buttons.push(button);
		this.element.append(...items);
	}

	/** Only the current move is reached with the Tab key. */
	#button(node) {
		const button = this.#page.moveButton(node);
		button.tabIndex = -1;
		return button;
	}

	#highlight(button, isFocused) {
		if (this.#current !== button) {
			if (this.#current) {
				this.#current.removeAttribute("aria-current");
				this.#current.tabIndex = -1;
			}
			button.setAttribute("aria-current", "step");
			button.tabIndex = 0;
			this.#current = button;
		}
		if (isFocused) {
			button.focus({ preventScroll: true });
		}
		requestAnimationFrame(() => this.#reveal(button));
	}

	/** Scroll only the list, never the page. */
	#reveal(button) {
		const list = this.element.getBoundingClientRect();
		const shown = button.getBoundingClientRect();
		if (shown.top < list.top || shown.bottom > list.bottom) {
			this.element.scrollTop += shown.top - list.top - (list.height - shown.height) / 2;
		}
	}
}

// --- Problems

/** An attempt to solve the problem of the page, which has a solution. */
class Attempt {
	#page;
	#tree;
	#solver;
	#starts = []; // the nodes at which the user played
	#replies = new Map(); // how often each reply was played
	#timer = 0;
	#state = "to play";
	#hasFailed = false;

	constructor(page, { colour }) {
		this.#page = page;
		this.#tree = page.tree;
		this.#solver = colour;
	}

	/** Whether the solution is hidden. */
	get isHidden() {
		return this.#state !== "open" && this.#state !== "solved";
	}

	begin() {
		this.#starts = [];
		this.#hasFailed = false;
		this.#go(0, "to play");
		this.#advance(false);
	}

	/** Play a move of the user; after a wrong line, take that back first. */
	play(point) {
		if (this.#state === "failed") {
			this.takeBack();
		}
		if (this.#state !== "to play" || this.#page.position.stones[point]) {
			return;
		}
		const { node } = this.#page;
		const isPlayed = (child) => this.#isSolvers(child) && this.#tree.nodes[child].m[1] === point;
		const found = this.#tree.children(node).find(isPlayed);
		if (found === undefined) {
			this.#refuse(point);
		} else {
			this.#starts.push(node);
			this.#go(found, "replying");
			this.#advance(true);
		}
	}

	/** Return to the position before the last move of the user. */
	takeBack() {
		if (this.#starts.length) {
			this.#go(this.#starts.pop(), "to play", this.#page.record.problem.text);
		}
	}

	/** Show the whole record, at the start and with a right line to step through. */
	showSolution() {
		for (let node = this.#tree.nodes.length - 1; node > 0; node--) {
			const siblings = this.#tree.siblings(node);
			this.#tree.follow(siblings.find((each) => this.#isRight(each)) ?? siblings[0]);
		}
		this.#go(0, "open", this.#page.texts.solution_text);
	}

	#isSolvers(node) {
		return this.#tree.nodes[node].m?.[0] === this.#solver;
	}

	/** Return whether the problem is solved at a node, or can be below it. */
	#isRight(node) {
		return node === 0 || this.#tree.nodes[node].j === "right";
	}

	/** Return the nodes with which the record may continue by itself. */
	#repliesAt(node, isBySolver) {
		const children = this.#tree.children(node);
		if (!this.#isRight(node)) {
			return children; // a refutation
		}
		const right = children.filter((child) => this.#isRight(child));
		const replies = right.filter((child) => !this.#isSolvers(child));
		return isBySolver || replies.length === right.length ? replies : [];
	}

	/** Judge the position, and let the record continue if it has a reply or a refutation. */
	#advance(isBySolver) {
		const { node, texts, record } = this.#page;
		const turn = record.problem.text;
		this.#hasFailed ||= !this.#isRight(node);
		const replies = this.#repliesAt(node, isBySolver);
		if (this.#tree.nodes[node].e) {
			this.#go(node, "solved", this.#hasFailed ? texts.solved_late : texts.solved);
		} else if (replies.length) {
			const reply = this.#choose(replies);
			this.#later(REPLY_DELAY, () => {
				this.#go(reply, "replying");
				this.#advance(false);
			});
		} else if (this.#isRight(node)) {
			const isBegun = this.#starts.length > 0;
			this.#go(node, "to play", isBegun ? fill(texts.right_so_far, { turn }) : turn);
		} else {
			this.#go(node, "failed", texts.wrong_line);
			if (isBySolver && !this.#tree.nodes[node].t) {
				this.#later(WRONG_DELAY, () => this.takeBack());
			}
		}
	}

	#refuse(point) {
		this.#hasFailed = true;
		this.#state = "refusing";
		this.#page.showRefused(point, this.#solver);
		this.#later(WRONG_DELAY, () => {
			this.#page.showHints();
			this.#state = "to play";
		});
	}

	/** Return the first of the replies that were played least often. */
	#choose(replies) {
		const played = (reply) => this.#replies.get(reply) ?? 0;
		const reply = replies.reduce((best, each) => (played(each) < played(best) ? each : best));
		this.#replies.set(reply, played(reply) + 1);
		return reply;
	}

	#go(node, state, text = "") {
		clearTimeout(this.#timer);
		this.#state = state;
		this.#page.show(node, text);
	}

	#later(delay, action) {
		this.#timer = setTimeout(action, delay);
	}
}

// --- Page

const ICONS = {
	first: "M6 5v14M19 5 9 12l10 7z",
	back: "M16 5 6 12l10 7z",
	forward: "M8 5l10 7-10 7z",
	last: "M18 5v14M5 5l10 7-10 7z",
	previous_variation: "M5 15l7-8 7 8z",
	next_variation: "M5 9l7 8 7-8z",
};

function makeButton(content, onClick, attributes = {}) {
	const made = element("button", { type: "button", ...attributes }, content);
	made.addEventListener("click", onClick);
	return made;
}

const hasModifier = (event) => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** The page: what it shows, and what keys, buttons and presses do. */
class Page {
	#board;
	#moves;
	#attempt = null;
	#viewId;
	#notationId;
	#naming;
	#buttons = {};
	#parts = {}; // elements whose content changes
	#addresses = new Map(); // nodes of the main line by move number
	#addressTimer = 0;

	constructor(record) {
		this.record = record;
		this.texts = record.texts;
		this.tree = new GameTree(record.nodes);
		this.position = new Position(this.tree, record.width * record.height);
		this.node = 0;
		this.#viewId = record.view;
		this.#notationId = record.notation;
		this.#board = new Board(record, this.position.stones, (event) => this.#press(event));
		this.#moves = new MoveList(this);
		this.#numberMainLine();
	}

	/** Build the page in an element, and show the first position. */
	start(main) {
		const { problem, start } = this.record;
		main.append(this.#buildPlay(), this.#buildSide());
		this.#updateNaming();
		document.addEventListener("keydown", (event) => this.#pressKey(event));
		window.addEventListener("hashchange", () => this.#showAddress());
		this.#attempt = problem ? new Attempt(this, problem) : null;
		if (this.#attempt) {
			this.#attempt.begin();
		} else {
			this.show(this.#addressed() ?? start);
		}
	}

	get #isHidden() {
		return this.#attempt?.isHidden ?? false;
	}

	// What is shown

	/** Show a node; a text is announced after its move. */
	show(node, text = "") {
		this.node = node;
		this.tree.followTo(node);
		const changed = this.position.goTo(node);
		const { m: move, k: markup = {} } = this.tree.nodes[node];
		const isShown = move && this.position.stones[move[1]];
		this.#board.update(changed, markup, isShown ? move[1] : null);
		this.#showNode();
		this.#announce([this.#description(node), text].filter(Boolean).join(" · "));
		this.#writeAddress();
	}

	/** Show a move that is not in the record. */
	showRefused(point, colour) {
		if (point !== PASS) {
			this.#board.showRefused(point, colour);
		}
		this.#announce(fill(this.texts.not_in_record, { move: this.#pointName(point) }));
	}

	/** Show the variations that follow on the board, unless they would solve a problem. */
	showHints() {
		const children = this.#variations();
		const next = this.tree.next(this.node);
		const moves = children.map((child) => {
			const [colour, point] = this.tree.nodes[child].m ?? [0, PASS];
			return { point, colour, isFollowed: child === next };
		});
		this.#board.showVariations(moves.filter(({ point }) => point !== PASS));
	}

	/** Return the nodes that follow if the user may choose between several. */
	#variations() {
		const children = this.tree.children(this.node);
		return this.#isHidden || children.length < 2 ? [] : children;
	}

	#announce(text) {
		this.#parts.status.textContent = text;
	}

	#showNode() {
		const { t: comment = "", l: language, x: name = "", g: evaluation = "" } =
			this.tree.nodes[this.node];
		const { steps, moves, attempt, hints } = this.#parts;
		const isHidden = this.#isHidden;
		steps.hidden = moves.hidden = isHidden;
		hints.hidden = !isHidden;
		attempt.hidden = !this.#attempt;
		this.#board.setPlayable(isHidden, (point) => this.#attempt.play(point));
		this.#write(this.#parts.name, name);
		this.#write(this.#parts.evaluation, evaluation);
		this.#write(this.#parts.comment, comment);
		this.#parts.comment.lang = language ?? this.record.language;
		this.showHints();
		this.#listVariations();
		if (!isHidden) {
			this.#moves.show(this.node);
		}
		this.#enableButtons();
	}

	#write(part, text) {
		if (part.textContent !== text) {
			part.textContent = text;
			part.scrollTop = 0;
		}
		part.hidden = !text;
	}

	#listVariations() {
		const { variations } = this.#parts;
		const next = this.tree.next(this.node);
		const hadFocus = variations.contains(document.activeElement);
		const buttons = this.#variations().map((child) => {
			const button = this.moveButton(child);
			if (child === next) {
				button.setAttribute("aria-current", "true");
			}
			return button;
		});
		variations.hidden = !buttons.length;
		variations.replaceChildren(...buttons);
		if (hadFocus) {
			(buttons[0] ?? this.#buttons.forward).focus({ preventScroll: true });
		}
	}

	/** Disabled buttons keep the focus, so that keys still work after the last step. */
	#enableButtons() {
		const { tree, node } = this;
		const hasVariations = tree.children(node).length > 1 || tree.siblings(node).length > 1;
		const isEnabled = {
			first: node > 0,
			back: node > 0,
			forward: tree.next(node) !== undefined,
			last: tree.next(node) !== undefined,
			previous_variation: hasVariations,
			next_variation: hasVariations,
		};
		for (const [name, value] of Object.entries(isEnabled)) {
			this.#buttons[name].setAttribute("aria-disabled", String(!value));
		}
	}

	// Texts

	/** Return the name of a point; one that is not on the board has another text. */
	#pointName(point, otherwise = this.texts.passed) {
		return point === PASS ? otherwise : this.#naming.name(point);
	}

	#moveText(node) {
		const { m: move, n: number } = this.tree.nodes[node];
		if (!move) {
			return this.texts[node ? "no_move" : this.#attempt ? "problem" : "start"];
		}
		const { black, white, move: numbered, move_without_number: unnumbered } = this.texts;
		const colour = move[0] === BLACK ? black : white;
		const name = this.#pointName(...move.slice(1));
		// Signs would change their place in text from right to left.
		const point = document.documentElement.dir === "rtl" ? `\u2066${name}\u2069` : name;
		return fill(number === undefined ? unnumbered : numbered, { colour, number, point });
	}

	/** Return the move of a node, what it captures, and which variations there are. */
	#description(node) {
		const { m: move, r: removed = [] } = this.tree.nodes[node];
		const { captures, variation_of: place, variations_follow: follow } = this.texts;
		const captured = move ? removed.filter(([, colour]) => colour !== move[0]).length : 0;
		const siblings = this.tree.siblings(node);
		const following = this.#variations().length;
		const count = siblings.length;
		return [
			this.#moveText(node),
			captured && fill(captures, { count: captured }),
			count > 1 && !this.#isHidden && fill(place, { number: siblings.indexOf(node) + 1, count }),
			following && fill(follow, { count: following }),
		].filter(Boolean).join(", ");
	}

	/** Return a button that shows a node, with the number, colour and point of its move. */
	moveButton(node) {
		const { m: move, n: number = "", x: name, j: verdict } = this.tree.nodes[node];
		const label = [this.#moveText(node), this.texts[verdict]].filter(Boolean).join(", ");
		const attributes = { class: `move ${verdict ?? ""}`, "aria-label": label };
		const text = move ? this.#pointName(...move.slice(1)) : name || (node ? "–" : label);
		const button = makeButton(element("bdi", {}, text), () => this.show(node), attributes);
		if (move) {
			button.prepend(
				element("span", { class: "number" }, `${number}`),
				element("span", { class: `disc ${STONE_NAMES[move[0]]}` }),
			);
		}
		return button;
	}

	// Steps

	#steps = {
		first: () => this.#step(-Infinity),
		back: () => this.#step(-1),
		forward: () => this.#step(1),
		last: () => this.#step(Infinity),
		previous_variation: () => this.#changeVariation(-1),
		next_variation: () => this.#changeVariation(1),
	};

	/** Go forward by a number of nodes, or back if it is negative, as far as the line goes. */
	#step(count) {
		const line = this.tree.lineThrough(this.node);
		const to = this.tree.depths[this.node] + count;
		const node = line[Math.min(Math.max(to, 0), line.length - 1)];
		if (node !== this.node) {
			this.show(node);
		}
	}

	/** Choose another variation after or at this move, and return whether there is one. */
	#changeVariation(step) {
		const { tree, node } = this;
		const children = tree.children(node);
		const siblings = tree.siblings(node);
		const other = (list, from) => list[(list.indexOf(from) + step + list.length) % list.length];
		if (children.length > 1) {
			const child = other(children, tree.next(node));
			const place = { number: children.indexOf(child) + 1, count: children.length };
			tree.follow(child);
			this.#showNode();
			this.#announce(`${fill(this.texts.variation_of, place)}: ${this.#moveText(child)}`);
		} else if (siblings.length > 1) {
			this.show(other(siblings, node));
		}
		return children.length > 1 || siblings.length > 1;
	}

	#pressKey(event) {
		const isEntering = event.target.closest?.("select, input, textarea");
		if (hasModifier(event) || isEntering || event.defaultPrevented) {
			return;
		}
		const steps = this.#steps;
		const keys = {
			ArrowLeft: steps.back,
			ArrowRight: steps.forward,
			ArrowUp: steps.previous_variation,
			ArrowDown: steps.next_variation,
			Home: steps.first,
			End: steps.last,
			PageUp: () => this.#step(-MOVES_PER_PAGE),
			PageDown: () => this.#step(MOVES_PER_PAGE),
		};
		const shownKeys = this.#isHidden ? { ArrowLeft: () => this.#attempt.takeBack() } : keys;
		const action = shownKeys[event.key];
		// Without variations, Up and Down scroll the page.
		if (action && action() !== false) {
			event.preventDefault();
		}
	}

	#press(event) {
		if (this.#isHidden) {
			const point = this.#board.pressedPoint(event, this.position.stones.keys());
			if (point !== null) {
				this.#attempt.play(point);
			}
			return;
		}
		const pointOf = (child) => this.tree.nodes[child].m?.[1] ?? PASS;
		const children = this.tree.children(this.node).filter((child) => pointOf(child) !== PASS);
		const pressed = this.#board.pressedPoint(event, children.map(pointOf));
		if (pressed !== null) {
			this.show(children.find((child) => pointOf(child) === pressed));
		}
	}

	// Notation and view

	setNotation(id) {
		this.#notationId = id;
		this.#parts.notation.value = id;
		this.#rename();
	}

	setView(id) {
		this.#viewId = id;
		this.#parts.view.value = id;
		this.#rename();
	}

	#updateNaming() {
		const { width, height, notations, reading } = this.record;
		const isKept = this.#naming?.view.id === this.#viewId;
		const view = isKept ? this.#naming.view : new View(this.#viewId, width, height);
		const notation = notations.find(({ id }) => id === this.#notationId);
		this.#naming = new Naming(notation, view, reading === "stay", width);
		this.#board.setNaming(this.#naming);
	}

	/** Write all names again. */
	#rename() {
		this.#updateNaming();
		this.showHints();
		this.#listVariations();
		if (!this.#isHidden) {
			this.#moves.rewrite(this.node);
			this.#announce(this.#description(this.node));
		}
	}

	state() {
		const { toRecord, id } = this.#naming.view;
		const sides = Object.keys(SIDES).map((side) => [side, this.#naming.edgeLabels(side)]);
		return {
			node: this.node,
			notation: this.#notationId,
			view: id,
			stones: toRecord.map((point) => this.position.stones[point]),
			names: toRecord.map((point) => this.#naming.name(point)),
			edges: Object.fromEntries(sides),
			announced: this.#parts.status.textContent,
		};
	}

	// Addresses: #42 is move 42 of the main line, #n7 is node 7

	#mainNumber(node) {
		const { m: move, n: number } = this.tree.nodes[node];
		return node === 0 ? 0 : move && number;
	}

	#numberMainLine() {
		for (let node = 0; node !== undefined; node = this.tree.next(node)) {
			const number = this.#mainNumber(node);
			if (number !== undefined && !this.#addresses.has(number)) {
				this.#addresses.set(number, node);
			}
		}
	}

	/** Return the node that the address of the page names, or undefined. */
	#addressed() {
		const [, isNode, digits] = /^#(n?)(\d{1,9})$/.exec(location.hash) ?? [];
		const node = isNode ? Number(digits) : this.#addresses.get(Number(digits));
		return node < this.tree.nodes.length ? node : undefined;
	}

	#showAddress() {
		const node = this.#addressed();
		if (node !== undefined && node !== this.node && !this.#isHidden) {
			this.show(node);
		}
	}

	#writeAddress() {
		clearTimeout(this.#addressTimer);
		if (!this.#isHidden) {
			this.#addressTimer = setTimeout(() => {
				const number = this.#mainNumber(this.node);
				const isMain = this.#addresses.get(number) === this.node;
				if (location.hash || this.node !== this.record.start) {
					replaceAddress(isMain ? `#${number}` : `#n${this.node}`);
				}
			}, ADDRESS_DELAY);
		}
	}

	// Building

	#group(name, label, ...children) {
		const attributes = { class: name, role: "group", "aria-label": label };
		this.#parts[name] = element("div", attributes, ...children);
		return this.#parts[name];
	}

	#buildPlay() {
		const { texts, record } = this;
		const icon = (d) => {
			const attributes = { viewBox: "0 0 24 24", "aria-hidden": "true" };
			return svgElement("svg", attributes, svgElement("path", { d }));
		};
		for (const [name, path] of Object.entries(ICONS)) {
			const names = { "aria-label": texts[name], title: texts[name] };
			this.#buttons[name] = makeButton(icon(path), this.#steps[name], names);
		}
		const isPass = ({ m: move }) => move?.[0] === record.problem?.colour && move?.[1] === PASS;
		const hints = [
			makeButton(texts.take_back, () => this.#attempt.takeBack()),
			makeButton(texts.solution, () => this.#attempt.showSolution()),
		];
		if (record.nodes.some(isPass)) {
			hints.push(makeButton(texts.play_pass, () => this.#attempt.play(PASS)));
		}
		this.#parts.hints = element("span", { class: "hints" }, ...hints);
		this.#parts.status = element("p", { class: "status", role: "status", "aria-live": "polite" });
		return element(
			"section",
			{ class: "play", "aria-label": texts.board_region },
			element("div", { class: "frame" }, this.#board.element),
			this.#parts.status,
			this.#group("steps", texts.navigation, ...Object.values(this.#buttons)),
			this.#group(
				"attempt",
				texts.problem,
				this.#parts.hints,
				makeButton(texts.again, () => this.#attempt.begin()),
			),
		);
	}

	#buildSide() {
		const { texts } = this;
		const region = { tabindex: 0, role: "region", "aria-label": texts.comment };
		this.#parts.name = element("h2", { dir: "auto" });
		this.#parts.evaluation = element("p", { class: "evaluation", dir: "auto" });
		this.#parts.comment = element("div", { class: "comment", ...region });
		this.#parts.moves = this.#moves.element;
		return element(
			"section",
			{ class: "side", "aria-label": texts.details },
			this.#group("variations", texts.variations),
			this.#parts.name,
			this.#parts.evaluation,
			this.#parts.comment,
			this.#parts.moves,
			this.#buildTools(),
		);
	}

	#buildTools() {
		const { texts, record } = this;
		const views = Object.keys(VIEW_MATRICES).map((id) => ({ id, title: texts[`view_${id}`] }));
		const tools = element(
			"div",
			{ class: "tools" },
			this.#buildMenu("view", views, this.#viewId, (id) => this.setView(id)),
			this.#buildMenu("notation", record.notations, this.#notationId, (id) => this.setNotation(id)),
		);
		if (record.sgf) {
			const { name, data } = record.sgf;
			const href = URL.createObjectURL(new Blob([data], { type: "application/x-go-sgf" }));
			tools.append(element("a", { class: "button", href, download: name }, texts.download));
		}
		return tools;
	}

	#buildMenu(name, choices, chosen, onChoice) {
		const options = choices.map(({ id, title }) => element("option", { value: id }, title));
		const menu = element("select", {}, ...options);
		menu.value = chosen;
		menu.addEventListener("change", () => onChoice(menu.value));
		this.#parts[name] = menu;
		return element("label", {}, this.texts[name], menu);
	}
}

/** Replace the fragment of the page's address, which some frames forbid. */
function replaceAddress(address) {
	try {
		history.replaceState(null, "", address);
	} catch (error) {
		if (!(error instanceof DOMException)) {
			throw error;
		}
	}
}

const page = new Page(JSON.parse(document.getElementById("record").textContent));
page.start(document.querySelector("main.web-board"));
document.documentElement.classList.replace("no-script", "script");
window.goboard = {
	show: (node) => page.show(node),
	setNotation: (id) => page.setNotation(id),
	setView: (id) => page.setView(id),
	state: () => page.state(),
};
})();
