<?php
// Print what the parser of SLtxt2PNG understands of diagrams: php sltxt2png.php PROGRAM < TEXTS
// TEXTS is a JSON list. PROGRAM is sltxt2png.php, made to run with PHP 8 by boards.py.
error_reporting(E_ERROR | E_PARSE);
require $argv[1];

class Reading extends GoDiagram {
    function facts() {
        return [
            'valid' => $this->isValid(), 'title' => $this->title, 'start' => $this->startMoveNum,
            'first' => $this->firstColor, 'size' => $this->boardSize,
            'coordinates' => (bool) $this->coordinates,
            'width' => $this->width, 'height' => $this->height,
            'borders' => array_map('boolval', [
                $this->leftborder, $this->topborder, $this->rightborder, $this->bottomborder]),
            'position' => $this->getStartPosition(), 'moves' => (object) $this->getMoves(),
            'marks' => $this->getMarkup(), 'pairs' => $this->specialMarkup,
        ];
    }
}

$texts = json_decode(stream_get_contents(STDIN));
echo json_encode(array_map(fn($text) => (new Reading($text))->facts(), $texts));
