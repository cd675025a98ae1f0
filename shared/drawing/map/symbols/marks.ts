import type { Drawing, Part } from '../../pen/pen.ts';
import type { Palette } from '../palette/palette.ts';
import { bow, chances, line, oval, several, shape, variants, type Spot } from './paths.ts';

/** Blades of grass, bent outwards. */
function tuft(palette: Palette, index: number): Part[] {
  const roll = chances(10, index);
  const count = 3 + (index % 3 === 2 ? 1 : 0) + (index === 4 ? 2 : 0);
  const blades = several(count, (blade) => {
    const out = blade / (count - 1) - 0.5;
    const length = (0.85 - Math.abs(out) * 0.6) * roll(0.85, 1.15);
    return bow([out * 0.35, 0], [out * 0.45, -0.4 * length], [out + roll(-0.08, 0.08), -length]);
  });
  return [{ shape: shape(...blades), line: palette.grass, width: 0.85 }];
}

/** A sprig of heather with its flowers. */
function sprig(palette: Palette, index: number): Part[] {
  const roll = chances(11, index);
  const twigs = [-1, 0, 1].map((side): Spot => [
    side * 0.4 + roll(-0.06, 0.06),
    -(0.64 - Math.abs(side) * 0.17) * roll(0.9, 1.1),
  ]);
  const stems = twigs.map(([x, y]) => bow([0, 0], [x * 0.3, y * 0.5], [x, y]));
  return [
    { shape: shape(...stems), line: palette.heatherLine, width: 0.8 },
    { shape: shape(...twigs.map(([x, y]) => oval([x, y - 0.03], 0.075))), fill: palette.heather },
    { shape: shape(...twigs.map(([x, y]) => oval([x, y - 0.03], 0.05))), line: palette.heather, width: 0.7 },
  ];
}

/** Wet ground with a few stalks. */
function bog(palette: Palette, index: number): Part[] {
  const roll = chances(12, index);
  const stalks = [-1, 0, 1].map((side) =>
    line(
      [side * 0.17, 0],
      [side * 0.3 + roll(-0.07, 0.07), -(0.55 - Math.abs(side) * 0.16) * roll(0.85, 1.1)],
    ),
  );
  const [above, below] = [roll(-0.08, 0.08), roll(-0.12, 0.12)];
  const ground = [line([above - 0.6, 0], [above + 0.5, 0]), line([below - 0.25, 0.2], [below + 0.7, 0.2])];
  return [{ shape: shape(...ground, ...stalks), line: palette.moss, width: 0.85 }];
}

/** The crest of a dune and the edge between its light and its dark side. */
function dune(palette: Palette, index: number): Part[] {
  const roll = chances(13, index);
  const crest: Spot = [0.25 + roll(-0.1, 0.1), -0.3 * roll(0.85, 1.2)];
  const ridge = bow([-1, 0], [crest[0] - 0.45, crest[1] * 1.8], crest, [crest[0] + 0.08, -0.06], [1, 0.01]);
  const lee = bow(crest, [crest[0] - 0.25, crest[1] * 0.35], [crest[0] - 0.2, 0.05]);
  const sand = [0.32, 0.52].map((out) => line([out + 0.1, 0.02 - out * 0.05], [out + 0.24, 0.07]));
  return [
    { shape: shape(ridge, lee), line: palette.hillLine, width: 0.8 },
    ...(index % 2 ? [{ shape: shape(...sand), line: palette.hillLine, width: 0.55 }] : []),
  ];
}

/** Snow that the wind has heaped up. */
function drift(palette: Palette, index: number): Part[] {
  const roll = chances(14, index);
  const [half, height, under] = [0.45 * roll(0.9, 1.1), 0.34 * roll(0.8, 1.15), roll(-0.1, 0.1)];
  const heap = bow([-half, -0.16], [-half * 0.1, -height * 1.9], [half, -0.2]);
  const ground = bow([under - 0.2, 0.06], [under + 0.2, 0.1], [under + 0.6, 0.05]);
  return [{ shape: shape(heap, ground), line: palette.drift, width: 0.8 }];
}

/** The double arc of the sea. */
function wave(palette: Palette, index: number): Part[] {
  const roll = chances(15, index);
  const middle: Spot = [index ? roll(-0.06, 0.06) : 0, 0];
  const [left, right] = [-0.25 * roll(0.85, 1.15), -0.25 * roll(0.85, 1.15)];
  const arcs = bow([-0.5, 0.01], [-0.25, left], middle, [0.25, right], [0.5, 0.01]);
  return [{ shape: shape(arcs), line: palette.wave, width: 0.8 }];
}

interface Reeds {
  blades: string[];
  tips: Spot[];
}
function reedsOf(index: number): Reeds {
  const roll = chances(16, index);
  const count = 4 + (index % 3);
  const tips = several(count, (blade): Spot => {
    const out = (blade + 0.5) / count - 0.5;
    return [out * 0.95 + roll(-0.04, 0.04), -roll(0.58, 1.02)];
  });
  const blades = tips.map(([x, y]) => bow([x * 0.45, 0], [x * 0.52, y * 0.6], [x, y]));
  const folded = roll(0.3, 0.42) * (index % 2 ? 1 : -1);
  const leaf = bow(
    [folded * 0.3, 0],
    [folded * 0.5, -0.5],
    [folded, -0.42],
    [folded * 1.25, -0.38],
    [folded * 1.4, -0.22],
  );
  return { blades: [...blades, leaf], tips };
}

/** A reed’s head, hanging a little from the tip of its stalk. */
const head = ([x, y]: Spot): string => oval([x * 0.98, y + 0.085], 0.042, 0.1);

function reeds(palette: Palette, index: number, hasHeads: boolean): Part[] {
  const { blades, tips } = reedsOf(index);
  const heads = tips.filter((_, tip) => (tip + index) % 3 === 0).map(head);
  const ripples = [
    line([-0.62, 0.02], [-0.25, 0.02]),
    line([0.2, 0.02], [0.66, 0.02]),
    line([-0.28, 0.12], [0.3, 0.12]),
  ];
  const pool: Part = { shape: shape(oval([0, 0.02], 0.62, 0.15)), fill: palette.pool, alpha: 0.75 };
  const topped: Part = { shape: shape(...heads), fill: palette.reedHead, line: palette.reedHead, width: 0.5 };
  return [
    ...(palette.isInk ? [] : [pool]),
    { shape: shape(...ripples), line: palette.reed, width: 0.7 },
    { shape: shape(...blades), line: palette.reed, width: palette.isInk ? 0.75 : 1 },
    ...(hasHeads ? [topped] : []),
  ];
}

/** Small marks of the ground: each list holds the variants of one. */
export const marksOf = (
  palette: Palette,
): Record<
  'tufts' | 'heather' | 'moss' | 'dunes' | 'drifts' | 'waves' | 'reeds' | 'plainReeds',
  Drawing[]
> => ({
  tufts: variants('tuft', 6, (index) => tuft(palette, index)),
  heather: variants('heather', 6, (index) => sprig(palette, index)),
  moss: variants('moss', 5, (index) => bog(palette, index)),
  dunes: variants('dune', 5, (index) => dune(palette, index)),
  drifts: variants('drift', 5, (index) => drift(palette, index)),
  waves: variants('wave', 3, (index) => wave(palette, index)),
  reeds: variants('reeds', 6, (index) => reeds(palette, index, true)),
  plainReeds: variants('plain-reeds', 6, (index) => reeds(palette, index, false)),
});
