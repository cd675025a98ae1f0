import {
  arch,
  battlement,
  box,
  detail,
  house,
  keep,
  lancet,
  mass,
  opening,
  pole,
  shade,
  spire,
  stones,
  veil,
  type Piece,
} from './buildings.ts';
import { bow, line, oval, polygon } from './paths.ts';

/** A small flag that flies to the right. */
const flag = (x: number, y: number): Piece[] => [
  pole(line([x, y], [x, y - 0.2])),
  mass('roof', polygon([x, y - 0.2], [x + 0.17, y - 0.145], [x, y - 0.085])),
];

/** Houses around a church. */
export const TOWN: readonly Piece[] = [
  ...house({ foot: [-0.33, -0.21], gable: 0.15, side: 0.2, wall: 0.17, roof: 0.15 }),
  ...house({ foot: [0.36, -0.22], gable: 0.15, side: 0.2, wall: 0.17, roof: 0.15, facing: -1, chimney: 0.6 }),
  mass('wall', box([0, -0.1], 0.2, 0.54)),
  shade(
    [
      [0.04, -0.64],
      [0.04, -0.1],
    ],
    [
      [0.1, -0.64],
      [0.1, -0.1],
    ],
  ),
  opening(lancet([0, -0.45], 0.07, 0.13)),
  ...spire([0, -0.63], 0.27, 0.35),
  ...house({ foot: [-0.49, -0.02], gable: 0.15, side: 0.2, wall: 0.17, roof: 0.15, chimney: 0.7 }),
  ...house({ foot: [0.48, -0.01], gable: 0.16, side: 0.2, wall: 0.17, roof: 0.15, facing: -1 }),
  ...house({ foot: [0, 0], gable: 0.17, side: 0.25, wall: 0.19, roof: 0.17 }),
];

/** A few houses. */
export const VILLAGE: readonly Piece[] = [
  ...house({ foot: [0.02, -0.2], gable: 0.16, side: 0.22, wall: 0.18, roof: 0.16, chimney: 0.7 }),
  ...house({ foot: [-0.27, 0], gable: 0.18, side: 0.23, wall: 0.2, roof: 0.17 }),
  ...house({ foot: [0.29, -0.01], gable: 0.16, side: 0.21, wall: 0.18, roof: 0.16, facing: -1 }),
];

/** A keep and a turret behind a wall with a gate between two towers. */
export const CASTLE: readonly Piece[] = [
  mass('wall', box([0.22, -0.2], 0.15, 0.4)),
  shade(
    [
      [0.25, -0.6],
      [0.25, -0.2],
    ],
    [
      [0.295, -0.6],
      [0.295, -0.2],
    ],
  ),
  ...spire([0.22, -0.59], 0.22, 0.24),
  ...flag(-0.06, -0.78),
  ...keep([-0.06, -0.2], 0.3, 0.58, 3),
  opening(lancet([-0.06, -0.46], 0.055, 0.13)),
  mass('wall', battlement([0, 0], 0.8, 0.28, 6, 0.055)),
  stones([
    [-0.24, -0.2],
    [0.16, -0.22],
    [0.2, -0.1],
    [-0.27, -0.08],
  ]),
  ...keep([-0.43, 0], 0.22, 0.52, 3),
  ...keep([0.43, 0], 0.22, 0.52, 3),
  opening(lancet([-0.44, -0.2], 0.04, 0.12), lancet([0.42, -0.2], 0.04, 0.12)),
  mass('wall', arch([0, 0], 0.25, 0.25)),
  opening(arch([0, 0], 0.17, 0.2)),
];

/** A watchtower on a rock. */
export const TOWER: readonly Piece[] = [
  ...keep([0, 0], 0.27, 0.98, 3),
  opening(lancet([0, -0.52], 0.06, 0.15), arch([0, 0], 0.13, 0.22)),
  stones(
    [
      [-0.1, -0.66],
      [-0.11, -0.43],
      [0.03, -0.7],
      [-0.1, -0.36],
      [0.02, -0.3],
    ],
    0.05,
  ),
  mass('wall', polygon([-0.23, 0], [-0.21, -0.07], [-0.15, -0.1], [-0.1, -0.06], [-0.08, 0])),
  mass('wall', polygon([0.1, 0], [0.12, -0.05], [0.16, -0.07], [0.21, -0.04], [0.22, 0])),
];

/** Two tents with their poles. */
export const CAMP: readonly Piece[] = [
  pole(line([0.24, -0.45], [0.28, -0.38], [0.32, -0.45])),
  mass('roof', polygon([0, 0], [0.28, -0.38], [0.53, 0])),
  veil(polygon([0.36, 0], [0.28, -0.38], [0.53, 0])),
  opening(polygon([0.2, 0], [0.28, -0.24], [0.35, 0])),
  pole(line([-0.25, -0.61], [-0.2, -0.53], [-0.15, -0.61])),
  mass('wall', bow([-0.53, 0], [-0.32, -0.23], [-0.2, -0.53], [-0.08, -0.23], [0.13, 0]) + 'Z'),
  veil(bow([0.13, 0], [-0.08, -0.23], [-0.2, -0.53], [-0.15, -0.23], [-0.03, 0]) + 'Z'),
  opening(bow([-0.31, 0], [-0.23, -0.14], [-0.2, -0.38], [-0.17, -0.14], [-0.09, 0]) + 'Z'),
  detail(bow([-0.27, -0.36], [-0.33, -0.18], [-0.41, -0.06])),
];

/** A roof on columns above a well. */
export const SHRINE: readonly Piece[] = [
  mass('wall', box([0, 0], 0.6, 0.06)),
  mass('wall', box([0, -0.06], 0.5, 0.05)),
  { path: box([0, -0.11], 0.34, 0.31), fill: 'hollow' },
  mass('wall', box([0, -0.11], 0.14, 0.12)),
  mass('wall', box([-0.185, -0.11], 0.08, 0.31)),
  mass('wall', box([0.185, -0.11], 0.08, 0.31)),
  pole(line([0, -0.68], [0, -0.78])),
  mass('roof', oval([0, -0.77], 0.028)),
  mass('roof', polygon([-0.32, -0.39], [-0.28, -0.45], [0, -0.69], [0.28, -0.45], [0.32, -0.39])),
  veil(polygon([0, -0.69], [0.28, -0.45], [0.32, -0.39], [0.12, -0.39])),
];
