import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { contestMade } from '../events/checks.ts';
import { optionOf, type Choice } from '../options/options.ts';
import { AbilityName, Bonus, Edge, Needs, throwAbility, throwing } from './throwAbility.ts';

const fields = z.strictObject({
  type: z.literal('contest'),
  actor: IdSchema,
  ...throwing,
  target: IdSchema,
  targetAbility: AbilityName,
  targetBonus: Bonus,
  targetAdvantage: Edge,
  targetDisadvantage: Edge,
  targetNeeds: Needs,
  purpose: z.string().trim().max(200).default(''),
});
type Contest = z.infer<typeof fields>;

interface Tie {
  winner?: string;
  again?: boolean;
}

/** What becomes of a tied contest (BV-S3). */
const TIES: Readonly<Record<Choice<'tied-contest'>, (two: Contest) => Tie>> = {
  stands: () => ({}),
  'roll-again': () => ({ again: true }),
  'challenged-wins': ({ target }) => ({ winner: target }),
};

const MOST_THROWS = 20;

/** The check of the one who is challenged, with its own edges and needs. */
const answering = (given: Contest) => ({
  ability: given.targetAbility,
  bonus: given.targetBonus,
  advantage: given.targetAdvantage,
  disadvantage: given.targetDisadvantage,
  needs: given.targetNeeds,
  purpose: given.purpose,
});

/** Both roll; gives back whether they roll again. */
function throwBoth(decision: Decision, given: Contest, isLast: boolean): boolean {
  const { actor, target, purpose } = given;
  const first = throwAbility(decision, actor, given);
  const second = throwAbility(decision, target, answering(given), 'target');
  const tied = first.total === second.total;
  const higher = first.total > second.total ? actor : target;
  const tie = TIES[optionOf(decision.state, 'tied-contest')](given);
  const winner = tied ? tie.winner : higher;
  const again = tied && !isLast && tie.again === true;
  decision.emit(
    contestMade,
    {
      actor,
      target,
      purpose,
      first,
      second,
      tied,
      again,
      ...(winner ? { winner } : {}),
      ...(tied ? {} : { margin: first.total - second.total }),
      ...(first.natural === undefined ? {} : { natural: first.natural }),
    },
    by(decision, 'contest', tied && 'tie'),
  );
  return again;
}

/** Two characters whose goals exclude each other both make a check; the higher total succeeds (BV-4). */
export const contest = defineCommand({
  type: 'contest',
  title: 'Contest',
  about:
    'Two characters with opposing goals each roll a check; the higher total succeeds. By default a tie changes nothing.',
  when: ['session'],
  fields,
  decide: (decision, given) => {
    if (given.actor === given.target)
      throw new Refusal(
        'bad-field',
        'A contest needs two different characters. Choose another opponent.',
        'target',
      );
    let throws = 1;
    while (throwBoth(decision, given, throws === MOST_THROWS)) throws += 1;
  },
});
