import type { TerrainId } from '../../hex/terrain.ts';

export interface Palette {
  ground: Record<TerrainId, string>;
  paper: string;
  ink: string;
  faint: string;
  line: string;
  accent: string;
  accentInk: string;
  veil: string;
  halo: string;
  road: string;
  paved: string;
  river: string;
}

const LIGHT: Palette = {
  ground: {
    plain: '#f7f2e3',
    farmland: '#f3e8c4',
    heath: '#ece3d6',
    moor: '#e6ddd0',
    forest: '#dfe7cf',
    hills: '#eddfc5',
    jungle: '#ccdbb8',
    mountain: '#ddd2c4',
    swamp: '#d8e0d3',
    desert: '#f4e2b8',
    snow: '#f2f4f5',
    water: '#cfdde0',
  },
  paper: '#fbf8f1',
  ink: '#3b342c',
  faint: '#8d8170',
  line: '#cdbfa8',
  accent: '#a33b20',
  accentInk: '#fffdf8',
  veil: 'rgb(239 231 214 / 72%)',
  halo: 'rgb(251 248 241 / 92%)',
  road: '#8a6a3f',
  paved: '#5f5142',
  river: '#7d9fac',
};

const DARK: Palette = {
  ground: {
    plain: '#35322a',
    farmland: '#3f3925',
    heath: '#38302c',
    moor: '#332d2a',
    forest: '#2b3526',
    hills: '#3e3527',
    jungle: '#233120',
    mountain: '#3b3733',
    swamp: '#293330',
    desert: '#463d27',
    snow: '#474a4d',
    water: '#24333a',
  },
  paper: '#1f1d19',
  ink: '#d8cdb9',
  faint: '#948874',
  line: '#4c453a',
  accent: '#e58a66',
  accentInk: '#1b1916',
  veil: 'rgb(24 22 19 / 66%)',
  halo: 'rgb(27 25 22 / 90%)',
  road: '#a98b5c',
  paved: '#c9b897',
  river: '#5d8291',
};

export const PALETTES = { light: LIGHT, dark: DARK };

/** A palette whose colours are told by their names. */
export function paletteOf(colour: (name: string) => string): Palette {
  const told = <T extends object>(colours: T): T => {
    const names = Object.keys(colours) as (keyof T & string)[];
    return Object.fromEntries(names.map((name) => [name, colour(name)])) as T;
  };
  return { ...told(LIGHT), ground: told(LIGHT.ground) };
}
