// The record in the middle of a room, and the six seats round it.
for (const place of document.querySelectorAll("svg.disc")) {
  place.setAttribute("viewBox", "-100 -100 200 200");
  const grooves = Array.from({ length: 9 }, (_, n) => `<circle r="${92 - n * 6}" fill="none" stroke="#6b3416" stroke-width="${n % 3 ? 0.5 : 1.2}"/>`);
  place.innerHTML = `<circle r="98" fill="#2a0f03"/>${grooves.join("")}<circle r="36" fill="#e0702a"/><path d="M-36 0a36 36 0 0 1 72 0z" fill="#ffab73"/><circle r="14" fill="#a3420a"/><circle r="4" fill="#fdf1e2"/>`;
}
for (const [n, seat] of [...document.querySelectorAll(".seat")].entries()) {
  const [x, y, across, down] = seat.parentElement.dataset.round.split(" ").map(Number);
  const angle = ((n * 60 - 90 + 30) * Math.PI) / 180;
  seat.style.left = `${x + Math.cos(angle) * across}px`;
  seat.style.top = `${y + Math.sin(angle) * down}px`;
}
