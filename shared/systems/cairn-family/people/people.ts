import { z } from 'zod';
import { creatureAdded, partyJoined, sheetChanged } from '../../../campaign/events/creatures.ts';
import { find, freshId, IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { NameSchema, partyOf, type Creature } from '../../../campaign/state.ts';
import { dateOf } from '../../../time/calendar.ts';
import { defineCommand, type CommandKind, type Decision } from '../../contract.ts';
import { ATTRIBUTES, ATTRIBUTE_NAMES, bodyOf, scoresInWords, type Attribute } from '../sheet/attributes.ts';
import { capacity } from '../sheet/burden.ts';
import { choiceOf, type Field } from '../../../campaign/offer.ts';
import { MEAL_HOUR } from '../days/days.ts';
import { gearOf } from '../sheet/gear.ts';
import { type Gear } from '../../common/things.ts';
import { withRules, type Family } from '../family.ts';
import {
  characterDice,
  demandHitPoints,
  HIRELING_DICE,
  HitPointsSchema,
  rollBody,
  ScoresSchema,
  type Scores,
} from './newBodies.ts';
import { watchCalendar } from '../travel/watches.ts';

/** A way to set out: a name to begin with, and what is carried. */
export interface Kit {
  name: string;
  scores: Scores;
  hitPoints: number;
  gear: readonly string[];
  background: string;
}

export interface PeopleOf {
  kits: Readonly<Record<string, Kit>>;
  gear: readonly Gear[];
  /** Completes the sheet of the system. */
  dress(figures: Creature['sheet']): Creature['sheet'];
}

/** A sheet before play; who comes in after the day’s meal has eaten, who comes in after dusk has slept. */
function freshFigures(decision: Decision, scores: Scores, more: Creature['sheet']): Creature['sheet'] {
  const { day, hour } = dateOf(watchCalendar, decision.state.clock);
  const sinceDawn = (at: number): number => (at - watchCalendar.dayStart + 24) % 24;
  const lastDone = (at: number): number => (sinceDawn(hour) >= sinceDawn(at) ? day : day - 1);
  const score = (one: Attribute): { now: number; max: number } => ({ now: scores[one], max: scores[one] });
  return {
    str: score('str'),
    dex: score('dex'),
    wil: score('wil'),
    ateOn: lastDone(MEAL_HOUR),
    sleptOn: lastDone(watchCalendar.dusk),
    ...more,
  };
}

interface Somebody {
  name: string;
  id?: string | undefined;
  kind: 'character' | 'person';
  scores: Scores;
  hitPoints: number;
  gear: readonly string[];
  figures: Creature['sheet'];
  words: string;
}

function addSomebody(decision: Decision, family: Family, people: PeopleOf, one: Somebody): void {
  const { creatures } = decision.state;
  if (one.id !== undefined && find(creatures, one.id))
    throw new Refusal('already-there', `Somebody else is called “${one.id}” already.`, 'id');
  const items = gearOf(decision.state, one.gear, people.gear);
  const slots = capacity(decision.state);
  if (items.reduce((sum, { slots: each }) => sum + each, 0) > slots)
    throw new Refusal(
      'no-slot',
      `${one.name} has ${slots} slots; this gear does not fit (${family.cites.room}).`,
      'gear',
    );
  const sheet = people.dress(freshFigures(decision, one.scores, one.figures));
  const creature: Creature = {
    id: one.id ?? freshId(one.name, one.kind, creatures),
    name: one.name,
    kind: one.kind,
    hitPoints: { now: one.hitPoints, max: one.hitPoints },
    status: 'up',
    items,
    conditions: [],
    sheet,
    note: '',
  };
  const figures = `${scoresInWords(bodyOf(creature))}; ${one.hitPoints} HP`;
  decision.emit(creatureAdded, { creature, joinsParty: true }, `${one.name} ${one.words}: ${figures}.`);
}

/** Characters, parties, hirelings (CA-31 to CA-33, CA-71, CA-S1, BDP-S1, BDP-S4): by dice, or by choice where figures are given. */
export function peopleCommands(family: Family, people: PeopleOf): CommandKind[] {
  const kitIds = Object.keys(people.kits);
  const kitOf = (id: string): Kit => {
    const kit = find(people.kits, id);
    if (!kit) throw new Refusal('unknown-kit', `There is no way to set out called “${id}”.`, 'kit');
    return kit;
  };

  const nameBlank: Field = { name: 'name', label: 'Name', kind: 'text' };
  const kitBlank: Field = {
    name: 'kit',
    label: 'Sets out as',
    kind: 'choice',
    value: kitIds[0] ?? '',
    choices: kitIds.map((id) => ({ value: id, label: id, detail: people.kits[id]?.gear.join(', ') ?? '' })),
  };

  const make = defineCommand({
    type: 'make-character',
    title: 'Make a character',
    about: 'A new character joins the party. Scores and HP that are not given are rolled.',
    when: ['anytime'],
    fields: z.strictObject({
      type: z.literal('make-character'),
      name: NameSchema,
      id: IdSchema.optional(),
      scores: ScoresSchema.optional(),
      hitPoints: HitPointsSchema.optional(),
      background: z.string().trim().max(500).default(''),
      kit: z
        .string()
        .max(60)
        .default(kitIds[0] ?? ''),
      /** Names of the list of gear, in place of the kit’s. */
      gear: z.array(z.string().max(200)).max(40).optional(),
    }),
    decide: (decision, { name, id, scores, hitPoints, background, kit: kitId, gear }) => {
      const kit = kitOf(kitId);
      const dice = characterDice(decision);
      demandHitPoints(hitPoints, dice);
      const rolled = scores && hitPoints ? { scores, hitPoints } : rollBody(decision, name, dice);
      addSomebody(decision, family, people, {
        name,
        id,
        kind: 'character',
        scores: scores ?? rolled.scores,
        hitPoints: hitPoints ?? rolled.hitPoints,
        gear: gear ?? kit.gear,
        figures: { background: background || kit.background },
        words: 'joins the party',
      });
    },
    offers: () => [
      {
        label: 'Make a character',
        detail: 'scores by dice',
        group: 'party',
        command: { type: 'make-character' },
        needs: [nameBlank, kitBlank],
      },
      {
        label: 'Make a character by choice',
        detail: 'scores as told',
        group: 'party',
        command: { type: 'make-character' },
        needs: [
          nameBlank,
          kitBlank,
          ...ATTRIBUTES.map((one) => ({
            name: `scores.${one}`,
            label: ATTRIBUTE_NAMES[one],
            kind: 'number' as const,
            value: 10,
          })),
          { name: 'hitPoints', label: 'HP', kind: 'number', value: 3 },
          { name: 'background', label: 'Background', kind: 'text', optional: true },
        ],
      },
    ],
  });

  const makeParty = defineCommand({
    type: 'make-party',
    title: 'Make a party of four',
    about:
      'Four characters, one of each way to set out, with ready figures; with `rolled` theirs are thrown.',
    when: ['anytime'],
    fields: z.strictObject({
      type: z.literal('make-party'),
      names: z.array(NameSchema).length(4).optional(),
      rolled: z.boolean().default(false),
    }),
    decide: (decision, { names, rolled }) => {
      kitIds.forEach((id, index) => {
        const kit = kitOf(id);
        const name = names?.[index] ?? kit.name;
        const body = rolled ? rollBody(decision, name, characterDice(decision)) : kit;
        addSomebody(decision, family, people, {
          name,
          kind: 'character',
          scores: body.scores,
          hitPoints: body.hitPoints,
          gear: kit.gear,
          figures: { background: kit.background },
          words: 'joins the party',
        });
      });
    },
    offers: ({ party }) =>
      party.members.length === 0
        ? [{ label: 'Make a party of four', group: 'party', main: true, command: { type: 'make-party' } }]
        : [],
  });

  const hire = defineCommand({
    type: 'hire',
    title: 'Take on a hireling',
    about:
      'Somebody skilled goes along for pay: a role, 3d6 for each score, 1d6 HP, gear that fits; or all of it as told.',
    when: ['anytime'],
    fields: z.strictObject({
      type: z.literal('hire'),
      name: NameSchema,
      role: z.string().trim().min(1).max(200),
      scores: ScoresSchema.optional(),
      hitPoints: HitPointsSchema.optional(),
      gear: z.array(z.string().max(200)).max(40).default([]),
      background: z.string().trim().max(500).default(''),
    }),
    decide: (decision, { name, role, scores, hitPoints, gear, background }) => {
      demandHitPoints(hitPoints, HIRELING_DICE);
      const rolled = scores && hitPoints ? { scores, hitPoints } : rollBody(decision, name, HIRELING_DICE);
      addSomebody(decision, family, people, {
        name,
        kind: 'person',
        scores: scores ?? rolled.scores,
        hitPoints: hitPoints ?? rolled.hitPoints,
        gear,
        figures: { hireling: role, background },
        words: `is taken on as ${role}`,
      });
    },
    offers: () => [
      {
        label: 'Take on a hireling',
        group: 'party',
        command: { type: 'hire' },
        needs: [
          { name: 'name', label: 'Name', kind: 'text' },
          { name: 'role', label: 'Role', kind: 'text', value: 'torchbearer' },
        ],
      },
    ],
  });

  const takeOver = defineCommand({
    type: 'take-over',
    title: 'Play somebody who goes along',
    about: 'A player whose character died plays a hireling or another companion from now on.',
    when: ['anytime'],
    fields: z.strictObject({ type: z.literal('take-over'), creature: IdSchema }),
    decide: (decision, { creature: id }) => {
      const creature = creatureAt(decision.state, id);
      if (creature.kind === 'character')
        throw new Refusal('bad-field', `${creature.name} is a player’s character already.`, 'creature');
      decision.emit(
        creatureAdded,
        { creature: { ...creature, kind: 'character' } },
        `${creature.name} is played from now on.`,
      );
      decision.emit(sheetChanged, { creature: id, to: { hireling: null } });
      if (!decision.state.party.members.includes(id)) decision.emit(partyJoined, { creature: id });
    },
    offers: (campaign) => {
      const along = partyOf(campaign).filter(({ kind }) => kind !== 'character');
      return along.length > 0
        ? [
            {
              label: 'Play somebody who goes along',
              group: 'party',
              command: { type: 'take-over' },
              needs: [choiceOf(along, 'creature', 'Who')],
            },
          ]
        : [];
    },
  });

  return withRules(family, [make, makeParty, hire, takeOver]);
}
