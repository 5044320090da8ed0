// Each press on a theme spreads its colors from the swatch over the whole chat; the last one is the first again.
const layers = [...document.querySelectorAll("iframe")];
const presses = [1.2, 3.2, 5.2, 7.2];
let centres;

window.seek = (time) => {
  centres ??= layers.map(({ contentDocument }) => {
    const { left, top, width, height } = contentDocument.querySelector(".swatch.on i").getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
  for (const [n, layer] of layers.entries()) {
    if (n === 0) continue;
    const [x, y] = centres[n];
    layer.style.clipPath = `circle(${span(time, presses[n - 1], presses[n - 1] + 1.1) * 1420}px at ${x}px ${y}px)`;
  }
  const rest = [700, 600];
  const path = [[0, ...rest]];
  for (const [n, at] of presses.entries()) path.push([at - 0.15, ...centres[n + 1]], [at + 0.35, ...centres[n + 1]]);
  point(time, [...path, [8.6, ...rest]], presses);
};
