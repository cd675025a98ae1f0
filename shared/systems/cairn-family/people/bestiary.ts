import { z } from 'zod';
import type { Creature } from '../../../campaign/state.ts';
import type { StatBlock, System } from '../../contract.ts';
import { frozen } from '../../../campaign/drafted.ts';
import { freshId } from '../../../campaign/ids.ts';
import { extended } from '../../../extended.ts';
import { remembered } from '../../../remembered.ts';
import { diceInWords } from '../sheet/weapons.ts';

export const Score = z.int().min(1).max(30);
export const WeaponSchema = z.strictObject({
  name: z.string().min(1).max(80),
  dice: z.array(z.int().min(2).max(20)).min(1).max(8),
  blast: z.boolean().optional(),
});
export const BlockSchema = z.object({
  name: z.string(),
  line: z.string(),
  kind: z.enum(['person', 'monster']).default('monster'),
  hp: z.int().min(1).max(99),
  str: Score.default(10),
  dex: Score.default(10),
  wil: Score.default(10),
  armour: z.int().min(0).max(3).default(0),
  weapons: z.array(WeaponSchema),
  critical: z.string().max(500).default(''),
  detachment: z.boolean().default(false),
  darkSight: z.boolean().default(false),
});
type Block = z.input<typeof BlockSchema>;

/** A block in one line, as the bestiary shows it. */
export const lineOf = (one: Omit<Block, 'name' | 'line'>): string =>
  [
    `${one.hp} HP`,
    ...(one.armour ? [`${one.armour} Armor`] : []),
    ...(['str', 'dex', 'wil'] as const)
      .filter((id) => one[id] !== undefined)
      .map((id) => `${one[id] ?? 10} ${id.toUpperCase()}`),
    ...one.weapons.map(
      ({ name, dice, blast }) => `${name.toLowerCase()} ${diceInWords(dice)}${blast ? ' blast' : ''}`,
    ),
    ...(one.detachment ? ['detachment'] : []),
    ...(one.critical ? [`critical: ${one.critical}`] : []),
  ].join(', ');

export const block = (one: Omit<Block, 'line'>): StatBlock => ({ ...one, line: lineOf(one) });

/** People and creatures of our own making: the texts at hand have none (CA-S12). */
export const commonBlocks: readonly StatBlock[] = [
  block({ name: 'Villager', kind: 'person', hp: 3, weapons: [{ name: 'Club', dice: [6] }] }),
  block({
    name: 'Guard',
    kind: 'person',
    hp: 4,
    str: 11,
    armour: 1,
    weapons: [{ name: 'Spear', dice: [8] }],
  }),
  block({
    name: 'Bandit',
    kind: 'person',
    hp: 4,
    dex: 12,
    wil: 8,
    weapons: [{ name: 'Short sword', dice: [6] }],
  }),
  block({ name: 'Cultist', kind: 'person', hp: 5, wil: 14, weapons: [{ name: 'Curved knife', dice: [6] }] }),
  block({
    name: 'Knight',
    kind: 'person',
    hp: 6,
    str: 14,
    wil: 13,
    armour: 2,
    weapons: [{ name: 'Longsword', dice: [8] }],
  }),
  block({
    name: 'Hedge witch',
    kind: 'person',
    hp: 5,
    str: 8,
    wil: 15,
    weapons: [{ name: 'Bone staff', dice: [6] }],
    critical: 'loses the memory of this day',
  }),
  block({
    name: 'Wolf',
    hp: 6,
    dex: 15,
    wil: 8,
    weapons: [{ name: 'Bite', dice: [6] }],
    critical: 'is dragged off',
  }),
  block({
    name: 'Restless dead',
    hp: 5,
    dex: 8,
    wil: 6,
    armour: 1,
    weapons: [{ name: 'Rusty blade', dice: [6] }],
    darkSight: true,
  }),
  block({ name: 'Goblin', hp: 4, str: 8, dex: 14, wil: 8, weapons: [{ name: 'Notched blade', dice: [6] }] }),
  block({
    name: 'Ogre',
    hp: 8,
    str: 16,
    dex: 8,
    wil: 7,
    armour: 1,
    weapons: [{ name: 'Tree trunk', dice: [10] }],
    critical: 'is hurled ten feet away',
  }),
  block({
    name: 'Barrow lord',
    hp: 12,
    str: 15,
    wil: 17,
    armour: 2,
    weapons: [{ name: 'Grave blade', dice: [8, 8] }],
    darkSight: true,
    critical: 'will rise as one of the restless dead if slain',
  }),
  block({
    name: 'Wyrm',
    hp: 16,
    str: 18,
    dex: 12,
    wil: 14,
    armour: 3,
    weapons: [
      { name: 'Fire breath', dice: [10], blast: true },
      { name: 'Claws', dice: [8, 8] },
    ],
  }),
  block({
    name: 'Spear company',
    kind: 'person',
    hp: 10,
    str: 13,
    armour: 1,
    weapons: [{ name: 'Spears', dice: [8] }],
    detachment: true,
  }),
];

type Body = Omit<Creature, 'id' | 'name'>;

/** What all of a stat block have; `dress` completes the sheet of the system. */
function bodyFrom(statBlock: StatBlock, dress: (figures: Creature['sheet']) => Creature['sheet']): Body {
  const { hp, str, dex, wil, weapons, kind, ...more } = BlockSchema.parse(statBlock);
  const { armour, critical, detachment, darkSight } = more;
  const items: Record<string, Creature['items'][number]> = {};
  weapons.forEach(({ name: called, dice, blast }, index) => {
    const id = freshId(called, 'weapon', items);
    items[id] = {
      id,
      name: called,
      kind: 'weapon',
      slots: 1,
      count: 1,
      die: dice[0] ?? 4,
      fullDie: dice[0] ?? 4,
      inUse: index === 0,
      details: { ...(dice.length > 1 ? { dice } : {}), ...(blast ? { blast } : {}) },
    };
  });
  const score = (value: number): { now: number; max: number } => ({ now: value, max: value });
  return {
    kind,
    statBlock: statBlock.name,
    hitPoints: { now: hp, max: hp },
    status: 'up',
    items: Object.values(items),
    conditions: [],
    sheet: dress({
      str: score(str),
      dex: score(dex),
      wil: score(wil),
      armour,
      critical,
      detachment,
      darkSight,
    }),
    note: '',
  };
}

/** Makes a creature of a block as it stands; nothing of it is rolled. */
export function creatureOf(dress: (figures: Creature['sheet']) => Creature['sheet']): System['creatureOf'] {
  const bodyOf = remembered((statBlock: StatBlock) => frozen(bodyFrom(statBlock, dress)));
  return (_decision, statBlock, name) => extended({ name }, bodyOf(statBlock));
}
