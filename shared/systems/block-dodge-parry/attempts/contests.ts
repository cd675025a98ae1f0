import { z } from 'zod';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { AttributeSchema } from '../../cairn-family/sheet/attributes.ts';
import { save, type Save } from '../../cairn-family/checks/saves.ts';
import { commandRules } from '../commandRules.ts';
import { rulingOf } from '../rulings.ts';

type End = 'one' | 'other' | 'nobody' | 'again';

/** How one throw of a contest ends: of those who pass the higher face wins; equal faces and two failures as the campaign has it (BDP-11, BDP-R3). */
function endOf(decision: Decision, one: Save, other: Save): End {
  if (!one.passed && !other.passed)
    return rulingOf(decision.state, 'contest-both-fail') === 'once more' && one.score + other.score > 0
      ? 'again'
      : 'nobody';
  if (!one.passed || !other.passed) return one.passed ? 'one' : 'other';
  if (one.face !== other.face) return one.face > other.face ? 'one' : 'other';
  const equal = rulingOf(decision.state, 'contest-equal');
  if (equal === 'once more') return 'again';
  return equal === 'nobody wins' || one.score === other.score
    ? 'nobody'
    : one.score > other.score
      ? 'one'
      : 'other';
}

/** Both save, as often as it takes until the contest ends (BDP-11, BDP-R3). */
const contest = defineCommand({
  type: 'contested-save',
  title: 'Contested Save',
  about: 'Two Saves against each other: of those that pass, the higher roll wins.',
  when: ['session'],
  rules: commandRules['contested-save'],
  fields: z.strictObject({
    type: z.literal('contested-save'),
    creature: IdSchema,
    attribute: AttributeSchema,
    against: IdSchema,
    againstAttribute: AttributeSchema,
    why: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { creature, attribute, against, againstAttribute, why }) => {
    const [one, other] = [
      ableCreature(decision.state, creature),
      ableCreature(decision.state, against, 'against'),
    ];
    if (one.id === other.id) throw new Refusal('bad-field', 'A contest takes two (BDP-11).', 'against');
    for (;;) {
      const first = save(decision, one.id, attribute, why);
      const second = save(decision, other.id, againstAttribute, why);
      const end = endOf(decision, first, second);
      const words: Record<End, string> = {
        one: `${one.name} wins`,
        other: `${other.name} wins`,
        nobody: 'nobody wins',
        again: first.passed ? 'equal, once more' : 'both fail, once more',
      };
      decision.emit(diceRolled, {}, `${first.line}; ${second.line}: ${words[end]}.`);
      if (end !== 'again') return;
    }
  },
});

export const contestCommands = [contest];
