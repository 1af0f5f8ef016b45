/** The cat of the house in candle light, as the sign of the app. */

/** Icons by their file, with the width and how much room is left around the cat: systems cut round ones out of it. */
export const ICONS = {
  'icons/icon-192.png': [192, 0],
  'icons/icon-512.png': [512, 0],
  'icons/maskable-512.png': [512, 0.14],
  'icons/touch-180.png': [180, 0.06],
} as const;

/** `room`: which part of the width stays free on each side of the cat. */
export function icon(room: number): string {
  const scale = 1 - 2 * room;
  const corner = room ? 0 : 112;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <defs>
    <radialGradient id="glow" cx=".5" cy=".42" r=".7"><stop offset="0" stop-color="#6b3f1a"/><stop offset=".55" stop-color="#2c1a0d"/><stop offset="1" stop-color="#140d08"/></radialGradient>
    <linearGradient id="fur" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe2a6"/><stop offset="1" stop-color="#e59a3c"/></linearGradient>
  </defs>
  <rect width="512" height="512" rx="${corner}" fill="url(#glow)"/>
  <g transform="translate(${256 * (1 - scale)} ${256 * (1 - scale)}) scale(${scale})">
    <rect x="26" y="26" width="460" height="460" rx="92" fill="none" stroke="#b9853a" stroke-width="8"/>
    <path d="M116 330V132l72 64q68-24 136 0l72-64v198q0 106-140 106t-140-106z" fill="url(#fur)"/>
    <path d="M132 176v44l34-14zM380 176v44l-34-14z" fill="#a8602a"/>
    <path d="M176 290q26-34 58 0q-32 24-58 0zM278 290q32-34 58 0q-26 24-58 0z" fill="#1d130b"/>
    <path d="M203 270v34M307 270v34" stroke="#ffcf7d" stroke-width="7" stroke-linecap="round"/>
    <path d="M240 340h32l-16 16zM256 356q-12 26-34 16M256 356q12 26 34 16" fill="#1d130b" stroke="#1d130b" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M196 352l-96-16M196 368l-92 18M316 352l96-16M316 368l92 18" stroke="#4a2c12" stroke-width="6" stroke-linecap="round"/>
  </g>
</svg>`;
}
