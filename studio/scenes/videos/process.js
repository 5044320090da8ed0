// The five steps: words at the left, a drawing that turns solid at the right, a rail of stations below.
const LENGTH = 6.4;
const names = ["Call", "Plan", "Design", "Build", "Launch"];
const cards = [...document.querySelectorAll(".step")];
const scenes = [...document.querySelectorAll(".scene[data-start]")].map((scene) => ({
  scene,
  start: Number(scene.dataset.start),
  parts: partsOf(scene),
}));

const fade = (time, start, end) => span(time, start - 0.05, start + 0.3) - span(time, end - 0.25, end);

window.seek = (time) => {
  const cover = 1 - span(time, 2.7, 3);
  for (const element of [find("#title"), find("#cover")]) element.style.opacity = cover;
  const seam = 54 + span(time, 0.5, 2.1) * 880;
  find("#cover-seam rect").setAttribute("width", seam);
  find("#cover-blade").setAttribute("d", seam > 54 && seam < 934 ? `M${seam} 440V616M${seam - 7} 433h14l-7 12z` : "");
  for (const [n, { scene, start, parts }] of scenes.entries()) {
    const last = n === scenes.length - 1;
    const seen = last ? span(time, start, start + 0.4) : fade(time, start, start + LENGTH);
    for (const element of [scene, cards[n]]) element.style.opacity = seen;
    cards[n].style.transform = `translateY(${(1 - span(time, start, start + 0.6)) * 18}px)`;
    showParts(parts, time - start);
  }
  design(time - scenes[2].start);
  build(time - scenes[3].start);
  launch(time - scenes[4].start);
  rail(time);
};

function design(time) {
  const made = span(time, 1.4, 4.2);
  const x = 770 + made * 370;
  find("#design-made").style.clipPath = `polygon(0 0, ${made * 200}px 0, ${made * 200}px 270px, 0 270px)`;
  find("#design-blade").setAttribute("d", made > 0 && made < 1 ? `M${x} 84V606M${x - 8} 76h16l-8 14z` : "");
}

function build(time) {
  const loaded = clamp((time - 1.8) / 2.1);
  find("#desk rect").setAttribute("height", loaded * 266);
  find("#hand rect").setAttribute("height", loaded * 244);
  find("#build-load").setAttribute("width", loaded * 444 * 0.47);
  find("#build-seconds").textContent = (loaded * 2.1).toFixed(1);
}

function launch(time) {
  const address = "oldmillbread.example";
  find("#launch-address").textContent = address.slice(0, Math.round(clamp((time - 1) / 1.6) * address.length));
  find("#launch-page").style.opacity = span(time, 2.8, 3.3);
}

function rail(time) {
  const reached = time < 3 ? 0 : (time - 3) / LENGTH;
  const x = (n) => 84 + n * 264;
  const stations = names.map((name, n) => {
    const solid = reached >= n && time >= 3;
    return `<circle cx="${x(n)}" cy="664" r="9" fill="${solid ? "#17233a" : "#f7f2e8"}" stroke="#17233a" stroke-width="1.6"/>
      <text x="${x(n) + 20}" y="671" fill="#17233a">${name}</text>`;
  });
  const end = reached === 0 ? 72 : reached < 4 ? x(reached) : mix(x(4), 1208, clamp(reached - 4));
  find("#rail").innerHTML = `<path d="M72 640H1208" stroke="#17233a" stroke-opacity="0.35"/><path d="M72 640H${end}" stroke="#17233a" stroke-width="4"/>${stations.join("")}`;
}
