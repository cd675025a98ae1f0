import { mayAct, standing } from '../../shared/campaign/fight.ts';
import { readyIn } from '../../shared/campaign/many/usual.ts';
import type { AnyCommand } from '../../shared/campaign/offer.ts';
import { partyOf, type Campaign } from '../../shared/campaign/state.ts';
import type { Policy } from '../../shared/road/policy.ts';
import type { System } from '../../shared/systems/contract.ts';
import type { Rulebook } from '../game/timeline.ts';

/** The mood of those who attack: see ReactionRow. */
const HOSTILE = -2;

/** What the party does with those whom it meets: in talk by the policy, in a fight by what the moment asks for. */
export function* inEncounter(rules: Rulebook, campaign: Campaign, policy: Policy): Generator<AnyCommand> {
  if (campaign.fight) yield* inFight(rules, campaign, policy);
  else yield* meeting(rules.system, campaign, policy);
}

function* meeting(system: System, campaign: Campaign, { met }: Policy): Generator<AnyCommand> {
  const { encounter } = campaign;
  if (!encounter || encounter.creatures.length === 0 || partyOf(campaign).length === 0) {
    yield { type: 'part' };
    return;
  }
  if (met === 'fight') yield { type: 'start-fight' };
  if (encounter.reaction === undefined) yield { type: 'react' };
  if (isHostile(system, encounter.reaction?.row)) yield { type: 'start-fight' };
  yield { type: 'part' };
}

const isHostile = ({ reaction }: System, id: string | undefined): boolean => {
  const mood = reaction.rows.find((row) => row.id === id)?.mood;
  return mood !== undefined && mood <= HOSTILE;
};

function* inFight(rules: Rulebook, campaign: Campaign, policy: Policy): Generator<AnyCommand> {
  const { mode, fight } = campaign;
  if (mode.now === 'morale') yield { type: 'check-morale' };
  if (mode.now === 'aftermath') yield { type: 'settle' };
  const party = partyOf(campaign, true);
  const acting = mayAct(campaign).filter((id) => fight?.combatants[id]?.side === 'party');
  if (acting.length > 0 && wantsOut(campaign, policy)) {
    const { flee } = rules.system.habits;
    yield flee ? flee(acting) : { type: 'end-fight' };
  }
  if (acting.length > 0 && party.some(({ status }) => status === 'down')) yield* helpIn(rules, campaign);
  if (readyIn(campaign, rules.system).some(({ side }) => side === 'party'))
    yield { type: 'act-together', side: 'party' };
  yield { type: 'take-turn' };
  yield { type: 'end-turn' };
  yield { type: 'end-fight' };
}

/** Whether they run: who wanted no fight at once, others by their policy once half of what they had is gone. */
function wantsOut(campaign: Campaign, { met, fight }: Policy): boolean {
  if (met === 'avoid') return true;
  if (fight === 'to-the-end') return false;
  const all = partyOf(campaign, true);
  const points = all.reduce((sum, { hitPoints }) => sum + Math.max(0, hitPoints.now), 0);
  const most = all.reduce((sum, { hitPoints }) => sum + hitPoints.max, 0);
  return 2 * points <= most || 2 * standing(campaign, 'party').length <= all.length;
}

/** What is offered now as help for the dying. */
export function* helpIn({ system, kinds, chart }: Rulebook, campaign: Campaign): Generator<AnyCommand> {
  for (const kind of kinds.commands.values())
    if (kind.helps && chart.allows(campaign.mode, kind.type))
      for (const { helps, command } of kind.offers?.(campaign, system) ?? []) if (helps) yield command;
}
