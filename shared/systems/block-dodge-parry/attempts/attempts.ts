import { z } from 'zod';
import { IdSchema, severalIds } from '../../../campaign/ids.ts';
import { snuff } from '../../../campaign/light.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature } from '../../../campaign/state.ts';
import { takeDamage } from '../../cairn-family/harm/harm.ts';
import type { Attribute } from '../../cairn-family/sheet/attributes.ts';
import { addFatigue } from '../../cairn-family/sheet/burden.ts';
import type { ChoiceOf } from '../../common/options.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by, type BdpRule } from '../cite.ts';
import { costPaid, taskAttempted } from '../events/attempts.ts';
import { family } from '../family.ts';
import { houseOption, type ownOptions } from '../options.ts';
import { weightOf, type Weight } from '../sheet/sheet.ts';
import { attemptFields, taskOffers } from './tasks.ts';

/** Present when something helps, and more helps than hinders (BDP-14, BDP-R4). */
const outweighs = (helps: number, hinders: number): boolean => helps > hinders;

/** What scores that the Warden lets count do for skill, by the campaign’s word; of several the best one counts. */
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
      'Choose a companion who helps, and whether they bring gear or skill.',
      'helper',
    );
  const may = HELPER_MAY_BRING[houseOption(decision.state, 'helper-brings')];
  if (brings !== undefined && !may.includes(brings))
    throw new Refusal(
      'no-help',
      `A companion can bring ${may.join(' or ') || 'nothing'} to a task. Change what they bring.`,
      'brings',
    );
}

type Attempt = z.infer<typeof attemptFields>;

const FACTORS = ['time', 'gear', 'skill'] as const;
type Factor = (typeof FACTORS)[number];

/** Which of time, gear and skill are there. */
function factorsOf(decision: Decision, actor: Creature, given: Attempt): Factor[] {
  const { attributes, attribute, brings } = given;
  const weight = weighed(decision, actor, [...attributes, ...(attribute ? [attribute] : [])]);
  const present: Readonly<Record<Factor, boolean>> = {
    time: given.time,
    gear: brings === 'gear' || outweighs(given.gearHelps.length, given.gearHinders.length),
    skill:
      brings === 'skill' ||
      outweighs(
        given.skillHelps.length + Number(given.past !== '') + Number(weight === 'helps'),
        given.skillHinders.length + Number(weight === 'hinders'),
      ),
  };
  return FACTORS.filter((factor) => present[factor]);
}

type Result = 'works' | 'works-at-a-cost' | 'fails';

/** What comes of so many of the three; two of them roll 1d6. */
function resultOf(decision: Decision, what: string, factors: number): { result: Result; total?: number } {
  if (factors !== 2) return { result: factors === 3 ? 'works' : 'fails' };
  const { total } = decision.throwDice(what, 1, 6);
  return { total, result: total === 1 ? 'fails' : total <= 3 ? 'works-at-a-cost' : 'works' };
}

/** The rule that decides, by how many of the three are there. */
const DECIDES: readonly BdpRule[] = ['too-little', 'too-little', 'two-of-three', 'all-three'];

/**
 * Impossible, sure or in doubt comes first (BDP-12). In doubt time is no hurry (BDP-13). All three succeed (BDP-18), one or none fail
 * (BDP-19): with just one of them a lock stays shut (BDP-22). Two roll 1d6 (BDP-20).
 */
const attempt = defineCommand({
  type: 'attempt',
  title: 'Attempt task',
  about:
    'Decides a task by time, gear and skill: with all three it succeeds, with one or none it fails, with two it rolls 1d6.',
  when: ['session'],
  dice: [{ die: 'd6', for: 'the attempt' }],
  fields: attemptFields,
  decide: (decision, given) => {
    const actor = ableCreature(decision.state, given.actor, 'actor');
    const { task, verdict } = given;
    if (verdict !== 'doubt') {
      const result = verdict === 'sure' ? 'works' : 'fails';
      decision.emit(
        taskAttempted,
        { actor: actor.id, task, verdict, factors: [], result },
        by(decision, 'verdict'),
      );
      return;
    }
    const helper =
      given.helper === undefined ? undefined : ableCreature(decision.state, given.helper, 'helper');
    demandHelp(decision, actor, helper, given.brings);
    const factors = factorsOf(decision, actor, given);
    const outcome = resultOf(decision, `${actor.name}, ${task}`, factors.length);
    decision.emit(
      taskAttempted,
      { actor: actor.id, task, verdict, factors, ...(helper ? { helper: helper.id } : {}), ...outcome },
      by(decision, DECIDES[factors.length] ?? 'too-little', helper !== undefined && 'helper'),
    );
  },
  offers: taskOffers,
});

/** What a task that works at a cost takes: a Fatigue, slight damage, a thing, or a worse situation (BDP-21); who helped pays as well. */
const payCost = defineCommand({
  type: 'pay-cost',
  title: 'Pay cost',
  about:
    'The cost of a success, as the Warden decides: a Fatigue, slight damage, a broken item, or a worse situation.',
  when: ['session'],
  dice: [{ die: 'd4', for: 'the cost' }],
  fields: z.strictObject({
    type: z.literal('pay-cost'),
    creatures: severalIds(10),
    cost: z.enum(['fatigue', 'damage', 'break', 'worse']),
    item: IdSchema.optional(),
    words: z.string().trim().max(300).default(''),
  }),
  decide: (decision, { creatures, cost, item, words }) => {
    const payers = creatures.map((id, index) => ableCreature(decision.state, id, `creatures.${index}`));
    const [first] = payers;
    if ((cost === 'break' || cost === 'worse') && first) {
      const broken = cost === 'break' ? { item: snuff(decision, first.id, item ?? '').id } : {};
      decision.emit(costPaid, { creature: first.id, cost, ...broken, words });
      return;
    }
    for (const { id, name } of payers) {
      const why = words || 'success at a cost';
      decision.emit(costPaid, { creature: id, cost, words });
      if (cost === 'fatigue') addFatigue(decision, id, why);
      else takeDamage(decision, family, id, decision.throwDice(`${name}, cost`, 1, 4).total, why);
    }
  },
});

export const attemptCommands = [attempt, payCost];
