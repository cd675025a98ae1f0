import { z } from 'zod';
import { creatureAdded, hitPointsChanged, sheetChanged } from '../../../campaign/events/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { NameSchema, partyOf } from '../../../campaign/state.ts';
import { choiceOf, type Field } from '../../../campaign/offer.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { ARRAY, demandArray, freshSheet, makeCharacter, rollScores } from './characters.ts';
import { KIT_IDS, KITS } from './kits.ts';
import { rulingOf } from '../rulings.ts';
import {
  ABILITIES,
  ABILITY_NAMES,
  focusMax,
  HIGHEST_SCORE,
  sheetOf,
  signed,
  type Sheet,
} from '../sheet/sheet.ts';

const OUT_OF_RANGE = 'a new score lies from −3 to +3 (NS-6)';
const Score = z.int().min(-3, OUT_OF_RANGE).max(3, OUT_OF_RANGE);
const ScoresSchema = z.strictObject({ str: Score, dex: Score, pre: Score, con: Score });

const nameBlank: Field = { name: 'name', label: 'Name', kind: 'text' };
const kitBlank: Field = {
  name: 'kit',
  label: 'Sets out as',
  kind: 'choice',
  value: 'fighter',
  choices: KIT_IDS.map((id) => ({ value: id, label: id, detail: KITS[id].gear.join(', ') })),
};

/** A new character, at the start or after a death (NS-11, NS-12, NS-53). */
const make = defineCommand({
  type: 'make-character',
  title: 'Make a character',
  about:
    'A new character joins the party. Without `abilities` they are rolled; with them, +2, +1, 0 and −1 each once.',
  when: ['anytime'],
  rules: [
    'NS-6',
    'NS-7',
    'NS-8',
    'NS-10',
    'NS-11',
    'NS-12',
    'NS-13',
    'NS-14',
    'NS-15',
    'NS-16',
    'NS-33',
    'NS-34',
    'NS-53',
    'NS-R5',
    'NS-R9',
  ],
  fields: z.strictObject({
    type: z.literal('make-character'),
    name: NameSchema,
    id: IdSchema.optional(),
    abilities: ScoresSchema.optional(),
    kit: z.enum(KIT_IDS).default('fighter'),
    /** Names of the list of gear, in place of the kit’s. */
    gear: z.array(z.string().max(200)).max(30).optional(),
  }),
  decide: (decision, { name, id, abilities, kit, gear }) => {
    const scores = abilities ? demandArray(abilities) : rollScores(decision, name, KITS[kit].abilities);
    makeCharacter(decision, name, id, scores, gear ?? KITS[kit].gear);
  },
  offers: () => [
    {
      label: 'Make a character',
      detail: 'abilities by dice',
      group: 'party',
      command: { type: 'make-character' },
      needs: [nameBlank, kitBlank],
    },
    {
      label: 'Make a character by choice',
      detail: 'abilities as bought',
      group: 'party',
      command: { type: 'make-character' },
      needs: [
        nameBlank,
        kitBlank,
        ...ABILITIES.map((ability, index) => ({
          name: `abilities.${ability}`,
          label: ABILITY_NAMES[ability],
          kind: 'number' as const,
          value: ARRAY[index] ?? 0,
        })),
      ],
    },
  ],
});

const makeParty = defineCommand({
  type: 'make-party',
  title: 'Make a party of four',
  about: 'Four characters, one of each kit, by the array; with `rolled` their Abilities are thrown.',
  when: ['anytime'],
  rules: ['NS-11', 'NS-12', 'NS-13', 'NS-14', 'NS-15', 'NS-16', 'NS-S13'],
  fields: z.strictObject({
    type: z.literal('make-party'),
    names: z.array(NameSchema).length(4).optional(),
    rolled: z.boolean().default(false),
  }),
  decide: (decision, { names, rolled }) => {
    KIT_IDS.forEach((id, index) => {
      const name = names?.[index] ?? KITS[id].name;
      makeCharacter(
        decision,
        name,
        undefined,
        rolled ? rollScores(decision, name, KITS[id].abilities) : KITS[id].abilities,
        KITS[id].gear,
      );
    });
  },
  offers: ({ party }) =>
    party.members.length === 0
      ? [{ label: 'Make a party of four', group: 'party', main: true, command: { type: 'make-party' } }]
      : [],
});

/** Somebody who travels along is played from now on (NS-53). */
const takeOver = defineCommand({
  type: 'take-over',
  title: 'Play somebody who travels along',
  about: 'A player whose character died takes over a person who travels along.',
  when: ['anytime'],
  rules: ['NS-53'],
  fields: z.strictObject({ type: z.literal('take-over'), creature: IdSchema }),
  decide: (decision, { creature: id }) => {
    const creature = creatureAt(decision.state, id);
    if (creature.kind === 'character')
      throw new Refusal('bad-field', `${creature.name} is a player’s character already.`, 'creature');
    if (!decision.state.party.members.includes(id))
      throw new Refusal('not-along', `${creature.name} does not travel with the party (NS-53).`, 'creature');
    const { str, dex, pre, con, ...rest } = sheetOf(creature);
    const sheet = freshSheet(decision, { str, dex, pre, con }, { resolve: rest.resolve });
    decision.emit(
      creatureAdded,
      { creature: { ...creature, kind: 'character', sheet } },
      `${creature.name} is played from now on.`,
      {
        rules: ['NS-53'],
      },
    );
  },
  offers: (campaign) => {
    const along = partyOf(campaign).filter((one) => one.kind !== 'character');
    return along.length > 0
      ? [
          {
            label: 'Play somebody who travels along',
            group: 'party',
            command: { type: 'take-over' },
            needs: [choiceOf(along, 'creature', 'Who')],
          },
        ]
      : [];
  },
});

/**
 * The maximum of HP rises; those of the moment stay as they are, or by an option rise with it (NS-96,
 * NS-R30).
 */
function addHitPoints(decision: Decision, id: string, by: number, why: string): void {
  const { name, hitPoints, status } = creatureAt(decision.state, id);
  const max = hitPoints.max + by;
  const rises = status === 'up' && rulingOf(decision.state, 'advancement-hit-points');
  const to = hitPoints.now + (rises ? by : 0);
  decision.emit(
    hitPointsChanged,
    { creature: id, from: hitPoints.now, to, max },
    `${name}${why}: ${hitPoints.max} + ${by} = ${max} HP at most.`,
    { rules: ['NS-96', 'NS-R30'] },
  );
}

/** What a rise in DEX and CON brings at once, by options (NS-R30). */
function enjoyRise(decision: Decision, id: string, before: Sheet): void {
  const { state } = decision;
  const now = sheetOf(creatureAt(state, id));
  const more = focusMax(state, now) - focusMax(state, before);
  if (!state.mode.closed && more > 0 && rulingOf(state, 'advancement-focus'))
    decision.emit(sheetChanged, {
      creature: id,
      to: { focus: Math.min(focusMax(state, now), now.focus + more) },
    });
  if (now.con > before.con && rulingOf(state, 'advancement-constitution'))
    addHitPoints(decision, id, 1, ', with more CON');
}

/** More HP, a die for each Ability (NS-95, NS-96, NS-97, NS-98, NS-99, NS-R30). */
const advance = defineCommand({
  type: 'advance',
  title: 'Advancement',
  about: '1d6 more HP; 1d6 for each Ability: at or above its score it rises by one, to +6 at most.',
  when: ['anytime'],
  rules: ['NS-95', 'NS-96', 'NS-97', 'NS-98', 'NS-99', 'NS-R30'],
  fields: z.strictObject({ type: z.literal('advance'), creature: IdSchema }),
  decide: (decision, { creature: id }) => {
    const { name, kind, status } = creatureAt(decision.state, id);
    if (kind !== 'character')
      throw new Refusal('bad-field', `${name} is no player’s character (NS-95).`, 'creature');
    if (status === 'dead') throw new Refusal('dead', `${name} is dead.`, 'creature');
    const { total } = decision.throwDice(`${name}, more HP`, 1, 6);
    addHitPoints(decision, id, total, ' advances');
    const sheet = sheetOf(creatureAt(decision.state, id));
    const to: Partial<Sheet> = { advancements: sheet.advancements + 1 };
    const said = ABILITIES.map((ability) => {
      const score = sheet[ability];
      const face = decision.throwDice(`${name}, ${ability.toUpperCase()}`, 1, 6).total;
      const rises = face >= score && score < HIGHEST_SCORE;
      if (rises) to[ability] = score + 1;
      return `${ability.toUpperCase()} ${face} against ${signed(score)}${rises ? `, now ${signed(score + 1)}` : ''}`;
    });
    decision.emit(sheetChanged, { creature: id, to }, `${name}: ${said.join('; ')}.`, {
      rules: ['NS-97', 'NS-98', 'NS-99'],
    });
    enjoyRise(decision, id, sheet);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'An Advancement',
            group: 'party',
            command: { type: 'advance' },
            needs: [choiceOf(partyOf(campaign), 'creature', 'Who')],
          },
        ]
      : [],
});

export const characterCommands = [make, makeParty, takeOver, advance];
