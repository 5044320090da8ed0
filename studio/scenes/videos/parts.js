// Shapes that are drawn first and filled later: data-draw and data-fill are the seconds at which each begins.
const partsOf = (scope) =>
  [...scope.querySelectorAll("[data-draw]")].map((shape) => ({
    shape,
    drawAt: Number(shape.dataset.draw),
    fillAt: Number(shape.dataset.fill ?? Infinity),
    pace: Number(shape.dataset.pace ?? 0.7),
    length: shape.getTotalLength?.() ?? 0,
    stays: shape.classList.contains("stays"),
  }));

/** Shows every part as it is at a time, and gives back the point where the pencil is, if it is drawing. */
function showParts(parts, time) {
  let point;
  for (const { shape, drawAt, fillAt, pace, length, stays } of parts) {
    const drawn = clamp((time - drawAt) / pace);
    const filled = span(time, fillAt, fillAt + 0.6);
    shape.style.visibility = drawn > 0 ? "visible" : "hidden";
    shape.style.fillOpacity = filled;
    shape.style.strokeOpacity = stays ? 1 : 1 - filled;
    if (length) {
      shape.style.strokeDasharray = drawn < 1 ? length : "none";
      shape.style.strokeDashoffset = length * (1 - drawn);
    } else if (shape.tagName === "text") {
      shape.style.clipPath = drawn < 1 ? `inset(-10% ${(1 - drawn) * 100}% -10% 0)` : "none";
    }
    if (drawn > 0 && drawn < 1) {
      const box = shape.getBBox();
      point = length ? shape.getPointAtLength(length * drawn) : { x: box.x + box.width * drawn, y: box.y + box.height * 0.8 };
    }
  }
  return point;
}

const pencil = `<path d="M0 0l26-10h170v20H26z" fill="#f0b464" stroke="#17233a" stroke-width="1.5"/><path d="M0 0l26-10v20z" fill="#fffdf7" stroke="#17233a" stroke-width="1.5"/><path d="M0 0l10-4v8z" fill="#17233a"/><path d="M182-10h14v20h-14z" fill="#c2361a" stroke="#17233a" stroke-width="1.5"/>`;
