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
import { counted } from '../../../text/words.ts';
import { signed, STAT_NAMES } from '../sheet/sheet.ts';

/** The kept die, the bonus, the sum and the DC: “14 + 4 = 18 vs DC 12”. */
export const arithmetic = (roll: Roll | undefined, against: number): string =>
  roll
    ? `${keptFaces(roll)[0] ?? 0} ${signed(roll.bonus ?? 0)} = ${roll.total} vs DC ${against}`
    : `vs DC ${against}`;

const added = (what: string): string => (what ? ` (${what})` : '');

/** The log lines of checks, contests, inspiration and feats. */
export const checkTellers: readonly Teller[] = [
  tell(checkSettled, ({ purpose, cost, risk, failure }) => {
    const settled = [cost && `cost: ${cost}`, risk && `risk: ${risk}`, failure && `on a failure: ${failure}`];
    return `Before the roll (${purpose}): ${settled.filter(Boolean).join('; ')}.`;
  }),
  tell(
    checkWaived,
    ({ actor, purpose, passed }, { name }) =>
      `${name(actor)} ${passed ? 'succeeds' : 'fails'} without a roll: ${purpose}.`,
  ),
  tell(
    lowDifficultyNoted,
    ({ against, least }) =>
      `DC ${against} is low. Below ${least}, only roll for an unskilled character in danger.`,
  ),
  tell(checkMade, ({ actor, purpose, stat, skilled, against, passed }, { name, rolls }) => {
    const article = !skilled && stat === 'int' ? 'an' : 'a';
    const how = `${article} ${skilled ? 'skilled ' : ''}${STAT_NAMES[stat]} check`;
    const sum = arithmetic(rolls.at(-1), against);
    return `${name(actor)} makes ${how} (${purpose}): ${sum}, ${passed ? 'success' : 'failure'}.`;
  }),
  tell(taskDecided, ({ successes, against, passed }) =>
    passed
      ? `They succeed together (${counted(successes, 'success', 'successes')}, ${against} needed).`
      : `They fail together (${counted(successes, 'success', 'successes')}, ${against} needed).`,
  ),
  tell(contestDecided, ({ parties, winner }, { name }) => {
    const totals = parties.map(({ actor, total }) => `${name(actor)} (${total})`).join(', ');
    return winner === null
      ? `Contest: ${totals}. It’s a tie; nothing changes.`
      : `Contest: ${totals}. ${name(winner)} wins.`;
  }),
  tell(
    inspirationGained,
    ({ creature }, { name }) => `${name(creature)} gains an inspiration die (natural 20).`,
  ),
  tell(
    inspirationSpent,
    ({ actor, roll }, { name }) => `${name(actor)} spends an inspiration die: +${roll}.`,
  ),
  tell(
    rollRaised,
    ({ actor, from, roll, total, against, passed }, { name }) =>
      `${name(actor)}’s roll is now ${from} ${signed(roll)} = ${total} vs DC ${against}: ${passed ? 'success' : 'still a failure'}.`,
  ),
  tell(featUsed, ({ actor, feat, what }, { name }) => {
    const line = FEAT_USES[feat]?.line;
    return line === undefined
      ? `${name(actor)} uses ${feat}${added(what)}.`
      : `${name(actor)} uses ${feat}: ${line}${added(what)}.`;
  }),
  tell(thingUsed, ({ actor, item, sort, what }, telling) => {
    const thing = telling.item(actor, item);
    return `${telling.name(actor)}: ${thing.toLowerCase()} ${THINGS[sort]?.line ?? 'is used'}${added(what)}.`;
  }),
  tell(gadgetUsed, ({ actor, function: does }, { name }) => `${name(actor)}’s gadget: ${does}.`),
];
