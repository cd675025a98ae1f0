import { z } from 'zod';
import { IdSchema, severalIds } from '../../../campaign/ids.ts';
import { ableCreature, creatureHere, isAway } from '../../../campaign/lookup.ts';
import { choiceOf, type Field } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { naturalOf } from '../../common/margin.ts';
import { defineCommand } from '../../contract.ts';
import { checkSettled, checkWaived, lowDifficultyNoted, taskDecided } from '../events/checks.ts';
import { makeCheck, rewardTwenty } from './checks.ts';
import type { Grounds } from './edges.ts';
import { contest, decideContest, rememberContest } from './contests.ts';
import { spendInspiration } from './inspiration.ts';
import { number } from '../options.ts';
import { isBlind } from './sight.ts';
import { passive, skilledBonus, STAT_NAMES, STATS, StatSchema, type Stat } from '../sheet/sheet.ts';

const Edges = { advantage: z.boolean().default(false), disadvantage: z.boolean().default(false) };

const EASIEST = 12;

/** Who is named for a check. */
interface Named {
  skilledHelpers: readonly string[];
  favoured: readonly string[];
  hindered: readonly string[];
  most: number;
  need: number;
}

/** Refuses who takes part twice, is named without taking part, or is one too many, and more successes than there can be. */
function demandFit(all: readonly string[], { skilledHelpers, favoured, hindered, most, need }: Named): void {
  if (new Set(all).size < all.length)
    throw new Refusal(
      'bad-field',
      'Each character can take part only once. Remove the duplicates (FV-19).',
      'helper',
    );
  const named = [...skilledHelpers, ...favoured, ...hindered];
  if (named.some((one) => !all.includes(one)))
    throw new Refusal(
      'bad-field',
      'Only characters who take part in the check can be listed here (FV-19).',
      'skilledHelpers',
    );
  if (all.length > most)
    throw new Refusal(
      'too-many',
      `${most} can work on this, not ${all.length}. Remove some helpers (FV-20).`,
      'helpers',
    );
  if (need > all.length)
    throw new Refusal(
      'bad-field',
      'The check needs more successes than there are characters. Lower the number (FV-20).',
      'need',
    );
}

/** What a check is rolled against: 10 + a creature’s stat, a word’s number, or the DC given. */
function dcOf(
  campaign: Campaign,
  {
    dc,
    difficulty,
    against,
  }: {
    dc: number;
    difficulty?: 'easy' | 'moderate' | 'difficult' | 'incredible' | undefined;
    against?: { creature: string; stat: Stat; skilled: boolean } | undefined;
  },
): number {
  if (against) {
    const other = creatureHere(campaign, against.creature, 'against.creature');
    return passive(skilledBonus(other, against.stat, against.skilled));
  }
  return difficulty === undefined ? dc : number(campaign, difficulty);
}

/**
 * The table settles aim, cost, risk and price first, and may need no dice (FV-11, FV-132). Five ranks from 12 to 20, or a word (FV-14, FV-15, FV-16);
 * grounds for and against are weighed to one edge (FV-17), darkness is one for what is done by sight; two may work at a task, or as many as it lets (FV-19, FV-20).
 */
const checkCommand = defineCommand({
  type: 'check',
  title: 'Stat check',
  about: 'd20 + a stat, doubled by a fitting skill, against a DC. Helpers roll too; one success is enough.',
  when: ['session'],
  dice: [{ die: 'd20', for: 'check' }],
  fields: z.strictObject({
    type: z.literal('check'),
    actor: IdSchema,
    stat: StatSchema,
    dc: z.int().min(1).max(40).default(12),
    skilled: z.boolean().default(false),
    /** A word instead of the number; the campaign sets what it means. */
    difficulty: z.enum(['easy', 'moderate', 'difficult', 'incredible']).optional(),
    /** Instead of the number: 10 + the stat of this creature. */
    against: z
      .strictObject({ creature: IdSchema, stat: StatSchema, skilled: z.boolean().default(false) })
      .optional(),
    helper: IdSchema.optional(),
    /** More than one, where the task lets more than two work at it. */
    helpers: severalIds(20, 0).default([]),
    /** Which of them are skilled at it; `skilled` speaks of the first alone (FV-19). */
    skilledHelpers: z.array(IdSchema).max(20).default([]),
    /** For whom alone there are grounds for or against, beside those that touch everyone (FV-17, FV-19). */
    favoured: z.array(IdSchema).max(21).default([]),
    hindered: z.array(IdSchema).max(21).default([]),
    /** How many may work at it, and how many of them must succeed. */
    most: z.int().min(1).max(20).default(2),
    need: z.int().min(1).max(20).default(1),
    purpose: z.string().trim().max(200).default('check'),
    /** What the table settles before dice are rolled. */
    cost: z.string().trim().max(200).default(''),
    risk: z.string().trim().max(200).default(''),
    failure: z.string().trim().max(200).default(''),
    /** It is certain: no dice. */
    noRoll: z.enum(['works', 'fails']).optional(),
    /** Done by sight, which darkness hinders. */
    sight: z.boolean().default(false),
    ...Edges,
  }),
  decide: (decision, { actor: id, helper, helpers, stat, skilled, purpose, ...more }) => {
    const { cost, risk, failure } = more;
    if (cost || risk || failure)
      decision.emit(checkSettled, {
        actor: id,
        purpose,
        ...(cost && { cost }),
        ...(risk && { risk }),
        ...(failure && { failure }),
      });
    if (more.noRoll) {
      const { id: actor } = ableCreature(decision.state, id, 'actor');
      const passed = more.noRoll === 'works';
      decision.emit(checkWaived, { actor, purpose, passed });
      return;
    }
    const dc = dcOf(decision.state, more);
    if (dc < EASIEST) decision.emit(lowDifficultyNoted, { against: dc, least: EASIEST }, { secret: true });
    const groundsFor = (one: Creature): Grounds => ({
      for: [more.advantage, more.favoured.includes(one.id)],
      against: [
        more.disadvantage,
        more.hindered.includes(one.id),
        more.sight && isBlind(decision.state, decision.system, one),
      ],
    });
    const all = [id, ...(helper === undefined ? [] : [helper]), ...helpers];
    demandFit(all, more);
    const who = all.map((one) => ableCreature(decision.state, one, one === id ? 'actor' : 'helpers'));
    const isSkilled = (one: Creature): boolean =>
      one.id === id ? skilled : more.skilledHelpers.includes(one.id);
    const successes = who.map((one) =>
      makeCheck(
        decision,
        one,
        { purpose, stat, dc, skilled: isSkilled(one), grounds: groundsFor(one) },
        who.length > 1 && 'together',
      ),
    );
    const count = successes.filter(Boolean).length;
    if (who.length > 1)
      decision.emit(taskDecided, {
        creatures: all,
        successes: count,
        against: more.need,
        passed: count >= more.need,
      });
  },
  offers: (campaign, system) =>
    partyOf(campaign).map((creature) => ({
      label: 'Check',
      group: 'check',
      actor: creature.id,
      command: { type: 'check', actor: creature.id },
      needs: [
        {
          name: 'stat',
          label: 'Stat',
          kind: 'choice' as const,
          choices: Object.entries(STAT_NAMES).map(([value, label]) => ({ value, label })),
        },
        { name: 'dc', label: 'DC', kind: 'number' as const, value: 12 },
        { name: 'skilled', label: 'Skilled', kind: 'check' as const, value: false },
        ...(isBlind(campaign, system, creature)
          ? [{ name: 'sight' as const, label: 'Needs sight', kind: 'check' as const, value: false }]
          : []),
      ],
    })),
});

const contestCommand = defineCommand({
  type: 'contest',
  title: 'Contest',
  about: 'Each side rolls d20 + a stat. The highest total wins; a tie changes nothing.',
  when: ['session'],
  dice: [
    { die: 'd20', for: 'contest' },
    { die: 'd20', for: 'contest' },
  ],
  fields: z.strictObject({
    type: z.literal('contest'),
    parties: z
      .array(
        z.strictObject({
          actor: IdSchema,
          stat: StatSchema,
          skilled: z.boolean().default(false),
          ...Edges,
        }),
      )
      .min(2)
      .max(20),
  }),
  decide: (decision, { parties }) => {
    demandRivals(parties.map(({ actor }) => actor));
    const asked = parties.map(({ actor, stat, skilled, advantage, disadvantage }, index) => ({
      creature: ableCreature(decision.state, actor, `parties.${index}.actor`),
      stat,
      skilled,
      grounds: { for: [advantage], against: [disadvantage] },
    }));
    const made = contest(decision, asked);
    const { winner, rolls } = made;
    decideContest(
      decision,
      rolls.map(({ creature: { id }, roll }) => ({ actor: id, total: roll.total, ...naturalOf(roll) })),
      winner,
    );
    for (const { creature, roll } of rolls) rewardTwenty(decision, creature, roll);
    rememberContest(decision, made);
  },
  offers: (campaign) => {
    const able = ({ id, status }: Creature): boolean => status === 'up' && !isAway(campaign, id);
    const all = Object.values(campaign.creatures).filter(able);
    const stats = STATS.map((value) => ({ value, label: STAT_NAMES[value] }));
    const figures = (index: number, label: string): Field<`parties.${number}.${string}`>[] => [
      { name: `parties.${index}.stat`, label, kind: 'choice', choices: stats },
      { name: `parties.${index}.skilled`, label: 'Skilled', kind: 'check', optional: true },
    ];
    const against = ({ id: own, name }: Creature): Field<`parties.${number}.${string}`>[] => [
      ...figures(0, `${name}’s stat`),
      choiceOf(
        all.filter(({ id }) => id !== own),
        'parties.1.actor',
        'Against',
      ),
      ...figures(1, 'Their stat'),
    ];
    if (all.length < 2) return [];
    return partyOf(campaign)
      .filter(able)
      .map((one) => ({
        label: 'Contest',
        group: 'check',
        actor: one.id,
        command: { type: 'contest', parties: [{ actor: one.id, stat: STATS[0] }] },
        needs: against(one),
      }));
  },
});

/** Refuses a contest of someone with themselves. */
function demandRivals(actors: readonly string[]): void {
  const again = actors.findIndex((actor, index) => actors.indexOf(actor) < index);
  if (again >= 0)
    throw new Refusal(
      'bad-field',
      'A contest needs different characters. Choose another opponent.',
      `parties.${again}.actor`,
    );
}

export const checkCommands = [checkCommand, contestCommand, spendInspiration];
