// What a film's scene needs to place everything at a given second. Opened by hand, a scene plays by itself.
const clamp = (value) => Math.min(1, Math.max(0, value));
const ease = (k) => (k < 0.5 ? 4 * k ** 3 : 1 - (2 - 2 * k) ** 3 / 2);
const mix = (from, to, k) => from + (to - from) * k;
/** How far the time is between two seconds, from 0 to 1, slow at both ends. */
const span = (time, from, to) => ease(clamp((time - from) / (to - from)));
/** The value at a time, given [second, value] stops. */
const stops = (time, ...list) =>
  list.reduce((value, [at, next], n) => (n === 0 ? next : mix(value, next, span(time, list[n - 1][0], at))), 0);
const find = (selector) => document.querySelector(selector);

/** A dimension line below or beside a box, with its size in words. */
function dimension(x1, y1, x2, y2, words) {
  const tick = (x, y) => `<path d="M${x - 5} ${y + 5}l10 -10"/>`;
  const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const half = words.length * 4.5 + 9;
  return `<path d="M${x1} ${y1}L${x2} ${y2}"/>${tick(x1, y1)}${tick(x2, y2)}
    <rect x="${cx - half}" y="${cy - 11}" width="${half * 2}" height="22"/><text x="${cx}" y="${cy + 5}">${words}</text>`;
}

/** Scrolls a page in a frame to a part of its length, from 0 to 1. */
function scrollTo(frame, part) {
  const { documentElement } = frame.contentDocument;
  frame.contentWindow.scrollTo(0, part * (documentElement.scrollHeight - frame.clientHeight));
}

addEventListener("load", () => {
  if (navigator.webdriver) return window.seek(0);
  const start = performance.now();
  const play = (now) => {
    window.seek(((now - start) / 1000) % Number(document.body.dataset.seconds ?? 8));
    requestAnimationFrame(play);
  };
  requestAnimationFrame(play);
});

/** Moves the pointer along [second, x, y] stops and presses it at the given seconds. */
function point(time, path, presses = []) {
  const x = stops(time, ...path.map(([at, left]) => [at, left]));
  const y = stops(time, ...path.map(([at, , top]) => [at, top]));
  const pressed = presses.some((at) => time >= at && time < at + 0.18);
  find(".pointer").style.transform = `translate(${x}px, ${y}px) scale(${pressed ? 0.82 : 1})`;
}
