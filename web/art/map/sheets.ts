/** Sea and land as sheets laid on each other. */

import { C } from './colours';
import { FIELDS, RIVERS } from './country';
import type { Grid } from './field';
import { fill, stroke } from './ink';
import type { Lay } from './lay';
import { HEIGHT } from './world';
import { mix, shift } from '../portraits/colour';
import { type Pt, along, blade, n } from '../portraits/pen';

/** The sea, lighter towards the shore. */
export function seaSheets(lay: Lay): string {
  const { X0, W, c, slow, land } = lay;
  const svg: string[] = [];
  // Sea: sheets laid one on another, lighter towards the shore.
  svg.push(`<rect x="${X0}" width="${W}" height="${HEIGHT}" fill="${C.sea[0]}"/>`);
  [-92, -58, -32, -13].forEach((level, k) =>
    svg.push(`<g filter="url(#step)">${fill(land.above(level), C.sea[k + 1] as string, 'fill-rule="evenodd"')}</g>`),
  );
  // Engraved waves.
  let waves = '';
  for (let y = 16; y < HEIGHT; y += 17)
    for (let x = X0 + 8 + (Math.round(y / 17) % 2) * 24; x < 460; x += 48) {
      const [px, py] = [x + c.between(-9, 9), y + c.between(-4, 4)];
      if (land.at(px, py) > -26 || slow(px / 120, py / 60) < -0.24) continue;
      const long = c.between(9, 17);
      waves += blade(
        [
          [px - long, py],
          [px - long / 2, py - 3.6],
          [px, py],
          [px + long / 2, py - 3.6],
          [px + long, py],
        ],
        [0.5, 2.3, 1.6, 2.3, 0.4],
      );
    }
  svg.push(fill(waves, '#e4eddc', 'opacity=".34"'));
  svg.push(
    `<path d="${land.above(-5)}" fill="none" stroke="${C.foam}" stroke-width="2" opacity=".65"/><path d="${land.above(-20)}" fill="none" stroke="${C.foam}" stroke-width="1.2" opacity=".32"/>`,
  );
  return svg.join('');
}

/** The land, plates of its kinds let in. */
export function landPlates(lay: Lay): string {
  const { c, slow, slow2, woods, rocks, wet, warm, cold, dry, clear, dryLand, coast } = lay;
  const svg: string[] = [];
  // Land: a sheet with a shadow, plates of its kinds let in.
  const plates: string[] = [fill(coast, 'url(#land)', 'fill-rule="evenodd"')];
  const plate = (grid: Grid, level: number, paint: string, filter = 'soft', opacity = 1): void =>
    void plates.push(
      `<g filter="url(#${filter})" opacity="${opacity}">${fill(grid.above(level), paint, 'fill-rule="evenodd"')}</g>`,
    );
  plate(warm, 0.24, C.gold, 'soft', 0.9);
  plate(wet, 0.3, C.marsh);
  plate(dry, 0.12, C.sand);
  plate(dry, 0.46, shift(C.sand, 1.04));
  plate(cold, 0.34, mix(C.land, C.snow, 0.66));
  plate(cold, 0.56, C.snow);
  plate(cold, 0.8, '#f4f0e4');
  plate(woods, 0.3, C.wood);
  plate(woods, 0.52, C.wood2);
  plate(rocks, 0.36, C.rock);
  plate(rocks, 0.62, C.rock2);
  // Dunes.
  let dunes = '';
  for (let k = 0; k < 190; k++) {
    const [x, y] = [c.between(1180, 1400), c.between(560, 880)];
    if (dry.at(x, y) < 0.3 || clear.at(x, y) < 12) continue;
    const r = c.between(12, 22);
    dunes += blade(
      [
        [x - r, y + 4],
        [x - r * 0.2, y - 4],
        [x + r, y + 3],
      ],
      [0.4, 3.2, 0.4],
    );
  }
  plates.push(fill(dunes, '#c4944e', 'opacity=".7"'));
  // Sown strips.
  let strips = '';
  FIELDS.forEach(([fx, fy, r], k) => {
    for (let q = 0; q < 7; q++) {
      const [x, y] = [fx + c.between(-r, r) * 0.8, fy + c.between(-r, r) * 0.6];
      if (clear.at(x, y) < 24 || !dryLand(x, y, 26) || rocks.at(x, y) > 0.3 || woods.at(x, y) > 0.36) continue;
      const turn = ((k * 53 + q * 31) % 90) - 45;
      const [fw, fh] = [c.between(24, 38), c.between(16, 24)];
      const paint = c.pick(['#d9b75f', '#c9bd6c', '#e3cc86', '#b9b869']);
      const rows = Array.from(
        { length: 5 },
        (_, i) => `M${n(-fw / 2 + 2)} ${n(-fh / 2 + ((i + 0.5) * fh) / 5)}h${n(fw - 4)}`,
      ).join('');
      strips += `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) skewX(-14)" opacity=".78"><rect x="${n(-fw / 2)}" y="${n(-fh / 2)}" width="${n(fw)}" height="${n(fh)}" fill="${paint}"/>${stroke(rows, shift(paint, 0.82), 1.5)}</g>`;
    }
  });
  plates.push(strips);
  // Rivers swell towards the sea.
  let rivers = '';
  for (const river of RIVERS) {
    const way = along(river as Pt[], 14).map(([x, y]): Pt => [
      x + 13 * slow(x / 60, y / 60),
      y + 13 * slow2(x / 60, y / 60),
    ]);
    const grow = (t: number): number => 3 + 11 * t ** 0.8;
    rivers +=
      fill(
        blade(way, (t) => grow(t) + 4.4),
        C.beach,
      ) +
      fill(blade(way, grow), C.sea[4]) +
      fill(
        blade(way, (t) => grow(t) * 0.4, 0.5),
        '#b4d1c4',
      );
  }
  plates.push(rivers);
  svg.push(
    `<g filter="url(#sheet)"><g clip-path="url(#coast)">${plates.join('')}<path d="${coast}" fill="none" stroke="${C.beach}" stroke-width="9"/><path d="${coast}" fill="none" stroke="#a98d5c" stroke-width="2.2"/></g></g>`,
  );
  return svg.join('');
}
