import { z } from 'zod';
import { capital, counted } from '../../../text/words.ts';
import { creatureAdded } from '../../../campaign/events/creatures.ts';
import { find, freshId, IdSchema } from '../../../campaign/ids.ts';
import type { Field } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { NameSchema, type Campaign, type Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { characterOffers } from '../../common/characterOffers.ts';
import { CHART } from '../sheet/dieSizes.ts';
import { numberOf } from '../options/numbers.ts';
import { handsOf, slotsOf, slotsUsed, unheldOf } from '../sheet/carrying.ts';
import { ABILITIES, ScoreSchema, SheetSchema, type Sheet } from '../sheet/sheet.ts';
import { KITS, type Kit } from './kits.ts';
import { gearOf } from '../sheet/gear.ts';

const KIT_IDS = Object.keys(KITS);

/** The sheet of a kit; what the kit leaves out is as usual at this table (BV-S13). */
const kitSheet = (campaign: Campaign, { dice, modifiers, hp, dicePool = 0, prepared = [] }: Kit): Sheet =>
  SheetSchema.parse({
    abilities: Object.fromEntries(
      ABILITIES.map((id) => [id, { die: dice[id], modifier: modifiers?.[id] ?? 0 }]),
    ),
    fullHitPoints: hp,
    movement: numberOf(campaign, 'usual-movement'),
    technique: {
      sides: Number(numberOf(campaign, 'technique-die').slice(1)),
      now: dicePool,
      max: dicePool,
    },
    prepared: [...prepared],
  });

/** Refuses gear that does not fit into slots or hands. */
function demandRoom(creature: Creature): void {
  const { name } = creature;
  const slots = slotsOf(creature);
  if (slotsUsed(creature) > slots)
    throw new Refusal(
      'no-slot',
      `${name} has ${counted(slots, 'slot')}; this gear does not fit. Choose less.`,
      'gear',
    );
  if (unheldOf(creature) > 0)
    throw new Refusal(
      'no-slot',
      `${name} has no bag and can hold ${counted(handsOf(creature), 'item')} at most. Choose less gear.`,
      'gear',
    );
}

function addCharacter(
  decision: Decision,
  name: string,
  id: string | undefined,
  sheet: Sheet,
  { gear, face }: { gear: readonly string[]; face?: string },
): void {
  const { creatures } = decision.state;
  if (id !== undefined && find(creatures, id))
    throw new Refusal('already-there', `There is already someone called “${id}”. Choose another id.`, 'id');
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
    ...(face !== undefined && { face }),
  };
  demandRoom(creature);
  decision.emit(creatureAdded, { creature, joinsParty: true }, by(decision, 'creation'));
}

function kitOf(id: string): Kit {
  const kit = find(KITS, id);
  if (!kit)
    throw new Refusal('unknown-kit', `There is no kit “${id}”. Choose one of: ${KIT_IDS.join(', ')}.`, 'kit');
  return kit;
}

const nameField: Field<'name'> = { name: 'name', label: 'Name', kind: 'text' };
const kitField: Field<'kit'> = {
  name: 'kit',
  label: 'Kit',
  kind: 'choice',
  value: KIT_IDS[0] ?? '',
  choices: KIT_IDS.map((one) => ({
    value: one,
    label: capital(one),
    detail: KITS[one]?.gear.join(', ') ?? '',
  })),
};

const make = defineCommand({
  type: 'make-character',
  title: 'New character',
  about:
    'Adds a new character to the party from a kit; enter abilities, hit points and other figures to change them.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('make-character'),
    name: NameSchema,
    id: IdSchema.optional(),
    kit: z
      .string()
      .max(60)
      .default(KIT_IDS[0] ?? ''),
    abilities: z
      .record(z.string().regex(/^[a-z][a-z ]{0,28}$/, 'small letters and spaces, like “lore”'), ScoreSchema)
      .optional(),
    hitPoints: z.int().min(1).max(999).optional(),
    movement: z.int().min(0).max(60).optional(),
    /** AR besides that of worn armour. */
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
    const sheet = SheetSchema.parse({
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
    addCharacter(decision, name, id, sheet, { gear: gear ?? kit.gear });
  },
  offers: (_campaign) =>
    characterOffers(
      [nameField, kitField],
      [
        ...ABILITIES.map((ability) => ({
          name: `abilities.${ability}.die` as const,
          label: ability.toUpperCase(),
          kind: 'choice' as const,
          value: '1d6',
          choices: CHART.map((value) => ({ value, label: value })),
        })),
        { name: 'hitPoints', label: 'Hit points', kind: 'number', value: 10, unit: 'HP' },
      ],
      { chosen: 'choose ability dice and HP' },
    ),
});

const makeParty = defineCommand({
  type: 'make-party',
  title: 'Create party of four',
  about: 'Adds four characters, one of each kit.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('make-party'), names: z.array(NameSchema).length(4).optional() }),
  decide: (decision, { names }) => {
    KIT_IDS.forEach((id, index) => {
      const kit = kitOf(id);
      addCharacter(decision, names?.[index] ?? kit.name, undefined, kitSheet(decision.state, kit), kit);
    });
  },
  offers: ({ party }) =>
    party.members.length === 0
      ? [{ label: 'Create party of four', group: 'party', main: true, command: { type: 'make-party' } }]
      : [],
});

export const peopleCommands = [make, makeParty];
