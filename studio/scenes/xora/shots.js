// One drawn take, "pouring coffee", from which every picture in Xora is cropped: <i data-shot="hands">.
const take = `
  <rect width="320" height="180" fill="#e9d9c0"/><rect width="320" height="112" fill="#c9b694"/>
  <path d="M0 112h320v68H0z" fill="#8a5f3c"/><path d="M0 112h320v5H0z" fill="#75502f"/>
  <rect x="18" y="16" width="84" height="70" fill="#f4ead6"/><path d="M18 51h84M60 16v70" stroke="#a98f68" stroke-width="3"/>
  <circle cx="82" cy="34" r="9" fill="#f1c069"/>
  <path d="M262 112V78c0-8 5-11 12-11h14c7 0 12 3 12 11v34z" fill="#4b6a5a"/><path d="M281 67C262 50 262 34 270 22c8 10 12 20 11 45 3-20 9-30 20-36 0 16-6 28-20 36z" fill="#5e8570"/>
  <g><path d="M150 118h44l-5 38h-34z" fill="#f7f3ea"/><path d="M194 126c14-2 14 20-2 20l1-7c7 0 7-8 0-7z" fill="#f7f3ea"/>
  <path d="M142 84h60l-16 28h-28z" fill="#2d4a8f"/><rect x="150" y="110" width="44" height="7" rx="3" fill="#22396f"/>
  <path d="M148 84h48l-3 6h-42z" fill="#5a3a22"/></g>
  <path d="M174 60q2 14 0 26" stroke="#cfe3ef" stroke-width="3" fill="none" stroke-linecap="round"/>
  <g transform="rotate(-18 92 52)"><path d="M60 32h52c10 6 14 34 10 46H54c-6-14-4-36 6-46z" fill="#22306b"/><path d="M66 32c2-12 40-12 42 0z" fill="#1a2554"/><circle cx="87" cy="19" r="4" fill="#d9a441"/>
  <path d="M121 66c20 0 22-30 44-22l5 6c-18-2-22 28-49 28z" fill="#22306b"/><path d="M56 40C28 36 28 76 55 72" stroke="#1a2554" stroke-width="7" fill="none"/></g>
  <path d="M0 128c14-26 30-44 40-48 8-3 20 4 14 12-8 8-12 20-18 40z" fill="#c98d62"/><path d="M0 118l22-12 12 26-14 24H0z" fill="#d8d2c4"/>`;
const crops = { wide: "0 0 320 180", hands: "0 40 80 142", pour: "128 30 80 142", cup: "132 68 63 112", kettle: "56 12 88 156", window: "10 0 76 135", plant: "240 14 72 128", square: "110 40 120 120" };
for (const place of document.querySelectorAll("[data-shot]"))
  place.innerHTML = `<svg viewBox="${crops[place.dataset.shot]}" preserveAspectRatio="xMidYMid slice">${take}</svg>`;
