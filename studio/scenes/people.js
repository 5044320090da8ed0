// Drawn people without features. <i data-person="314">: style of hair 3, skin 1, color of hair 4.
const skins = ["#f0cdab", "#c98d62", "#8a5636", "#e6b68e", "#5f3b28", "#d9a67e"];
const hairs = ["#2a1c17", "#6b3d22", "#c08b4a", "#17181d", "#8f8a84", "#3d2a3a"];
const cap = "M12.3 19c-.8-8 2.2-12.5 7.7-12.5S28.5 11 27.7 19c-1-4.5-2.7-6.3-5-6.8-3.5.6-9 .6-10.4 6.8z";
const styles = [
  (hair) => ({ front: `<path d="${cap}" fill="${hair}"/>` }),
  (hair) => ({
    back: `<path d="M10 33c-1-20 2-27.5 10-27.5S31 13 30 33z" fill="${hair}"/>`,
    front: `<path d="M12.5 18C15 15.5 19 13 21 9c1.5 4 4 6 6.5 9C29 9 25.5 6 20 6s-9 3-7.5 12z" fill="${hair}"/>`,
  }),
  (hair) => ({ front: `<circle cx="20" cy="5.5" r="3.8" fill="${hair}"/><path d="${cap}" fill="${hair}"/>` }),
  (hair) => ({
    back: [[13, 12], [20, 8], [27, 12], [10.5, 18], [29.5, 18], [16, 8.5], [24.5, 8.5]]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.6" fill="${hair}"/>`).join(""),
  }),
  (hair) => ({
    front: `<path d="M13 19.5c0 8 3 10.5 7 10.5s7-2.5 7-10.5c-1 3-3 4-7 4s-6-1-7-4z" fill="${hair}"/>`,
  }),
  (hair, shirt) => ({
    back: `<path d="M9 40c-1-24 1-35 11-35s12 11 11 35z" fill="${shirt}"/>`,
    front: `<path d="M12.8 18C13 11 16 9.5 20 9.5s7 1.5 7.2 8.5C29 9 26 5.5 20 5.5S11 9 12.8 18z" fill="${shirt}"/>`,
  }),
  (hair) => ({
    back: `<path d="M11 25c-2-13 1-19 9-19s11 6 9 19z" fill="${hair}"/>`,
    front: `<path d="M12.5 17c4 0 8.5-2.5 10-6 1 3 3 5 5 6 .5-7.5-2-11-7.5-11s-8 3.5-7.5 11z" fill="${hair}"/>`,
  }),
  (hair, shirt) => ({
    front: `<path d="M12 14.5c0-6 3-9 8-9s8 3 8 9z" fill="${shirt}"/><path d="M12 14.5h19v-2H12z" fill="${shirt}"/>`,
  }),
];

function person(code) {
  const [style, tone, color] = [...code].map(Number);
  const shirts = ["var(--accent, #17233a)", "#17233a", "#b8733c", "#5e6b4c", "#8c3f3a", "#41597d"];
  const shirt = shirts[(style * 5 + tone * 2 + color) % shirts.length];
  const { back = "", front = "" } = styles[style](hairs[color], shirt);
  const skin = skins[tone];
  const tint = 16 + ((style * 11 + tone * 17 + color * 5) % 30);
  return `<svg viewBox="0 0 40 40">
    <rect class="fill-only" width="40" height="40" style="fill: color-mix(in oklab, var(--accent, #17233a) ${tint}%, #fbf7ee)"/>
    ${back}
    <path d="M3 42c0-10 6-13.5 12-14.5h10c6 1 12 4.5 12 14.5z" style="fill: ${shirt}"/>
    <path d="M16 22h8v6a4 4 0 0 1-8 0z" fill="${skin}" style="filter: brightness(0.9)"/>
    <ellipse cx="20" cy="17.5" rx="7.2" ry="8.7" fill="${skin}"/>
    ${front}</svg>`.replaceAll('fill="var', 'style="fill: var');
}
for (const place of document.querySelectorAll("[data-person]")) place.innerHTML = person(place.dataset.person);
