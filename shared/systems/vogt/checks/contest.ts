import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { contestMade } from '../events/checks.ts';
import { optionOf, type Choice } from '../options/options.ts';
import { AbilityName, Bonus, Edge, Needs, throwAbility, throwing } from './throwAbility.ts';

const fields = z.strictObject({
  type: z.literal('contest'),
  creature: IdSchema,
  ...throwing,
  against: IdSchema,
  againstAbility: AbilityName,
  againstBonus: Bonus,
  againstAdvantage: Edge,
  againstDisadvantage: Edge,
  againstNeeds: Needs,
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
  'challenged-wins': ({ against }) => ({ winner: against }),
};

const MOST_THROWS = 20;

/** The check of the one who is challenged, with its own edges and needs. */
const answering = (given: Contest) => ({
  ability: given.againstAbility,
  bonus: given.againstBonus,
  advantage: given.againstAdvantage,
  disadvantage: given.againstDisadvantage,
  needs: given.againstNeeds,
  purpose: given.purpose,
});

/** Both roll; gives back whether they roll again. */
function throwBoth(decision: Decision, given: Contest, isLast: boolean): boolean {
  const { creature, against, purpose } = given;
  const first = throwAbility(decision, creature, given);
  const second = throwAbility(decision, against, answering(given));
  const tied = first.total === second.total;
  const higher = first.total > second.total ? creature : against;
  const tie = TIES[optionOf(decision.state, 'tied-contest')](given);
  const winner = tied ? tie.winner : higher;
  const again = tied && !isLast && tie.again === true;
  decision.emit(
    contestMade,
    { actor: creature, target: against, purpose, first, second, tied, again, ...(winner ? { winner } : {}) },
    { rules: tied ? ['BV-4', 'BV-S3'] : ['BV-4'] },
  );
  return again;
}

/** Two characters whose goals exclude each other both make a check; the higher total succeeds (BV-4). */
export const contest = defineCommand({
  type: 'contest',
  title: 'Contest',
  about:
    'Two characters whose goals exclude each other each roll a check; the higher total succeeds. By default a tie changes nothing.',
  when: ['session'],
  fields,
  decide: (decision, given) => {
    if (given.creature === given.against)
      throw new Refusal(
        'bad-field',
        'A contest needs two different characters. Choose another opponent.',
        'against',
      );
    let throws = 1;
    while (throwBoth(decision, given, throws === MOST_THROWS)) throws += 1;
  },
});
