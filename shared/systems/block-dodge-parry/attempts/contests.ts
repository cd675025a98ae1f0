import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { marginOf } from '../../common/margin.ts';
import { defineCommand } from '../../contract.ts';
import { by } from '../cite.ts';
import { AttributeSchema } from '../../cairn-family/sheet/attributes.ts';
import { save, type Save } from '../../cairn-family/checks/saves.ts';
import { contestThrown } from '../events/attempts.ts';

type End = 'one' | 'other' | 'nobody' | 'again';

/** How one roll of a contest ends: of those who pass the higher face wins; equal faces are rolled again, and nobody wins where both fail (BDP-11, BDP-R3). */
function endOf(one: Save, other: Save): End {
  if (!one.passed && !other.passed) return 'nobody';
  if (!one.passed || !other.passed) return one.passed ? 'one' : 'other';
  if (one.face === other.face) return 'again';
  return one.face > other.face ? 'one' : 'other';
}

/** Both save, as often as it takes until the contest ends. */
const contest = defineCommand({
  type: 'contested-save',
  title: 'Roll contested Save',
  about: 'Two characters make a Save each. Of those who pass, the higher roll wins.',
  when: ['session'],
  dice: [
    { die: 'd20', for: 'Save' },
    { die: 'd20', for: 'Save' },
  ],
  fields: z.strictObject({
    type: z.literal('contested-save'),
    actor: IdSchema,
    attribute: AttributeSchema,
    target: IdSchema,
    targetAttribute: AttributeSchema,
    why: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { actor, attribute, target, targetAttribute, why }) => {
    const [one, other] = [
      ableCreature(decision.state, actor, 'actor'),
      ableCreature(decision.state, target, 'target'),
    ];
    if (one.id === other.id) throw new Refusal('bad-field', 'Choose two different characters.', 'target');
    for (;;) {
      const first = save(decision, one.id, attribute, why);
      const second = save(decision, other.id, targetAttribute, why);
      const end = endOf(first, second);
      const winner = { one: one.id, other: other.id, nobody: undefined, again: undefined }[end];
      decision.emit(
        contestThrown,
        {
          actor: one.id,
          attribute,
          roll: first.face,
          against: first.score,
          passed: first.passed,
          ...marginOf(first.passed, first.score - first.face),
          natural: first.face,
          target: other.id,
          targetAttribute,
          targetRoll: second.face,
          targetAgainst: second.score,
          targetPassed: second.passed,
          why,
          ...(winner === undefined ? {} : { winner }),
          again: end === 'again',
        },
        by(decision, 'contest', winner === undefined && 'tie'),
      );
      if (end !== 'again') return;
    }
  },
});

export const contestCommands = [contest];
