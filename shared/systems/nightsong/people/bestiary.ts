import { z } from 'zod';
import { frozen } from '../../../campaign/drafted.ts';
import { freshId } from '../../../campaign/ids.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { reading } from '../../common/reading.ts';
import { remembered } from '../../../remembered.ts';
import type { Decision, StatBlock } from '../../contract.ts';
import { freshSheet } from './characters.ts';
import { diceInWords } from '../fight/melee.ts';

const Sides = z.int().min(2).max(20);
export const WeaponSchema = z.strictObject({
  name: z.string().min(1).max(80),
  dice: z.array(Sides).min(1).max(8),
  ranged: z.boolean().optional(),
});
export const ProtectionSchema = z.strictObject({ name: z.string().min(1).max(80), die: Sides });
export const BlockSchema = z.object({
  name: z.string(),
  line: z.string(),
  kind: z.enum(['monster', 'person']).default('monster'),
  hp: z.int().min(1),
  resolve: z.int().min(0).max(100),
  weapons: z.array(WeaponSchema),
  armour: ProtectionSchema.optional(),
  shield: ProtectionSchema.optional(),
});
type Block = z.input<typeof BlockSchema>;

/** A block in one line, as the bestiary shows it. */
export const lineOf = (one: Omit<Block, 'name' | 'line'>): string =>
  [
    `${one.hp} HP`,
    `Resolve ${one.resolve}`,
    ...one.weapons.map(({ name, dice }) => `${name.toLowerCase()} ${diceInWords(dice)}`),
    ...(one.armour ? [`Armor D${one.armour.die}`] : []),
    ...(one.shield ? [`Shield D${one.shield.die}`] : []),
  ].join(', ');

const block = (one: Omit<Block, 'line'>): StatBlock => ({ ...one, line: lineOf(one) });

/** Our own people and creatures; the rules have none. */
export const bestiary: readonly StatBlock[] = [
  block({ name: 'Villager', kind: 'person', hp: 4, resolve: 30, weapons: [{ name: 'Cudgel', dice: [4] }] }),
  block({ name: 'Pilgrim', kind: 'person', hp: 4, resolve: 50, weapons: [{ name: 'Staff', dice: [4] }] }),
  block({
    name: 'Bandit',
    kind: 'person',
    hp: 6,
    resolve: 30,
    weapons: [
      { name: 'Short sword', dice: [6] },
      { name: 'Short bow', dice: [6], ranged: true },
    ],
    armour: { name: 'Leather', die: 4 },
  }),
  block({
    name: 'Cultist',
    kind: 'person',
    hp: 5,
    resolve: 70,
    weapons: [{ name: 'Curved knife', dice: [4, 4] }],
  }),
  block({
    name: 'Mounted raider',
    kind: 'person',
    hp: 9,
    resolve: 60,
    weapons: [
      { name: 'Lance', dice: [10] },
      { name: 'Sabre', dice: [8] },
    ],
    armour: { name: 'Leather', die: 4 },
  }),
  block({
    name: 'Knight',
    kind: 'person',
    hp: 12,
    resolve: 70,
    weapons: [{ name: 'Longsword', dice: [8] }],
    armour: { name: 'Plate', die: 6 },
    shield: { name: 'Shield', die: 6 },
  }),
  block({
    name: 'Witch',
    kind: 'person',
    hp: 8,
    resolve: 70,
    weapons: [
      { name: 'Withering word', dice: [8], ranged: true },
      { name: 'Bone knife', dice: [4] },
    ],
  }),
  block({ name: 'Wolf', hp: 5, resolve: 30, weapons: [{ name: 'Jaws', dice: [6] }] }),
  block({
    name: 'Giant spider',
    hp: 8,
    resolve: 50,
    weapons: [{ name: 'Fangs', dice: [8] }],
    armour: { name: 'Chitin', die: 4 },
  }),
  block({
    name: 'Bear',
    hp: 14,
    resolve: 60,
    weapons: [{ name: 'Claws', dice: [8, 8] }],
    armour: { name: 'Thick fur', die: 4 },
  }),
  block({ name: 'Swarm', hp: 6, resolve: 70, weapons: [{ name: 'Many bites', dice: [4, 4, 4] }] }),
  block({ name: 'Restless dead', hp: 7, resolve: 90, weapons: [{ name: 'Cold hands', dice: [6] }] }),
  block({
    name: 'Marsh thing',
    hp: 11,
    resolve: 70,
    weapons: [{ name: 'Lashing weed', dice: [6, 6] }],
    armour: { name: 'Slime', die: 6 },
  }),
  block({
    name: 'Ogre',
    hp: 16,
    resolve: 60,
    weapons: [{ name: 'Tree trunk', dice: [10] }],
    armour: { name: 'Hide', die: 4 },
  }),
  block({
    name: 'Barrow lord',
    hp: 20,
    resolve: 90,
    weapons: [{ name: 'Ancient blade', dice: [10] }],
    armour: { name: 'Old mail', die: 6 },
    shield: { name: 'Rusted shield', die: 4 },
  }),
];

const read = reading(BlockSchema);

/** The Weapons, Armor and Shield of a stat block as items. */
const gearIn = remembered((statBlock: StatBlock): Item[] => {
  const { weapons, armour, shield } = read(statBlock);
  const items: Record<string, Item> = {};
  const give = (called: string, itemKind: Item['kind'], die: number, details: Item['details'] = {}): void => {
    const id = freshId(called, 'item', items);
    items[id] = {
      id,
      name: called,
      kind: itemKind,
      slots: 1,
      count: 1,
      die,
      fullDie: die,
      inUse: true,
      details,
    };
  };
  for (const { name: called, dice, ranged } of weapons)
    give(called, 'weapon', dice[0] ?? 0, {
      ...(ranged ? { ranged } : {}),
      ...(dice.length > 1 ? { plus: dice.slice(1) } : {}),
    });
  if (armour) give(armour.name, 'armour', armour.die);
  if (shield) give(shield.name, 'shield', shield.die);
  return frozen(Object.values(items));
});

/** A creature of a stat block, with its Weapons and Armor (NS-82). No dice are rolled. */
export function creatureOf(decision: Decision, statBlock: StatBlock, name: string): Omit<Creature, 'id'> {
  const { kind, hp, resolve, name: title } = read(statBlock);
  return {
    name,
    kind,
    statBlock: title,
    hitPoints: { now: hp, max: hp },
    status: 'up',
    items: gearIn(statBlock),
    conditions: [],
    sheet: freshSheet(decision, { str: 0, dex: 0, pre: 0, con: 0 }, { focus: 0, resolve }),
    note: '',
  };
}
