import { z } from 'zod';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { defineCommand } from '../../contract.ts';
import { AttributeSchema } from '../../cairn-family/sheet/attributes.ts';
import { save, type Save } from '../../cairn-family/checks/saves.ts';
import { commandRules } from '../commandRules.ts';

type End = 'one' | 'other' | 'nobody' | 'again';

/** How one throw of a contest ends: of those who pass the higher face wins; equal faces are thrown again, and nobody wins where both fail (BDP-11, BDP-R3). */
function endOf(one: Save, other: Save): End {
  if (!one.passed && !other.passed) return 'nobody';
  if (!one.passed || !other.passed) return one.passed ? 'one' : 'other';
  if (one.face === other.face) return 'again';
  return one.face > other.face ? 'one' : 'other';
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
      const end = endOf(first, second);
      const words: Record<End, string> = {
        one: `${one.name} wins`,
        other: `${other.name} wins`,
        nobody: 'nobody wins',
        again: 'equal, once more',
      };
      decision.emit(diceRolled, {}, `${first.line}; ${second.line}: ${words[end]}.`);
      if (end !== 'again') return;
    }
  },
});

export const contestCommands = [contest];
