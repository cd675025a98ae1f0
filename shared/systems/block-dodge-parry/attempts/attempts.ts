import { z } from 'zod';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { itemRemoved } from '../../../campaign/events/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { AttributeSchema, type Attribute } from '../../cairn-family/sheet/attributes.ts';
import { addFatigue } from '../../cairn-family/sheet/burden.ts';
import { takeDamage } from '../../cairn-family/harm/harm.ts';
import { commandRules } from '../commandRules.ts';
import { family } from '../family.ts';
import type { ChoiceOf } from '../../common/options.ts';
import { houseOption, type ownOptions } from '../options.ts';
import { weightOf, type Weight } from '../sheet/sheet.ts';
import { MOST_LETTERS, taskOffers } from './tasks.ts';

const Grounds = z.array(z.string().trim().min(1).max(MOST_LETTERS)).max(20).default([]);

/** Present when something helps, and more helps than hinders (BDP-14, BDP-R4). */
const outweighs = (helps: number, hinders: number): boolean => helps > hinders;

/** What scores that the Warden lets count do for skill, as the campaign has it; of several the best one counts (BDP-17, BDP-23, BDP-R4). */
function weighed(decision: Decision, actor: Creature, attributes: readonly Attribute[]): Weight {
  const weights = attributes.map((one) => weightOf(actor, one));
  const best = BEST_FIRST.find((one) => weights.includes(one)) ?? 'neither';
  const counting = WEIGHTS_THAT_COUNT[houseOption(decision.state, 'scores-weigh')];
  return counting.includes(best) ? best : 'neither';
}
const BEST_FIRST: readonly Weight[] = ['helps', 'neither', 'hinders'];
const WEIGHTS_THAT_COUNT: Readonly<Record<ChoiceOf<typeof ownOptions, 'scores-weigh'>, readonly Weight[]>> = {
  'help-and-hinder': ['helps', 'hinders'],
  'only-help': ['helps'],
  ignored: [],
};

const HELPER_MAY_BRING: Readonly<
  Record<ChoiceOf<typeof ownOptions, 'helper-brings'>, readonly ('gear' | 'skill')[]>
> = { 'gear-or-skill': ['gear', 'skill'], gear: ['gear'], nothing: [] };

/** Refuses a companion who is nobody else, or brings what companions do not bring in this campaign (BDP-R27). */
function demandHelp(decision: Decision, actor: Creature, helper?: Creature, brings?: 'gear' | 'skill'): void {
  if ((helper === undefined) !== (brings === undefined) || helper?.id === actor.id)
    throw new Refusal(
      'bad-field',
      'Say who helps, and whether they bring gear or skill (BDP-R27).',
      'helper',
    );
  const may = HELPER_MAY_BRING[houseOption(decision.state, 'helper-brings')];
  if (brings !== undefined && !may.includes(brings))
    throw new Refusal(
      'no-help',
      `What a companion may bring to a task: ${may.join(' or ') || 'nothing'} (BDP-R27).`,
      'brings',
    );
}

const RESULTS = [
  [1, 'fails'],
  [3, 'works at a cost'],
  [6, 'works'],
] as const;

/** Impossible, sure or in doubt comes first; time is no hurry, skill may lie in a past (BDP-12, BDP-13, BDP-16). All three succeed, one or none fail, two throw 1d6 (BDP-18 to BDP-20, BDP-22). */
const attempt = defineCommand({
  type: 'attempt',
  title: 'Time, Gear, Skill',
  about:
    'Weighs a task: impossible or sure without dice; else time, gear and skill are counted. Three work, one fails, two throw 1d6.',
  when: ['session'],
  rules: commandRules.attempt,
  fields: z.strictObject({
    type: z.literal('attempt'),
    creature: IdSchema,
    task: z.string().trim().min(1).max(200),
    verdict: z.enum(['impossible', 'sure', 'doubt']).default('doubt'),
    time: z.boolean().default(false),
    gearHelps: Grounds,
    gearHinders: Grounds,
    skillHelps: Grounds,
    skillHinders: Grounds,
    /** A score that the Warden lets count: 15 or more helps, 6 or less hinders. */
    attribute: AttributeSchema.optional(),
    /** Several of which any will do: the best of them counts. */
    attributes: z.array(AttributeSchema).max(3).default([]),
    /** What else gives skill, in words: something of one’s past. */
    past: z.string().trim().max(MOST_LETTERS).default(''),
    /** A companion who joins in and brings what is missing; they share what it costs. */
    helper: IdSchema.optional(),
    brings: z.enum(['gear', 'skill']).optional(),
  }),
  decide: (decision, given) => {
    const actor = ableCreature(decision.state, given.creature);
    const { task, verdict } = given;
    if (verdict !== 'doubt') {
      const words = verdict === 'sure' ? 'it works, without dice' : 'it cannot be done';
      decision.emit(diceRolled, {}, `${actor.name}, ${task}: ${words}.`);
      return;
    }
    const helper =
      given.helper === undefined ? undefined : ableCreature(decision.state, given.helper, 'helper');
    demandHelp(decision, actor, helper, given.brings);
    const weight = weighed(decision, actor, [
      ...given.attributes,
      ...(given.attribute ? [given.attribute] : []),
    ]);
    const factors = {
      time: given.time,
      gear: given.brings === 'gear' || outweighs(given.gearHelps.length, given.gearHinders.length),
      skill:
        given.brings === 'skill' ||
        outweighs(
          given.skillHelps.length + Number(given.past !== '') + Number(weight === 'helps'),
          given.skillHinders.length + Number(weight === 'hinders'),
        ),
    };
    const present = Object.entries(factors).flatMap(([name, there]) => (there ? [name] : []));
    const have = present.length === 0 ? 'nothing' : present.join(' and ');
    const who = helper ? `${actor.name} with ${helper.name}` : actor.name;
    if (present.length !== 2) {
      const words = present.length === 3 ? 'it works' : 'it fails';
      decision.emit(
        diceRolled,
        {},
        `${who}, ${task}: ${present.length === 3 ? 'time, gear and skill' : have}, ${words}.`,
      );
      return;
    }
    const { total } = decision.throwDice(`${actor.name}, ${task}`, 1, 6);
    const result = RESULTS.find(([to]) => total <= to)?.[1] ?? 'works';
    decision.emit(diceRolled, {}, `${who}, ${task}: ${have}; ${total}, it ${result}.`);
  },
  offers: taskOffers,
});

/** Slight damage (BDP-21). */
const costInDamage = (decision: Decision, name: string): number =>
  decision.throwDice(`${name}, the cost`, 1, 4).total;

/** What a task that works at a cost takes (BDP-21); who helped pays as well (BDP-R27). */
const payCost = defineCommand({
  type: 'pay-cost',
  title: 'The cost',
  about:
    'The Warden’s pick: a Fatigue, slight damage, something that breaks, or a situation that gets worse.',
  when: ['session'],
  rules: commandRules['pay-cost'],
  fields: z.strictObject({
    type: z.literal('pay-cost'),
    who: z.array(IdSchema).min(1).max(10),
    cost: z.enum(['fatigue', 'damage', 'break', 'worse']),
    item: IdSchema.optional(),
    words: z.string().trim().max(300).default(''),
  }),
  decide: (decision, { who, cost, item: itemId, words }) => {
    for (const [index, id] of who.entries()) {
      const creature = ableCreature(decision.state, id, `who.${index}`);
      if (cost === 'fatigue') addFatigue(decision, id, words || 'a task at a cost');
      if (cost === 'damage') takeDamage(decision, family, id, costInDamage(decision, creature.name), words);
    }
    const [first = ''] = who;
    if (cost === 'break') {
      const holder = creatureAt(decision.state, first);
      const item = itemOf(holder, itemId ?? '');
      decision.emit(
        itemRemoved,
        { creature: first, item },
        `${holder.name}: ${item.name.toLowerCase()} breaks.`,
      );
    }
    if (cost === 'worse') decision.emit(diceRolled, {}, words || 'The situation gets worse.');
  },
});

const FATE = ['no, and it is worse', 'no', 'no, but', 'yes, but', 'yes', 'yes, and more'] as const;
export const fateRows: readonly string[] = FATE;

/** 1d6 from “no, and” to “yes, and” (BDP-24, BDP-25). */
const dieOfFate = defineCommand({
  type: 'die-of-fate',
  title: 'Die of Fate',
  about: 'Answers an open question that nobody’s skill or preparation touches, on 1d6.',
  when: ['session'],
  rules: commandRules['die-of-fate'],
  fields: z.strictObject({
    type: z.literal('die-of-fate'),
    about: z.string().trim().max(200).default('the question'),
    secret: z.boolean().default(false),
  }),
  decide: (decision, { about, secret }) => {
    const { total } = decision.throwDice(`Die of Fate, ${about}`, 1, 6);
    decision.emit(
      diceRolled,
      {},
      `Die of Fate, ${about}: ${total}, ${FATE[total - 1] ?? ''}.`,
      secret ? { secret } : {},
    );
  },
  offers: () => [
    {
      label: 'Die of Fate',
      key: 'o',
      group: 'check',
      command: { type: 'die-of-fate' },
      needs: [{ name: 'about', label: 'The question', kind: 'text', value: 'is somebody there' }],
    },
  ],
});

export const attemptCommands = [attempt, payCost, dieOfFate];
