import { z } from 'zod';
import { creatureAdded } from '../../campaign/events/creatures.ts';
import { find, freshId, IdSchema } from '../../campaign/ids.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { NameSchema, type Creature, type Item } from '../../campaign/state.ts';
import { defineCommand, type Decision, type StatBlock, type System } from '../contract.ts';
import { thing, type Gear } from '../helpers/gear.ts';
import { commandRules } from './commandRules.ts';
import { CHART } from './dieSizes.ts';
import { SheetSchema, slotsOf, slotsUsed, type Sheet } from './sheet.ts';

const weapon = (name: string, dice: string, damage: string, own: Gear['own'] = {}, slots = 1): Gear =>
  thing(name, {
    kind: 'weapon',
    slots,
    die: Number(dice.split('d')[1]),
    own: { dice, damage, quick: true, ...own },
  });

/** Things of our own: the text at hand has no list (BV-43, BV-44, BV-S18). */
export const GEAR: readonly Gear[] = [
  weapon('Club', '1d6', 'blunt'),
  weapon('Dagger', '1d4', 'stab'),
  weapon('Sword', '1d8', 'slash'),
  weapon('Spear', '1d8', 'stab'),
  weapon('Greataxe', '2d6', 'slash', { hands: 2 }, 2),
  weapon('Bow', '1d8', 'stab', { hands: 2, ranged: true }, 2),
  weapon('Fire flask', '1d6', 'fire', { ranged: true, wide: true }),
  thing('Leather armour', { kind: 'armour', inUse: true, own: { ar: 1 } }),
  thing('Mail', { kind: 'armour', slots: 2, inUse: true, own: { ar: 2 } }),
  thing('Torch', { kind: 'light', count: 3, own: { bundle: 3 } }),
  thing('Lantern', { kind: 'light' }),
  thing('Rations', { kind: 'food', count: 6, own: { bundle: 6 } }),
  thing('Rope'),
  thing('Bandages', { count: 4, own: { bundle: 4, quick: true } }),
  thing('Bedroll'),
];

export function gearOf(names: readonly string[]): Item[] {
  const items: Record<string, Item> = {};
  let armed = false;
  names.forEach((name, index) => {
    const found = GEAR.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (!found) throw new Refusal('unknown-gear', `The list of gear has no “${name}”.`, `gear.${index}`);
    const id = freshId(found.name, 'item', items);
    const first = found.kind === 'weapon' && !armed;
    armed ||= first;
    items[id] = { ...found, id, own: { ...found.own }, inUse: found.inUse || first };
  });
  return Object.values(items);
}

const Size = z.enum(CHART);
const ScoreSchema = z.strictObject({ die: Size, modifier: z.int().min(-10).max(20).default(0) });

interface Kit {
  name: string;
  dice: readonly [str: string, dex: string, awr: string, wil: string];
  modifiers?: Partial<Record<'str' | 'dex' | 'awr' | 'wil', number>>;
  hp: number;
  ar: number;
  dicePool?: number;
  prepared?: readonly string[];
  gear: readonly string[];
}

/** Four ways to set out, of our own (BV-S13, BV-S18). */
const KITS: Readonly<Record<string, Kit>> = {
  bruiser: {
    name: 'Hask',
    dice: ['1d10', '1d6', '1d6', '1d6'],
    modifiers: { str: 2 },
    hp: 14,
    ar: 1,
    gear: ['Greataxe', 'Leather armour', 'Rations', 'Torch'],
  },
  scout: {
    name: 'Wren',
    dice: ['1d6', '1d10', '1d8', '1d4'],
    modifiers: { dex: 2 },
    hp: 10,
    ar: 1,
    gear: ['Bow', 'Dagger', 'Leather armour', 'Rope', 'Rations'],
  },
  adept: {
    name: 'Ilse',
    dice: ['1d4', '1d6', '1d8', '1d10'],
    modifiers: { wil: 2 },
    hp: 9,
    ar: 0,
    dicePool: 4,
    prepared: ['Ember lash', 'Stillness'],
    gear: ['Dagger', 'Fire flask', 'Lantern', 'Rations'],
  },
  medic: {
    name: 'Toma',
    dice: ['1d8', '1d6', '1d8', '1d8'],
    hp: 12,
    ar: 2,
    dicePool: 2,
    prepared: ['Second wind'],
    gear: ['Sword', 'Mail', 'Bandages', 'Rations', 'Bedroll'],
  },
};
type KitId = string;
const KIT_IDS = Object.keys(KITS);

/** A whole sheet from the figures that matter. */
function sheetFrom(figures: z.input<typeof SheetSchema>): Sheet {
  return SheetSchema.parse(figures);
}

const kitSheet = ({ dice, modifiers = {}, hp, ar, dicePool = 0, prepared = [] }: Kit): Sheet => {
  const [str, dex, awr, wil] = dice.map((die) => Size.parse(die));
  const score = (id: 'str' | 'dex' | 'awr' | 'wil', die = '1d6' as z.infer<typeof Size>) => ({
    die,
    modifier: modifiers[id] ?? 0,
  });
  return sheetFrom({
    abilities: {
      str: score('str', str),
      dex: score('dex', dex),
      awr: score('awr', awr),
      wil: score('wil', wil),
    },
    ar,
    fullHitPoints: hp,
    technique: { sides: 6, now: dicePool, max: dicePool },
    prepared: [...prepared],
  });
};

function addCharacter(
  decision: Decision,
  name: string,
  id: string | undefined,
  sheet: Sheet,
  gear: readonly string[],
): void {
  const { creatures } = decision.state;
  if (id !== undefined && find(creatures, id))
    throw new Refusal('already-there', `Somebody else is called “${id}” already.`, 'id');
  const creature: Creature = {
    id: id ?? freshId(name, 'character', creatures),
    name,
    kind: 'character',
    hitPoints: { now: sheet.fullHitPoints, max: sheet.fullHitPoints },
    status: 'up',
    items: gearOf(gear),
    conditions: [],
    sheet,
    note: '',
  };
  if (slotsUsed(creature) > slotsOf(creature))
    throw new Refusal(
      'no-slot',
      `${name} has ${slotsOf(creature)} slots; this gear does not fit (BV-40).`,
      'gear',
    );
  const figures = Object.entries(sheet.abilities).map(
    ([ability, { die }]) => `${ability.toUpperCase()} ${die}`,
  );
  decision.emit(
    creatureAdded,
    { creature, joinsParty: true },
    `${name} joins the party: ${figures.join(', ')}; ${sheet.fullHitPoints} HP.`,
  );
}

function kitOf(id: KitId): Kit {
  const kit = find(KITS, id);
  if (!kit) throw new Refusal('unknown-kit', `There is no way to set out called “${id}”.`, 'kit');
  return kit;
}

const make = defineCommand({
  type: 'make-character',
  title: 'Make a character',
  about:
    'A new character joins the party: a ready way to set out, with abilities, hit points and the rest as told where they are.',
  when: ['anytime'],
  rules: commandRules['make-character'],
  fields: z.strictObject({
    type: z.literal('make-character'),
    name: NameSchema,
    id: IdSchema.optional(),
    kit: z
      .string()
      .max(60)
      .default(KIT_IDS[0] ?? ''),
    abilities: z.record(z.string().regex(/^[a-z][a-z ]{0,28}$/, 'a word'), ScoreSchema).optional(),
    hitPoints: z.int().min(1).max(999).optional(),
    movement: z.int().min(0).max(60).optional(),
    ar: z.int().min(0).max(20).optional(),
    hands: z.int().min(0).max(8).optional(),
    hasBag: z.boolean().optional(),
    techniqueDice: z.int().min(0).max(20).optional(),
    prepared: z.array(z.string().min(1).max(60)).max(20).optional(),
    gear: z.array(z.string().max(200)).max(40).optional(),
  }),
  decide: (
    decision,
    {
      name,
      id,
      kit: kitId,
      abilities,
      hitPoints,
      techniqueDice,
      gear,
      movement,
      ar,
      hands,
      hasBag,
      prepared,
    },
  ) => {
    const kit = kitOf(kitId);
    const base = kitSheet(kit);
    const sheet = sheetFrom({
      ...base,
      abilities: { ...base.abilities, ...abilities },
      ...(hitPoints === undefined ? {} : { fullHitPoints: hitPoints }),
      ...(techniqueDice === undefined
        ? {}
        : { technique: { sides: 6, now: techniqueDice, max: techniqueDice } }),
      ...Object.fromEntries(
        Object.entries({ movement, ar, hands, hasBag, prepared }).filter(([, value]) => value !== undefined),
      ),
    });
    addCharacter(decision, name, id, sheet, gear ?? kit.gear);
  },
  offers: () => [
    {
      label: 'Make a character',
      group: 'party',
      command: { type: 'make-character' },
      needs: [
        { name: 'name', label: 'Name', kind: 'text' },
        {
          name: 'kit',
          label: 'Sets out as',
          kind: 'choice',
          value: KIT_IDS[0] ?? '',
          choices: KIT_IDS.map((one) => ({
            value: one,
            label: one,
            detail: KITS[one]?.gear.join(', ') ?? '',
          })),
        },
      ],
    },
  ],
});

const makeParty = defineCommand({
  type: 'make-party',
  title: 'Make a party of four',
  about: 'Four characters, one of each way to set out.',
  when: ['anytime'],
  rules: commandRules['make-party'],
  fields: z.strictObject({ type: z.literal('make-party'), names: z.array(NameSchema).length(4).optional() }),
  decide: (decision, { names }) => {
    KIT_IDS.forEach((id, index) => {
      const kit = kitOf(id);
      addCharacter(decision, names?.[index] ?? kit.name, undefined, kitSheet(kit), kit.gear);
    });
  },
  offers: ({ party }) =>
    party.members.length === 0
      ? [{ label: 'Make a party of four', group: 'party', main: true, command: { type: 'make-party' } }]
      : [],
});

export const peopleCommands = [make, makeParty];

interface Block {
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

const block = (name: string, one: Block): StatBlock => ({
  name,
  ...one,
  line: [
    `${one.hp} HP`,
    ...(one.ar ? [`AR ${one.ar}`] : []),
    `STR ${one.dice[0]}, DEX ${one.dice[1]}, AWR ${one.dice[2]}, WIL ${one.dice[3]}`,
    `${one.weapon[0].toLowerCase()} ${one.weapon[1]} ${one.weapon[2]}`,
    ...(one.resists ? [`resists ${one.resists.join(', ')}`] : []),
    ...(one.vulnerable ? [`vulnerable to ${one.vulnerable.join(', ')}`] : []),
  ].join('; '),
});

/** People and creatures of our own making (BV-S18). */
export const blocks: readonly StatBlock[] = [
  block('Marauder', {
    kind: 'person',
    hp: 8,
    ar: 1,
    dice: ['1d6', '1d6', '1d6', '1d4'],
    weapon: ['Axe', '1d6', 'slash'],
  }),
  block('Townsperson', {
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

const BlockSchema = z.object({
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

export const creatureOf: System['creatureOf'] = (_decision, statBlock, name) => {
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
  return {
    name,
    kind,
    statBlock: statBlock.name,
    hitPoints: { now: hp, max: hp },
    status: 'up',
    items: [{ ...weapon(called, notation, damage), id: freshId(called, 'weapon', {}), inUse: true }],
    conditions: [],
    sheet: sheetFrom({
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
  };
};
