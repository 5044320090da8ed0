// Draws the lines that a presentation board was set out by: along each frame's edges, with its size, and crop marks.
const board = document.querySelector(".board");
const { width: boardWidth, height: boardHeight } = board.getBoundingClientRect();
const place = ({ offsetLeft: x, offsetTop: y, offsetWidth: w, offsetHeight: h }) => ({ x, y, w, h });

const frames = [...board.querySelectorAll(".browser, .phone, .window")].filter(({ offsetWidth }) => offsetWidth > 0);
const edges = frames.map((frame) => {
  const { x, y, w, h } = place(frame);
  const across = [y, y + h].map((at) => `M0 ${at}H${boardWidth}`);
  const down = [x, x + w].map((at) => `M${at} 0V${boardHeight}`);
  return `<path class="faint" d="${[...across, ...down].join("")}"/>${frame.dataset.size ? size(x, y, w, h, frame) : ""}`;
});

/** The frame's own width or height, as a dimension line beside it. */
function size(x, y, w, h, { dataset }) {
  const gap = 13;
  const [x1, y1, x2, y2, turn] = {
    below: [x, y + h + gap, x + w, y + h + gap, 0],
    above: [x, y - gap, x + w, y - gap, 0],
    left: [x - gap, y, x - gap, y + h, -90],
    right: [x + w + gap, y, x + w + gap, y + h, -90],
  }[dataset.size];
  const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const tick = (tx, ty) => `M${tx - 3.5} ${ty + 3.5}l7 -7`;
  return `<path d="M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}"/>
    <g transform="rotate(${turn} ${cx} ${cy})"><rect class="plate" x="${cx - 17}" y="${cy - 6}" width="34" height="12"/>
    <text x="${cx}" y="${cy + 3.2}" text-anchor="middle">${dataset.label}</text></g>`;
}

const corner = (x, y, dx, dy) => `M${x + dx * 8} ${y}h${dx * 22}M${x} ${y + dy * 8}v${dy * 22}`;
const m = 26;
const crops = [corner(m, m, -1, -1), corner(boardWidth - m, m, 1, -1), corner(m, boardHeight - m, -1, 1), corner(boardWidth - m, boardHeight - m, 1, 1)];
board.insertAdjacentHTML("afterbegin", `<svg class="lines">${edges.join("")}<path d="${crops.join("")}"/></svg>`);
