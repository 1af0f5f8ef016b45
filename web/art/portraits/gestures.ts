/** Hands that do more than hold, companions on an arm, hats with a tilt, and fire behind a head. */

import { Z, fill, form, type Kit, type Part } from './kit';
import { blade, line, n, place, poly, pts, type Pt } from './pen';

/** A flat cap worn aslant, with a short feather. */
export function flatCap(spec: { colour: string; feather?: string; lean?: -1 | 1 }): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const s = spec.lean ?? 1;
    const e = (u: number, v: number, corner?: 0): Pt => k.frame.edge(u * s, v, corner);
    const top = line([
      e(-1.06, -0.5, 0),
      e(-1.1, -0.86),
      e(-0.6, -1.16),
      e(0.4, -1.24),
      e(1.3, -1.02),
      e(1.5, -0.7),
      e(1.16, -0.5),
      e(0, -0.62),
    ]);
    const feather = spec.feather
      ? form(k, blade([e(-0.7, -0.74), e(-1.1, -1.2), e(-0.8, -1.66)], [8, 30, 1]), k.tones(spec.feather), {
          depth: 6,
          edge: 3,
        })
      : '';
    const folds = fill(
      blade([e(-0.5, -0.76), e(0.3, -0.9), e(1.2, -0.8)], 9) + blade([e(-0.3, -0.96), e(0.4, -1.06), e(1.0, -0.98)], 7),
      t.deep,
      'opacity=".5"',
    );
    return {
      z: Z.gear,
      svg:
        feather +
        form(k, top, t, { depth: 16, edge: 5, inner: folds }) +
        fill(blade([e(-1.06, -0.5), k.frame.at(0, -0.62, 0.06), e(1.12, -0.5)], [9, 12, 9]), t.deep),
    };
  };
}

/** A hood that lies on the shoulders. */
export function hoodDown(colour: string): Part {
  return (k) => {
    const t = k.tones(colour);
    const { x, y, w, h } = k.frame.pose;
    const top = y + h * 1.2;
    const at = (u: number, dy: number, corner?: 0): Pt =>
      corner === 0 ? [x + u * w, top + dy, 0] : [x + u * w, top + dy];
    const shape = line([
      at(-0.7, -16),
      at(-1.4, 10),
      at(-1.6, 60),
      at(-0.8, 92),
      at(0, 120, 0),
      at(0.8, 92),
      at(1.6, 60),
      at(1.4, 10),
      at(0.7, -16),
      at(0.5, 30),
      at(0, 66),
      at(-0.5, 30),
    ]);
    return {
      z: Z.front,
      svg: form(k, shape, t, {
        depth: 12,
        edge: 4,
        inner: fill(
          blade([at(-1.2, 30), at(-0.6, 64), at(0, 92)], 9) + blade([at(1.2, 30), at(0.6, 64), at(0, 92)], 9),
          t.deep,
          'opacity=".5"',
        ),
      }),
    };
  };
}

/** One finger before the lips. */
export function pointingHand(spec: { skin: string; sleeve: string }): Part {
  return (k) => {
    const t = k.tones(spec.skin);
    const [x, y] = k.frame.at(0.02, 0.6, 0.2);
    const on = (text: string): Pt[] => place(pts(text), x, y, 1, 4);
    let svg = form(k, line(on('-26 116!, 34 110!, 90 330!, -60 330!')), k.tones(spec.sleeve), { depth: 12, edge: 4 });
    svg += form(k, blade(on('2 -34, 0 20, 2 70'), [13, 17, 20]), t, { depth: 5, edge: 3 });
    svg += form(k, line(on('-20 66, 24 60, 36 86, 30 124, -20 128, -30 96')), t, { depth: 8, edge: 3 });
    for (let i = 0; i < 3; i++)
      svg += form(
        k,
        line(
          on(`${8 + i * 2} ${62 + i * 17}, 34 ${60 + i * 17}, 38 ${70 + i * 17}, 30 ${78 + i * 17}, 6 ${78 + i * 17}`),
        ),
        t,
        { depth: 4, edge: 2 },
      );
    return { z: Z.front, svg };
  };
}

/** A star of blades between two fingers. */
export function throwingStar(spec: { x: number; y: number }): Part {
  return (k) => {
    const t = k.tones('#c3cad0');
    const { x, y } = spec;
    const points: Pt[] = [];
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI * 2;
      const r = i % 2 ? 18 : 56;
      points.push([x + Math.cos(a) * r, y + Math.sin(a) * r]);
    }
    return {
      z: Z.front,
      svg:
        form(k, poly(points), t, { depth: 10, edge: 4 }) +
        `<circle cx="${n(x)}" cy="${n(y)}" r="9" fill="${k.light.ink}"/>`,
    };
  };
}

/** A cat that looks out from the crook of an arm. */
export function catOnArm(colour: string, eye: string): Part {
  return (k) => {
    const t = k.tones(colour);
    const on = (text: string): Pt[] => place(pts(text), 316, 440, 1.1);
    let svg = form(k, line(on('-60 130!, -56 40, -30 10, 30 10, 60 50, 70 130!')), t, { depth: 12, edge: 4 });
    svg += form(k, line(on('-42 -34!, -34 -78!, -14 -46, 14 -46, 34 -78!, 42 -34, 40 0, 0 26, -40 0')), t, {
      depth: 10,
      edge: 4,
    });
    for (const dx of [-18, 18]) {
      const [x, y] = on(`${dx} -14`)[0] as Pt;
      svg += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="11" ry="9" fill="${eye}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="3" ry="8" fill="${k.light.ink}"/>`;
    }
    svg +=
      fill(poly(on('-6 2, 6 2, 0 9')), '#c98a80') +
      fill(
        blade(on('-20 8, -60 0'), 2) +
          blade(on('20 8, 60 0'), 2) +
          blade(on('-20 12, -58 14'), 2) +
          blade(on('20 12, 58 14'), 2),
        '#ffffff',
        'opacity=".6"',
      );
    return { z: Z.front, svg };
  };
}

/** A helm with wings, carried under an arm. */
export function wingedCrest(spec: { x: number; y: number; metal: string; trim: string }): Part {
  return (k) => {
    const t = k.tones(spec.metal);
    const g = k.tones(spec.trim);
    const on = (text: string): Pt[] => place(pts(text), spec.x, spec.y, 1, -8);
    let svg = '';
    for (const s of [-1, 1])
      for (let i = 0; i < 5; i++)
        svg += form(
          k,
          blade(
            on(`${s * 50} ${-10 + i * 8}, ${s * (78 + i * 4)} ${-60 + i * 20}, ${s * (74 + i * 8)} ${-120 + i * 30}`),
            [14, 20, 1],
          ),
          i % 2 ? g : t,
          { depth: 5, edge: 2, dim: s !== k.side },
        );
    svg += form(k, line(on('-56 60!, -60 0, -40 -52, 0 -68, 40 -52, 60 0, 56 60!, 20 84!, -20 84!')), t, {
      depth: 14,
      edge: 5,
    });
    svg +=
      fill(blade(on('-44 6, 0 16, 44 6'), [12, 13, 12]), k.light.ink) +
      fill(blade(on('0 -68, 0 -10, 0 16'), [8, 12, 12]), g.base);
    return { z: Z.front, svg };
  };
}

function tongues(k: Kit, y: number, count: number, tall: number, colours: readonly string[], spread = 400): string {
  let svg = '';
  colours.forEach((colour, layer) => {
    for (let i = 0; i < count; i++) {
      const x = 200 - spread / 2 + (spread * (i + 0.5)) / count + k.c.between(-8, 8);
      const high = tall * (1 - layer * 0.26) * k.c.between(0.7, 1.15);
      svg += fill(
        blade(
          [
            [x, y + 30],
            [x + k.c.between(-16, 16), y - high * 0.4],
            [x + k.c.between(-26, 26), y - high],
          ],
          [60 - layer * 12, 50 - layer * 12, 1],
        ),
        colour,
        'opacity=".85"',
      );
    }
  });
  return svg;
}

/** White fire that rises round a figure. */
export function whiteFlames(): Part {
  return (k) => ({ z: Z.far, svg: tongues(k, 560, 9, 500, ['#f0d98a', '#fff0bc', '#ffffff']) });
}

/** Fire along the foot of walls. */
export function burning(y = 470): Part {
  return (k) => ({ z: Z.far, svg: tongues(k, y, 11, 150, ['#c8401a', '#ff8a2a', '#ffe08a'], 440) });
}
