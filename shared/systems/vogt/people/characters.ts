import { z } from 'zod';
import { creatureAdded } from '../../../campaign/events/creatures.ts';
import { find, freshId, IdSchema } from '../../../campaign/ids.ts';
import type { Field } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { NameSchema, type Campaign, type Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { commandRules } from '../commandRules.ts';
import { CHART } from '../sheet/dieSizes.ts';
import { rulingOf } from '../rulings.ts';
import { ABILITIES, handsOf, SheetSchema, slotsOf, slotsUsed, unheldOf, type Sheet } from '../sheet/sheet.ts';
import { gearOf } from '../sheet/gear.ts';

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

/** The sheet of somebody who sets out so; hands, movement and the size of technique dice are the table’s usual ones (BV-S13). */
const kitSheet = (
  campaign: Campaign,
  { dice, modifiers = {}, hp, ar, dicePool = 0, prepared = [] }: Kit,
): Sheet => {
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
    movement: rulingOf(campaign, 'usual-movement'),
    hands: rulingOf(campaign, 'usual-hands'),
    technique: { sides: rulingOf(campaign, 'technique-die'), now: dicePool, max: dicePool },
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
  const slots = slotsOf(creature, decision.state);
  if (slotsUsed(creature) > slots)
    throw new Refusal('no-slot', `${name} has ${slots} slots; this gear does not fit (BV-40).`, 'gear');
  if (unheldOf(creature) > 0)
    throw new Refusal(
      'no-slot',
      `${name} has no bag and holds ${handsOf(creature)} things at most (BV-42).`,
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

const nameBlank: Field = { name: 'name', label: 'Name', kind: 'text' };
const kitBlank: Field = {
  name: 'kit',
  label: 'Sets out as',
  kind: 'choice',
  value: KIT_IDS[0] ?? '',
  choices: KIT_IDS.map((one) => ({ value: one, label: one, detail: KITS[one]?.gear.join(', ') ?? '' })),
};

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
    const base = kitSheet(decision.state, kit);
    const sheet = sheetFrom({
      ...base,
      abilities: { ...base.abilities, ...abilities },
      ...(hitPoints === undefined ? {} : { fullHitPoints: hitPoints }),
      ...(techniqueDice === undefined
        ? {}
        : { technique: { ...base.technique, now: techniqueDice, max: techniqueDice } }),
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
      needs: [nameBlank, kitBlank],
    },
    {
      label: 'Make a character by choice',
      detail: 'ability dice as told',
      group: 'party',
      command: { type: 'make-character' },
      needs: [
        nameBlank,
        kitBlank,
        ...ABILITIES.map((ability) => ({
          name: `abilities.${ability}.die`,
          label: ability.toUpperCase(),
          kind: 'choice' as const,
          value: '1d6',
          choices: CHART.map((value) => ({ value, label: value })),
        })),
        { name: 'hitPoints', label: 'HP', kind: 'number', value: 10 },
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
      addCharacter(decision, names?.[index] ?? kit.name, undefined, kitSheet(decision.state, kit), kit.gear);
    });
  },
  offers: ({ party }) =>
    party.members.length === 0
      ? [{ label: 'Make a party of four', group: 'party', main: true, command: { type: 'make-party' } }]
      : [],
});

export const peopleCommands = [make, makeParty];
