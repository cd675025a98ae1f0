import { armour, clothes, hats, helms, hoods } from './clothes.ts';
import { crops, hairBehind, partings, sides } from './hair.ts';
import { beards, brows, eyes, heads, marks, mouths, patches } from './heads.ts';
import type { Look, Slot } from './ink.ts';

const face: Look = [heads, eyes, brows, mouths];
const anyClothes: Slot = [...clothes, ...armour];

const bareLong: Look = [anyClothes, hairBehind, ...face, partings, marks];
const bareShort: Look = [anyClothes, ...face, marks, crops];
const bareBearded: Look = [anyClothes, ...face, marks, beards, crops];
const hatted: Look = [clothes, ...face, marks, sides, hats];
const hattedLong: Look = [clothes, hairBehind, ...face, marks, hats];
const hattedBearded: Look = [clothes, ...face, marks, beards, sides, hats];
const hooded: Look = [clothes, ...face, hoods];
const hoodedBearded: Look = [...hooded.slice(0, -1), beards, hoods];
const helmed: Look = [armour, ...face, marks, helms];
const helmedBearded: Look = [armour, ...face, marks, beards, helms];
const oneEyed: Look = [anyClothes, heads, eyes, patches, mouths, beards, [...crops, ...hats]];

const pointed = hats.slice(1, 2);
const scarf = hats.slice(4, 5);

/** People by what they are: ways in which one of them may look. */
export const PEOPLE = {
  person: [
    bareLong,
    bareLong,
    bareShort,
    bareBearded,
    hatted,
    hattedLong,
    hattedBearded,
    hooded,
    helmed,
    oneEyed,
  ],
  villager: [bareLong, bareShort, bareBearded, hatted, hattedLong, hattedBearded],
  soldier: [helmed, helmed, helmedBearded],
  hooded: [hooded, hooded, hoodedBearded],
  outlaw: [
    hoodedBearded,
    oneEyed,
    bareBearded,
    [clothes, ...face, marks, beards, scarf],
    [clothes, ...face, marks, scarf],
  ],
  witch: [[clothes, hairBehind, ...face, marks, pointed], hooded],
} as const satisfies Record<string, readonly Look[]>;
