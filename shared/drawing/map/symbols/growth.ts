import type { Drawing } from '../../pen/pen.ts';
import type { Palette } from '../palette/palette.ts';
import { hillsOf } from './hills.ts';
import { marksOf } from './marks.ts';
import { mountainsOf } from './mountains.ts';
import { remembered } from '../../../remembered.ts';

import { firsOf, treesOf } from './trees.ts';

/** What stands on the ground, several drawings of each. */
export interface Growth {
  trees: readonly Drawing[];
  firs: readonly Drawing[];
  /** As wide as their size; peaks are as high as the high ones and wear snow. */
  mountains: {
    low: readonly Drawing[];
    middle: readonly Drawing[];
    high: readonly Drawing[];
    peaks: readonly Drawing[];
  };
  hills: readonly Drawing[];
  reeds: readonly Drawing[];
  /** Without heads, for the view from far away. */
  plainReeds: readonly Drawing[];
  tufts: readonly Drawing[];
  heather: readonly Drawing[];
  moss: readonly Drawing[];
  dunes: readonly Drawing[];
  drifts: readonly Drawing[];
  waves: readonly Drawing[];
}

const made = remembered((palette: Palette): Growth => ({
  trees: treesOf(palette),
  firs: firsOf(palette),
  mountains: mountainsOf(palette),
  hills: hillsOf(palette),
  ...marksOf(palette),
}));

/** What stands on the ground, in the colours of a palette: the same drawings each time. */
export function growthOf(palette: Palette): Growth {
  return made(palette);
}
