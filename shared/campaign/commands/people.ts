import { z } from 'zod';
import { HexLabelSchema } from '../../hex/land.ts';
import { defineCommand, type Decision } from '../../systems/contract.ts';
import { creatureFrom, statBlockOf } from '../tables/bestiary.ts';
import {
  creatureAdded,
  describedAnew,
  memberAway,
  memberBack,
  partyJoined,
  partyLeft,
} from '../events/creatures.ts';
import { find, freshId, IdSchema } from '../ids.ts';
import { putOutAll } from '../light.ts';
import { creatureAt, demandHexes, isAbsent, isAway, metOutside } from '../lookup.ts';
import { choiceOf } from '../offer.ts';
import { Refusal } from '../refusal.ts';
import { inherit } from '../people/inherit.ts';
import { endPay } from '../people/pay.ts';
import { PersonaShape, readHaunt, type Haunt } from '../people/persona.ts';
import { gearFor } from './creatures.ts';
import { readied } from '../goods/hands.ts';
import {
  AttitudeSchema,
  CreatureSchema,
  FaceSchema,
  ItemSchema,
  NameSchema,
  NoteSchema,
  type Campaign,
  type Creature,
} from '../state.ts';
import { fitting } from '../../door/fitting.ts';

const creature = IdSchema;
const { haunts: _haunts, ...described } = PersonaShape;

type Made = Omit<Creature, 'id'>;

/** The fields that were given. */
const defined = (fields: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Lines such as “8–18 the mill”. Refuses `bad-haunt`. */
const hauntsOf = (lines: readonly string[]): Haunt[] =>
  lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const haunt = readHaunt(line);
      if (haunt) return haunt;
      throw new Refusal(
        'bad-haunt',
        `“${line}” names no hours and place. Write it as “8–18 the mill”.`,
        'haunts',
      );
    });

/** A creature of a stat block, with the figures and gear that the command gives. Refuses `off-sheet`, `bad-die`, `bad-field`. */
function personOf(
  decision: Decision,
  made: Made,
  given: {
    hitPoints?: { now?: number | undefined; max: number } | undefined;
    sheet: Creature['sheet'];
    items?: Parameters<typeof gearFor>[1] | undefined;
  },
): Made {
  const sheet = { ...made.sheet, ...given.sheet };
  const checked = fitting(decision.system.sheet, sheet);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const path = `sheet.${issue?.path.map(String).join('.') ?? ''}`;
    throw new Refusal(
      'off-sheet',
      `This is not valid for the sheet of ${made.name}: ${issue?.message ?? ''}.`,
      path,
    );
  }
  const { now, max = made.hitPoints.max } = given.hitPoints ?? {};
  if (now !== undefined && now > max)
    throw new Refusal('bad-field', `${made.name} can’t have ${now} of ${max} hit points.`, 'hitPoints.now');
  const hitPoints = given.hitPoints ? { now: now ?? max, max } : made.hitPoints;
  const gear = given.items?.length === 0 ? [] : [...made.items, ...(given.items ?? [])];
  const items = gearFor(decision, gear);
  return { ...made, hitPoints, sheet, items: readied(decision.system.bodies.hands, { items, sheet }) };
}

const addPerson = defineCommand({
  type: 'add-person',
  title: 'Add person or monster',
  about: 'Adds a person or monster from the bestiary, with a name, a place and a note.',
  fieldNotes: '`items` come to the gear of the stat block; an empty list leaves all gear out.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('add-person'),
    name: NameSchema,
    statBlock: z.string().max(200),
    id: IdSchema.optional(),
    hitPoints: z
      .strictObject({ now: z.int().min(-9999).max(9999).optional(), max: z.int().min(0).max(9999) })
      .optional(),
    sheet: CreatureSchema.shape.sheet.default({}),
    items: z
      .array(ItemSchema.partial({ id: true }))
      .max(100)
      .optional(),
    hex: HexLabelSchema.optional(),
    note: z.string().max(10_000).default(''),
    ...described,
  }),
  decide: (decision, { name, statBlock, id: wanted, hex, note, hitPoints, sheet, items, ...rest }) => {
    const { type: _type, ...persona } = rest;
    const block = statBlockOf(decision, statBlock, 'statBlock');
    const { creatures, factions } = decision.state;
    if (hex !== undefined) demandHexes(decision.state, 'hex', [hex]);
    if (wanted !== undefined && Object.hasOwn(creatures, wanted))
      throw new Refusal('taken-id', `There is already someone called “${wanted}”.`, 'id');
    const made = personOf(decision, creatureFrom(decision, block, name, hitPoints?.max), {
      hitPoints,
      sheet,
      items,
    });
    // Relations name people and factions alike.
    const id = wanted ?? freshId(name, 'person', { ...factions, ...creatures });
    const told = defined({ hex, ...persona });
    decision.emit(
      creatureAdded,
      { creature: { ...made, kind: 'person', id, note, ...told }, byHand: true },
      { secret: true },
    );
  },
});

/** As creatureAt, but refuses `not-now` whoever is in a fight: its sides stay as they are until it is over. */
function outOfFight({ state }: Decision, id: string): Creature {
  const one = creatureAt(state, id);
  if (find(state.fight?.combatants ?? {}, id))
    throw new Refusal('not-now', `${one.name} is in a fight. End it first.`, 'creature');
  return one;
}

const joinParty = defineCommand({
  type: 'join-party',
  title: 'Join party',
  about: 'Adds a character to the party.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('join-party'), creature }),
  decide: (decision, { creature: id }) => {
    const { name, status } = outOfFight(decision, id);
    if (status === 'dead') throw new Refusal('not-able', `${name} is dead.`, 'creature');
    if (decision.state.shelf.some(({ fight }) => find(fight?.combatants ?? {}, id)))
      throw new Refusal(
        'not-now',
        `${name} is in a fight that was put aside. Resume and end it first.`,
        'creature',
      );
    if (decision.state.party.members.includes(id))
      throw new Refusal('in-party', `${name} is already in the party.`, 'creature');
    if (isAway(decision.state, id))
      throw new Refusal(
        'in-party',
        `${name} is in the party, but ${isAbsent(decision.state, id) ? 'absent' : 'with another group'}.`,
        'creature',
      );
    decision.emit(partyJoined, { creature: id });
  },
});

const leaveParty = defineCommand({
  type: 'leave-party',
  title: 'Leave party',
  about: 'Removes a character from the party; they stay in the campaign.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('leave-party'), creature }),
  decide: (decision, { creature: id }) => {
    const { name } = creatureAt(decision.state, id);
    if (!decision.state.party.members.includes(id) && !isAbsent(decision.state, id))
      throw new Refusal('not-in-party', `${name} is not in the party.`, 'creature');
    outOfFight(decision, id);
    decision.emit(partyLeft, { creature: id });
    endPay(decision, id);
  },
});

const setAbsent = defineCommand({
  type: 'set-absent',
  title: 'Absent or back',
  about:
    'Says whose player is not at the table: until they are back, the character takes no part in fights, camp, food, downtime or anything else.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('set-absent'), creature, absent: z.boolean().default(true) }),
  decide: (decision, { creature: id, absent }) => {
    const { state } = decision;
    const { name } = outOfFight(decision, id);
    if (isAbsent(state, id) === absent)
      throw new Refusal('not-able', `${name} is ${absent ? 'absent already' : 'not absent'}.`, 'creature');
    if (absent && !state.party.members.includes(id))
      throw new Refusal('not-in-party', `${name} is not in the party.`, 'creature');
    if (absent) putOutAll(decision, id);
    decision.emit(absent ? memberAway : memberBack, { creature: id });
  },
});

const describe = defineCommand({
  type: 'describe',
  title: 'Edit description',
  about:
    'Changes a name, a short name, pronouns, a note, attitude to the party, what they know, want, look, manner, secret, faction, portrait, drawn face, home hex, or where they are by the hour.',
  fieldNotes:
    'The secret is “hidden”; pronouns, a short name and a home hex may go (null for none); hours are as “8–18 the mill”.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('describe'),
    creature,
    name: NameSchema.optional(),
    note: NoteSchema.optional(),
    attitude: AttitudeSchema.optional(),
    knows: NoteSchema.optional(),
    ...described,
    short: described.short.unwrap().nullable().optional(),
    pronouns: described.pronouns.unwrap().nullable().optional(),
    haunts: z.array(z.string().max(250)).max(24).optional(),
    faction: IdSchema.nullable().optional(),
    portrait: CreatureSchema.shape.portrait.unwrap().nullable().optional(),
    face: FaceSchema.nullable().optional(),
    hex: HexLabelSchema.nullable().optional(),
  }),
  decide: (decision, { type: _type, creature: id, haunts, ...given }) => {
    const { faction, hex } = given;
    const { hex: before } = creatureAt(decision.state, id);
    if (hex && hex !== before) demandHexes(decision.state, 'hex', [hex]);
    if (faction && !Object.hasOwn(decision.state.factions, faction))
      throw new Refusal('unknown-faction', `There is no faction “${faction}”.`, 'faction');
    const to = defined({ ...given, haunts: haunts && hauntsOf(haunts) });
    if (Object.keys(to).length > 0) decision.emit(describedAnew, { creature: id, ...to }, { secret: true });
  },
});

/** Those met who are not kept yet: a person of the bestiary has no home until then. */
const strangers = (campaign: Campaign): Creature[] =>
  metOutside(campaign).filter(({ kind, hex }) => kind === 'monster' || hex === undefined);

const keepPerson = defineCommand({
  type: 'keep-person',
  title: 'Save as person',
  about: 'Saves a creature from the encounter to the campaign, with a name and a place.',
  when: ['encounter'],
  fields: z.strictObject({
    type: z.literal('keep-person'),
    creature,
    name: NameSchema,
    note: NoteSchema.optional(),
    short: described.short,
    pronouns: described.pronouns,
  }),
  decide: (decision, { creature: id, name, note, short, pronouns }) => {
    creatureAt(decision.state, id);
    const { hex } = decision.state.party;
    decision.emit(describedAnew, {
      creature: id,
      kind: 'person',
      name,
      ...defined({ note, short, pronouns }),
      ...(hex ? { hex } : {}),
    });
  },
  offers: (campaign) => {
    const met = strangers(campaign);
    if (met.length === 0) return [];
    return [
      {
        label: 'Save as person…',
        group: 'talk',
        command: { type: 'keep-person' },
        needs: [choiceOf(met, 'creature', 'Who'), { name: 'name', label: 'Name', kind: 'text' }],
      },
    ];
  },
});

export const peopleCommands = [addPerson, joinParty, leaveParty, setAbsent, inherit, describe, keepPerson];
