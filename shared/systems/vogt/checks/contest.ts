import { z } from 'zod';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { commandRules } from '../commandRules.ts';
import { rulingOf, type RulingValue } from '../rulings.ts';
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

/** Who has a tied contest; nobody yet while it is thrown again (BV-S3). */
const TIES: Readonly<Record<RulingValue<'tied-contest'>, (two: Contest) => string | undefined>> = {
  'nobody yet': () => undefined,
  'thrown again': () => undefined,
  'whoever began it': ({ creature }) => creature,
  'whoever was challenged': ({ against }) => against,
};

const MOST_THROWS = 20;

interface Outcome {
  lines: string[];
  tied: boolean;
  winner: string | undefined;
}

/** What the one who is challenged throws: a check of their own, with its edges and needs (BV-4). */
const answering = (given: Contest) => ({
  ability: given.againstAbility,
  bonus: given.againstBonus,
  advantage: given.againstAdvantage,
  disadvantage: given.againstDisadvantage,
  needs: given.againstNeeds,
  purpose: given.purpose,
});

/** Both throw, again on a tie where the table wants that; gives back the lines of it and the winner, if there is one (BV-4, BV-S3). */
function throwBoth(decision: Decision, given: Contest, throws = MOST_THROWS): Outcome {
  const { creature, against } = given;
  const first = throwAbility(decision, creature, given);
  const second = throwAbility(decision, against, answering(given));
  const lines = [first.line, second.line];
  if (first.total !== second.total)
    return { lines, tied: false, winner: first.total > second.total ? creature : against };
  const tie = rulingOf(decision.state, 'tied-contest');
  if (tie !== 'thrown again' || throws <= 1) return { lines, tied: true, winner: TIES[tie](given) };
  const again = throwBoth(decision, given, throws - 1);
  return { ...again, lines: [...lines, ...again.lines] };
}

/** The higher total succeeds, a tie nobody yet, as a rule (BV-4, BV-S3). */
export const contest = defineCommand({
  type: 'contest',
  title: 'Contest',
  about:
    'Two who cannot both succeed throw their abilities; the higher total does. On a tie nobody does yet, as a rule.',
  when: ['session'],
  rules: commandRules.contest,
  fields,
  decide: (decision, given) => {
    if (given.creature === given.against)
      throw new Refusal('bad-field', 'A contest takes two (BV-4).', 'against');
    const { lines, tied, winner } = throwBoth(decision, given);
    const end = winner === undefined ? 'nobody yet' : `${creatureAt(decision.state, winner).name} has it`;
    decision.emit(diceRolled, {}, `${lines.join('; ')}: ${tied ? 'a tie, ' : ''}${end}.`);
  },
});
