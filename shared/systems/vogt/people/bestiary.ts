import { z } from 'zod';
import { frozen } from '../../../campaign/drafted.ts';
import { freshId } from '../../../campaign/ids.ts';
import { type Creature } from '../../../campaign/state.ts';
import { extended } from '../../../extended.ts';
import { remembered } from '../../../remembered.ts';
import type { StatBlock, System } from '../../contract.ts';
import { CHART } from '../sheet/dieSizes.ts';
import { SheetSchema } from '../sheet/sheet.ts';
import { weapon } from '../sheet/gear.ts';

export const Size = z.enum(CHART);

interface Block {
  many?: string;
  kind?: 'person' | 'monster';
  hp: number;
  ar?: number;
  dice: readonly [str: string, dex: string, awr: string, wil: string];
  str?: number;
  movement?: number;
  weapon: readonly [name: string, dice: string, damage: string];
  resists?: readonly string[];
  vulnerable?: readonly string[];
}

/** A block in one line, as the bestiary shows it. */
export const lineOf = (one: Block): string =>
  [
    `${one.hp} HP`,
    ...(one.ar ? [`AR ${one.ar}`] : []),
    `STR ${one.dice[0]}, DEX ${one.dice[1]}, AWR ${one.dice[2]}, WIL ${one.dice[3]}`,
    `${one.weapon[0].toLowerCase()} ${one.weapon[1]} ${one.weapon[2]}`,
    ...(one.resists?.length ? [`resists ${one.resists.join(', ')}`] : []),
    ...(one.vulnerable?.length ? [`vulnerable to ${one.vulnerable.join(', ')}`] : []),
  ].join('; ');

const block = (name: string, one: Block): StatBlock => ({ name, ...one, line: lineOf(one) });

/** People and creatures. The text has none; these are Hexwatch’s. */
export const blocks: readonly StatBlock[] = [
  block('Marauder', {
    kind: 'person',
    hp: 8,
    ar: 1,
    dice: ['1d6', '1d6', '1d6', '1d4'],
    weapon: ['Axe', '1d6', 'slash'],
  }),
  block('Townsperson', {
    many: 'Townspeople',
    kind: 'person',
    hp: 4,
    dice: ['1d4', '1d4', '1d6', '1d6'],
    weapon: ['Cudgel', '1d4', 'blunt'],
  }),
  block('Guard', {
    kind: 'person',
    hp: 10,
    ar: 2,
    dice: ['1d8', '1d6', '1d6', '1d6'],
    weapon: ['Spear', '1d8', 'stab'],
  }),
  block('Ember priest', {
    kind: 'person',
    hp: 9,
    dice: ['1d4', '1d6', '1d8', '1d12'],
    weapon: ['Brand', '1d6', 'fire'],
    resists: ['fire'],
  }),
  block('Dire hound', {
    hp: 7,
    dice: ['1d8', '1d10', '1d10', '1d4'],
    movement: 9,
    weapon: ['Bite', '1d6', 'stab'],
  }),
  block('Bog wight', {
    hp: 12,
    dice: ['1d10', '1d4', '1d6', '1d8'],
    weapon: ['Claws', '1d8', 'slash'],
    resists: ['stab'],
    vulnerable: ['fire'],
  }),
  block('Stone ogre', {
    hp: 22,
    ar: 2,
    dice: ['2d6', '1d4', '1d4', '1d6'],
    str: 3,
    weapon: ['Fists', '1d12', 'blunt'],
    resists: ['slash'],
  }),
  block('Storm drake', {
    hp: 30,
    ar: 3,
    dice: ['2d8', '1d10', '1d10', '1d12'],
    str: 3,
    movement: 10,
    weapon: ['Jaws', '2d6', 'stab'],
    resists: ['lightning'],
  }),
];

export const BlockSchema = z.object({
  kind: z.enum(['person', 'monster']).default('monster'),
  hp: z.int(),
  ar: z.int().default(0),
  dice: z.tuple([Size, Size, Size, Size]),
  str: z.int().default(0),
  movement: z.int().default(6),
  weapon: z.tuple([z.string(), z.string(), z.string()]),
  resists: z.array(z.string()).default([]),
  vulnerable: z.array(z.string()).default([]),
});

type Body = Omit<Creature, 'id' | 'name'>;

/** The body of a stat block; nothing of it is rolled. */
const bodyOf = remembered((statBlock: StatBlock): Body => {
  const {
    kind,
    hp,
    ar,
    dice,
    str,
    movement,
    weapon: [called, notation, damage],
    resists,
    vulnerable,
  } = BlockSchema.parse(statBlock);
  const [first, second, third, fourth] = dice;
  return frozen({
    kind,
    statBlock: statBlock.name,
    hitPoints: { now: hp, max: hp },
    status: 'up',
    items: [{ ...weapon(called, notation, damage), id: freshId(called, 'weapon', {}), inUse: true }],
    conditions: [],
    sheet: SheetSchema.parse({
      abilities: {
        str: { die: first, modifier: str },
        dex: { die: second, modifier: 0 },
        awr: { die: third, modifier: 0 },
        wil: { die: fourth, modifier: 0 },
      },
      ar,
      movement,
      fullHitPoints: hp,
      resistances: resists,
      vulnerabilities: vulnerable,
    }),
    note: '',
  });
});

export const creatureOf: System['creatureOf'] = (_decision, statBlock, name) =>
  extended({ name }, bodyOf(statBlock));
