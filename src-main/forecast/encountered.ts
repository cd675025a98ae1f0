import { mayAct, membersOf, standing } from '../../shared/campaign/fight.ts';
import { answering, openQuestions } from '../../shared/campaign/many/questions.ts';
import { readyIn } from '../../shared/campaign/many/usual.ts';
import type { AnyCommand, Offer } from '../../shared/campaign/offer.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { remembered } from '../../shared/remembered.ts';
import { filledIn, suggestedFor, type Value } from '../../shared/page/blanks.ts';
import type { Policy } from '../../shared/road/policy.ts';
import type { System } from '../../shared/systems/contract.ts';
import type { Rulebook } from '../game/rulebook.ts';

/** The mood of those who attack: see ReactionRow. */
const HOSTILE = -2;

/** Tries a command, and says whether it was carried out: whoever plays tries one after the other until one goes. */
export type Attempt = (command: AnyCommand) => boolean;

/** What the party does with those whom it meets: in talk by the policy, in a fight by what the moment asks for. */
export const actInEncounter = (
  rules: Rulebook,
  campaign: Campaign,
  policy: Policy,
  attempt: Attempt,
): boolean =>
  campaign.fight ? fight(rules, campaign, policy, attempt) : meet(rules.system, campaign, policy, attempt);

function meet(system: System, campaign: Campaign, { met }: Policy, attempt: Attempt): boolean {
  const { encounter } = campaign;
  if (!encounter || encounter.creatures.length === 0 || partyOf(campaign).length === 0)
    return attempt({ type: 'part' });
  return (
    (met === 'fight' && attempt({ type: 'start-fight' })) ||
    (encounter.reaction === undefined && attempt({ type: 'react' })) ||
    (isHostile(system, encounter.reaction?.row) && attempt({ type: 'start-fight' })) ||
    attempt({ type: 'part' })
  );
}

const isHostile = ({ reaction }: System, id: string | undefined): boolean => {
  const mood = reaction.rows.find((row) => row.id === id)?.mood;
  return mood !== undefined && mood <= HOSTILE;
};

function fight(rules: Rulebook, campaign: Campaign, policy: Policy, attempt: Attempt): boolean {
  const { mode } = campaign;
  return (
    (mode.now === 'morale' && attempt({ type: 'check-morale' })) ||
    (mode.now === 'aftermath' && attempt({ type: 'settle' })) ||
    takeTurn(rules, campaign, policy, attempt) ||
    answer(rules, campaign, attempt) ||
    attempt({ type: 'take-turn' }) ||
    attempt({ type: 'end-turn' }) ||
    attempt({ type: 'end-fight' })
  );
}

/** What those of the party do whose turn it is: they run, help, or do what they usually do. */
function takeTurn(rules: Rulebook, campaign: Campaign, policy: Policy, attempt: Attempt): boolean {
  const { system } = rules;
  const acting = mayAct(campaign).filter((id) => campaign.fight?.combatants[id]?.side === 'party');
  if (acting.length === 0) return false;
  const { flee } = system.habits;
  return (
    (wantsOut(campaign, policy) && attempt(flee ? flee(acting) : { type: 'end-fight' })) ||
    (partyOf(campaign, true).some(({ status }) => status === 'down') && help(rules, campaign, attempt)) ||
    (readyIn(campaign, system).some(({ side }) => side === 'party') &&
      attempt({ type: 'act-together', side: 'party' }))
  );
}

/** The first of those who are asked about a blow answers it, with a Shield where the system has it so. */
function answer({ system }: Rulebook, campaign: Campaign, attempt: Attempt): boolean {
  const [question] = openQuestions(campaign, system);
  return question !== undefined && attempt(answering(question));
}

/** Whether they run: who wanted no fight at once, others by their policy once half of what they had is gone. */
function wantsOut(campaign: Campaign, { met, fight }: Policy): boolean {
  if (met === 'avoid') return true;
  if (fight === 'to-the-end') return false;
  const all = membersOf(campaign, 'party');
  const points = all.reduce((sum, { hitPoints }) => sum + Math.max(0, hitPoints.now), 0);
  const most = all.reduce((sum, { hitPoints }) => sum + hitPoints.max, 0);
  return 2 * points <= most || 2 * standing(campaign, 'party').length <= all.length;
}

const helping = remembered((commands: Rulebook['kinds']['commands']) =>
  [...commands.values()].filter(({ helps }) => helps),
);

/** Does what is offered now as help for the dying. */
export function help({ system, kinds, chart }: Rulebook, campaign: Campaign, attempt: Attempt): boolean {
  const fallen = partyOf(campaign, true).flatMap(({ id, status }) => (status === 'down' ? [id] : []));
  for (const kind of helping(kinds.commands))
    if (chart.allows(campaign.mode, kind.type))
      for (const offer of kind.offers?.(campaign, system) ?? [])
        if (offer.helps && attempt(filledIn(offer, valuesFor(offer, fallen)))) return true;
  return false;
}

/** What is suggested for the blanks of an offer, and one of `whom` where it asks for somebody. */
function valuesFor(offer: Offer, whom: readonly string[]): Record<string, Value> {
  const values = suggestedFor(offer);
  for (const { name, choices = [], many } of offer.needs ?? []) {
    const one = choices.find(({ value }) => whom.includes(value))?.value;
    if (one !== undefined) values[name] = many ? [one] : one;
  }
  return values;
}
