/** All that grows and stands on the land, from far to near. */

import { C } from './colours';
import { HAMLETS, MILLS, RIDGES } from './country';
import { at, fill, stroke } from './ink';
import { LANDMARKS } from './landmarks';
import type { Lay } from './lay';
import { fir, hill, house, leafy, mill, peak } from './stamps';
import { HEIGHT, WIDTH, type XY } from './world';
import { mix } from '../portraits/colour';
import { type Pt, along, poly } from '../portraits/pen';

interface Scene {
  things: { y: number; svg: string }[];
  put: [number, number, number][];
  lights: XY[];
  stand(x: number, y: number, body: string, size?: number): void;
  roomy(x: number, y: number, r: number): boolean;
}

function emptyScene(): Scene {
  const things: Scene['things'] = [];
  const put: Scene['put'] = [];
  return {
    things,
    put,
    lights: [],
    stand: (x, y, body, size = 1) => void things.push({ y, svg: at(x, y, body, size) }),
    roomy: (x, y, r) => put.every(([px, py, pr]) => Math.hypot(px - x, (py - y) * 1.5) > (r + pr) * 0.5),
  };
}

/** Mountains along the ridges and about mountain places. */
function peaks(lay: Lay, scene: Scene): void {
  const { w, X0, c, clear, dryLand } = lay;
  const { stand, put, roomy } = scene;
  for (const ridge of RIDGES) {
    const line = along(ridge.way as Pt[], 9);
    for (const [lx, ly] of line)
      for (let q = 0; q < 4; q++) {
        const [x, y] = [lx + c.between(-38, 38), ly + c.between(-24, 32)];
        const edge = c.between(0.5, 1.1) * (q > 1 ? 0.72 : 1);
        const h = ridge.high * edge;
        const width = h * c.between(1.05, 1.4);
        if (
          clear.at(x, y) < width * 0.22 ||
          clear.at(x - width * 0.36, y) < 3 ||
          clear.at(x + width * 0.36, y) < 3 ||
          clear.at(x, y - h * 0.6) < 1 ||
          !dryLand(x, y, 16) ||
          x < X0 + 40 ||
          x > WIDTH - 34 ||
          y - h < 16 ||
          y > HEIGHT - 22 ||
          !roomy(x, y, width * 0.52)
        )
          continue;
        put.push([x, y, width * 0.52]);
        const cold2 = Math.max(0, 1 - y / 1500);
        stand(x, y, peak(c, width, h, c.pick(['#bfae90', '#b7a68a', '#c4b296']), h > 40 ? 0.24 + 0.22 * cold2 : 0));
      }
  }
  for (const p of w.places.filter((one) => one.terrain === 'mountain')) {
    for (let k = 0; k < 26; k++) {
      const a = c.between(0, Math.PI * 2);
      const r = c.between(70, 130) * (p.island ? 0.72 : 1);
      const [x, y] = [p.x + Math.cos(a) * r, p.y + Math.sin(a) * r * 0.85 + 10];
      const h = c.between(30, 56);
      if (
        clear.at(x, y) < h * 0.34 ||
        clear.at(x, y - h * 0.55) < 3 ||
        !dryLand(x, y, 16) ||
        x < X0 + 34 ||
        x > WIDTH - 34 ||
        y - h < 18 ||
        y > HEIGHT - 22 ||
        !roomy(x, y, h * 0.62)
      )
        continue;
      put.push([x, y, h * 0.62]);
      stand(x, y, peak(c, h * 1.2, h, c.pick(['#bfae90', '#b7a68a']), h > 38 ? 0.32 : 0));
    }
  }
}

/** Mills and houses; their lamps shine by night. */
function hamlets(lay: Lay, scene: Scene): void {
  const { c, clear, dryLand } = lay;
  const { stand, put, roomy, lights } = scene;
  for (const [mx, my] of MILLS) {
    if (clear.at(mx, my) < 12 || !dryLand(mx, my, 18) || !roomy(mx, my, 20)) continue;
    put.push([mx, my, 30]);
    lights.push([mx, my - 8]);
    stand(mx, my, mill(1.2));
  }
  for (const [hx, hy] of HAMLETS) {
    if (!dryLand(hx, hy, 22)) continue;
    for (let q = 0; q < 4; q++) {
      const [x, y] = [hx + c.between(-24, 24), hy + c.between(-16, 16)];
      if (clear.at(x, y) < 13 || !roomy(x, y, 17)) continue;
      put.push([x, y, 17]);
      lights.push([x, y - 4]);
      stand(x, y, house(c.between(11, 14), c.pick(['#b0583c', '#9a4f38', '#8a6a42', '#a5643f'])));
    }
  }
}

/** Firs in the north, leaves in the south. */
function trees(lay: Lay, scene: Scene): void {
  const { X0, c, woods, rocks, cold, dry, clear, dryLand } = lay;
  const { stand, put, roomy } = scene;
  for (let y = 20; y < HEIGHT - 14; y += 13)
    for (let x0 = X0 + 20; x0 < WIDTH - 16; x0 += 15) {
      const [x, py] = [x0 + c.between(-6, 6), y + c.between(-5, 5)];
      const v = woods.at(x, py);
      const lone = v <= 0.42 && c.between(0, 1) < 0.018;
      if (
        (v < 0.42 && !lone) ||
        (v < 0.6 && c.between(0, 1) < 0.4) ||
        (rocks.at(x, py) > 0.7 && v < 0.6) ||
        dry.at(x, py) > 0.2
      )
        continue;
      if (clear.at(x, py) < 11 || clear.at(x, py - 12) < 6 || !dryLand(x, py, 14) || !roomy(x, py, 15)) continue;
      put.push([x, py, 14]);
      const size = c.between(16, 25);
      const warmth = Math.max(0, Math.min(1, (py - 500) / 900));
      const green = mix(mix('#6f8a66', '#7f9250', warmth), '#8a9a5c', c.between(0, 0.5));
      stand(
        x,
        py,
        warmth > c.between(0.25, 1.1)
          ? leafy(c, size * 1.05, mix(green, '#a59a4a', c.between(0, 0.4)))
          : fir(c, size, green, cold.at(x, py) > c.between(-0.3, 0.35)),
      );
    }
}

/** Low hills and grass where nothing else grows. */
function hills(lay: Lay, scene: Scene): void {
  const { X0, c, woods, rocks, wet, cold, dry, clear, dryLand } = lay;
  const { stand, put, roomy } = scene;
  // Low hills and grass where nothing else grows.
  for (let k = 0; k < 1700; k++) {
    const [x, y] = [c.between(X0 + 30, WIDTH - 30), c.between(30, HEIGHT - 24)];
    if (rocks.at(x, y) > 0.34 && woods.at(x, y) < 0.5 && clear.at(x, y) > 9 && dryLand(x, y, 14) && roomy(x, y, 18)) {
      put.push([x, y, 12]);
      const r = c.between(4, 7);
      stand(
        x,
        y,
        fill(
          poly([
            [-r, 1],
            [-r * 0.2, -r * 1.1],
            [r * 0.2, 1],
          ]),
          '#d9ccae',
        ) +
          fill(
            poly([
              [r, 1],
              [-r * 0.2, -r * 1.1],
              [r * 0.2, 1],
            ]),
            '#a39274',
          ),
      );
      continue;
    }
    if (woods.at(x, y) > 0.34 || rocks.at(x, y) > 0.5 || wet.at(x, y) > 0.4 || dry.at(x, y) > 0.2 || !dryLand(x, y, 22))
      continue;
    if (k % 5 === 0) {
      const size = c.between(40, 62);
      if (clear.at(x, y) < size * 0.5 || clear.at(x + 14, y) < 10 || clear.at(x - 14, y) < 10 || !roomy(x, y, size))
        continue;
      put.push([x, y, size * 0.6]);
      stand(
        x,
        y,
        hill(
          size,
          size * 0.24,
          rocks.at(x, y) > 0.3 ? C.rock : cold.at(x, y) > 0.5 ? C.snow : mix('#d8cba0', '#dec388', y / HEIGHT),
        ),
      );
    } else if (clear.at(x, y) > 9 && roomy(x, y, 18)) {
      put.push([x, y, 10]);
      stand(x, y, stroke('M-4 0l-2 -5M0 0v-6.5M4 0l2 -5', '#a59459', 1.5, 'opacity=".8"'));
    }
  }
}

/** Reeds in the wet. */
function reeds(lay: Lay, scene: Scene): void {
  const { X0, c, wet, clear, dryLand } = lay;
  const { stand, put, roomy } = scene;
  // Reeds in the wet.
  for (let k = 0; k < 420; k++) {
    const [x, y] = [c.between(X0 + 20, WIDTH - 20), c.between(20, HEIGHT - 20)];
    if (wet.at(x, y) < 0.36 || clear.at(x, y) < 8 || !dryLand(x, y, 6) || !roomy(x, y, 14)) continue;
    put.push([x, y, 12]);
    stand(
      x,
      y,
      stroke('M-5 0q1 -6 -2 -9M0 0v-11M5 0q-1 -6 2 -9', '#7f8f5c', 1.7) +
        fill('M-1.2 -11h2.4v-5h-2.4z', '#8a6a42') +
        stroke('M-9 2h18', '#8fb3a8', 1.4),
    );
  }
}

/** What each place is known by. */
function landmarks(lay: Lay, scene: Scene): void {
  const { w, left } = lay;
  const { stand, lights } = scene;
  for (const p of w.places) {
    const mark = LANDMARKS[p.id];
    if (!mark || (p.island && !left)) continue;
    stand(p.x + mark.dx * 1.08, p.y + mark.dy, mark.body, (mark.size ?? 1) * 1.16);
    lights.push(
      [p.x + mark.dx, p.y + mark.dy - 18],
      [p.x + mark.dx - 16, p.y + mark.dy - 8],
      [p.x + mark.dx + 14, p.y + mark.dy - 8],
    );
  }
}

/** The picture of all that stands, and where its lamps are. */
export function growth(lay: Lay): { svg: string; lights: XY[] } {
  const scene = emptyScene();
  for (const plant of [peaks, hamlets, trees, hills, reeds, landmarks]) plant(lay, scene);
  scene.things.sort((a, b) => a.y - b.y);
  return { svg: `<g>${scene.things.map((thing) => thing.svg).join('')}</g>`, lights: scene.lights };
}
