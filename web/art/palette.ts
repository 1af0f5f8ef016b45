/** The colours of a scene: a faction has three lights, and each card falls under one of them. */

export interface Palette {
  /** The sky from top to horizon. */
  sky: readonly [string, string, string];
  /** Ridges from far to near. */
  land: readonly [string, string, string];
  /** Sun or moon. */
  disc: string;
  /** What the emblem is lit by, and its own colour. */
  glow: string;
  figure: readonly [string, string];
}

const BONE = '#f7ecd2';

export const PALETTES: Record<string, readonly [Palette, Palette, Palette]> = {
  monsters: [
    light(['#1b0a12', '#4d1420', '#a63a2a'], ['#5e1f22', '#3a1219', '#1a080d'], '#f0a060', '#ff9a5c', '#e9a98a'),
    light(['#140b1a', '#3b1430', '#8a2f45'], ['#4b1a30', '#2e1021', '#140710'], '#e7b3b8', '#ff8f8f', '#e5a3ad'),
    light(['#10110c', '#3a2416', '#9c5a22'], ['#4d2d16', '#2e1b10', '#140c07'], '#ffcf7a', '#ffb057', '#e8b784'),
  ],
  nilfgaard: [
    light(['#0b0a08', '#33270f', '#b08a2c'], ['#4a3a16', '#2a210e', '#100c05'], '#ffe08a', '#ffd667', '#e5c98b'),
    light(['#08090c', '#2a2a2e', '#8d7a4a'], ['#3c3a34', '#22211f', '#0c0b0b'], '#f3e3b0', '#f6dd9a', '#d9c9a0'),
    light(['#0f0a06', '#452a10', '#c9772a'], ['#52300f', '#301c0a', '#130a04'], '#ffcd83', '#ffbd61', '#ebbd85'),
  ],
  northern_realms: [
    light(['#0a1626', '#1d4a75', '#6fa9d6'], ['#2c5b86', '#1c3f63', '#0c1f35'], '#f4e9c0', '#bfe0ff', '#a9c9e6'),
    light(['#0b1020', '#263b73', '#8c86c0'], ['#39487f', '#25315c', '#10162e'], '#ffe2b8', '#c7cdff', '#b3b9e2'),
    light(['#0d1a22', '#2b5866', '#d8b67a'], ['#3a626b', '#24444c', '#0f2227'], '#ffe9ad', '#ffe0a3', '#b9cfd0'),
  ],
  scoiatael: [
    light(['#07130d', '#1c4a2c', '#86b45a'], ['#2f6336', '#1d4427', '#0b1f12'], '#eaf2b0', '#d5f29a', '#b5d69a'),
    light(['#081416', '#1a4748', '#5fb09a'], ['#276057', '#18413d', '#0a1f1e'], '#dff5e0', '#aef2d5', '#9fd3c2'),
    light(['#141207', '#4a4a16', '#c9a83e'], ['#55561f', '#373915', '#18190a'], '#ffeeb0', '#f4e07f', '#d3cb8c'),
  ],
  skellige: [
    light(['#0d0a1f', '#3a2c6e', '#8d80c9'], ['#463a7d', '#2e2657', '#14102b'], '#e8e6ff', '#c9c2ff', '#bab3e6'),
    light(['#071319', '#1f4a63', '#7fb6bd'], ['#2f5f74', '#1e4254', '#0c202b'], '#e9f7f2', '#b6efe8', '#a6cdd4'),
    light(['#120d1c', '#4a2f5e', '#d08a8c'], ['#553a68', '#382747', '#180f21'], '#ffdcc2', '#ffc4bd', '#d8b3c4'),
  ],
  neutral: [
    light(['#14100c', '#4a3826', '#c79a5c'], ['#5a452d', '#3a2c1d', '#19120b'], '#ffe6b5', '#ffdb9e', '#dcc3a0'),
    light(['#0f1114', '#3a4048', '#a6a08c'], ['#4a4e50', '#2f3336', '#131617'], '#f5efd8', '#efe6c8', '#cfcabb'),
    light(['#150f14', '#4d3040', '#c08a6a'], ['#5a3c46', '#3a2730', '#190f15'], '#ffdfc0', '#ffcfa8', '#dcb8ac'),
  ],
  special: [
    light(['#120d08', '#46301a', '#b8863c'], ['#4d361d', '#302113', '#140d07'], '#ffe6a8', '#ffd07a', '#e8cb98'),
    light(['#120d08', '#46301a', '#b8863c'], ['#4d361d', '#302113', '#140d07'], '#ffe6a8', '#ffd07a', '#e8cb98'),
    light(['#120d08', '#46301a', '#b8863c'], ['#4d361d', '#302113', '#140d07'], '#ffe6a8', '#ffd07a', '#e8cb98'),
  ],
};

/** Weather has a sky of its own. */
export const WEATHER: Record<string, Palette> = {
  biting_frost: light(['#0f2436', '#3f7ea3', '#cfeaf4'], ['#9cc6d8', '#6fa3bc', '#3a6a86'], '#ffffff', '#e6fbff', '#cdeaf5'),
  impenetrable_fog: light(['#23282b', '#5d686b', '#b7c0bd'], ['#8e9997', '#6a7675', '#3d4747'], '#f0f3ea', '#f3f6ee', '#d5dcd6'),
  torrential_rain: light(['#0a1320', '#24405c', '#5f86a0'], ['#2f506a', '#1f3a50', '#0e2030'], '#cfe0ea', '#a9d4f2', '#b3cddd'),
  skellige_storm: light(['#0a0c1c', '#2b2f5e', '#6a76a8'], ['#2f3a66', '#1e2749', '#0c1128'], '#dfe3ff', '#b9c6ff', '#b9c0e0'),
  clear_weather: light(['#1c5a94', '#6fb4dd', '#ffe6a6'], ['#7fa060', '#5a8048', '#2f4d2a'], '#fff6c8', '#fff1b0', '#ffe9b8'),
};

function light(
  sky: Palette['sky'],
  land: Palette['land'],
  disc: string,
  glow: string,
  shade: string,
): Palette {
  return { sky, land, disc, glow, figure: [BONE, shade] };
}
