import { tell, type Teller } from '../../../campaign/event.ts';
import { keptFaces, type Roll } from '../../../dice/dice.ts';
import { FEAT_USES, THINGS } from '../checks/feats.ts';
import {
  checkMade,
  checkSettled,
  checkWaived,
  contestDecided,
  featUsed,
  gadgetUsed,
  inspirationGained,
  inspirationSpent,
  lowDifficultyNoted,
  rollRaised,
  taskDecided,
  thingUsed,
} from '../events/checks.ts';
import { signed, STAT_NAMES } from '../sheet/sheet.ts';

/** The kept die, the bonus, the sum and what it is held against: “14 + 4 = 18 against 12”. */
export const arithmetic = (roll: Roll | undefined, against: number): string =>
  roll
    ? `${keptFaces(roll)[0] ?? 0} ${signed(roll.bonus ?? 0)} = ${roll.total} against ${against}`
    : `against ${against}`;

const added = (what: string): string => (what ? ` (${what})` : '');

/** The words of checks, contests, inspiration and feats. */
export const checkTellers: readonly Teller[] = [
  tell(checkSettled, ({ purpose, cost, risk, failure }) => {
    const settled = [
      cost && `it costs: ${cost}`,
      risk && `the risk: ${risk}`,
      failure && `failing brings: ${failure}`,
    ].filter(Boolean);
    return `Before ${purpose}: ${settled.join('; ')}.`;
  }),
  tell(
    checkWaived,
    ({ actor, purpose, passed }, { name }) =>
      `${name(actor)}, ${purpose}: it ${passed ? 'works' : 'fails'}, without dice.`,
  ),
  tell(
    lowDifficultyNoted,
    ({ against, least }) => `DC ${against}: under ${least} only for the unskilled at something dangerous.`,
  ),
  tell(checkMade, ({ actor, purpose, stat, skilled, against, passed }, { name, rolls }) => {
    const how = `${STAT_NAMES[stat]}${skilled ? ', skilled' : ''}`;
    const sum = arithmetic(rolls.at(-1), against);
    return `${name(actor)}, ${purpose} (${how}): ${sum}, ${passed ? 'success' : 'failure'}.`;
  }),
  tell(taskDecided, ({ passed }) => (passed ? 'Together they do it.' : 'Even together they fail.')),
  tell(contestDecided, ({ parties, winner }, { name }) => {
    const totals = parties.map(({ creature, total }) => `${name(creature)} ${total}`).join(', ');
    return `Contest: ${totals}; ${winner === null ? 'a tie, nobody wins' : `${name(winner)} wins`}.`;
  }),
  tell(
    inspirationGained,
    ({ creature }, { name }) => `A natural 20: ${name(creature)} gains an inspiration die.`,
  ),
  tell(
    inspirationSpent,
    ({ creature, roll }, { name }) => `${name(creature)} spends an inspiration die: + ${roll}.`,
  ),
  tell(
    rollRaised,
    ({ from, roll, total, against, passed }) =>
      `${from} ${signed(roll)} = ${total} against ${against}: ${passed ? 'success' : 'still a failure'}.`,
  ),
  tell(
    featUsed,
    ({ creature, feat, what }, { name }) =>
      `${name(creature)}, ${feat}: ${FEAT_USES[feat]?.line ?? 'uses it'}${added(what)}.`,
  ),
  tell(thingUsed, ({ creature, item, sort, what }, telling) => {
    const thing = telling.item(creature, item);
    return `${telling.name(creature)}: ${thing.toLowerCase()} ${THINGS[sort]?.line ?? 'is used'}${added(what)}.`;
  }),
  tell(gadgetUsed, ({ creature, function: does }, { name }) => `${name(creature)}’s gadget: ${does}.`),
];
