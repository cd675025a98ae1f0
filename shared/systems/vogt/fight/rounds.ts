import { membersOf, setOrder } from '../../../campaign/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { creatureAt, fightOf } from '../../../campaign/lookup.ts';
import type { UsualAct } from '../../../campaign/many/rules.ts';
import type { Campaign, Creature, Fight } from '../../../campaign/state.ts';
import type { Decision, FightRules } from '../../contract.ts';
import { by } from '../cite.ts';
import { actionDeclared, bled, decisionsOpened, defenceEnded } from '../events/fight.ts';
import { takeDamage } from '../harm/harm.ts';
import { hasStatus } from '../harm/statuses.ts';
import { optionOf, type Choice } from '../options/options.ts';
import { combatTurnOf } from './combatant.ts';
import { usualDeclaration } from './declareOffers.ts';
import { endAllHelp, endHelpOf } from './help.ts';
import { orderOf, rollInitiative } from './initiative.ts';
import { chosenAct } from './turnOffers.ts';
import { hasActed } from './turns.ts';

/** The party first, in its order, so that theirs is the first choice; then the others. */
const everybody = ({ state }: Decision): string[] =>
  [...membersOf(state, 'party'), ...membersOf(state, 'others')]
    .filter(({ status }) => status !== 'dead' && status !== 'fled')
    .map(({ id }) => id);

/** Whether a surprised combatant loses the first round (BV-S22). */
const CAUGHT: Readonly<Record<Choice<'surprise'>, (fight: Fight, id: string) => boolean>> = {
  'no-effect': () => false,
  'lose-first-round': ({ round, combatants, details }, id) =>
    round === 1 && [combatants[id]?.side, 'both'].some((side) => side === details['surprised']),
};

const isCaught = (campaign: Campaign, id: string): boolean =>
  campaign.fight !== null && CAUGHT[optionOf(campaign, 'surprise')](campaign.fight, id);

/** Those who have a turn this round. */
const ready = (decision: Decision): string[] =>
  everybody(decision).filter((id) => !isCaught(decision.state, id));

/** Whether someone has not been awake since before the fight. */
const hasSlept = (campaign: Campaign, { id, status }: Creature): boolean =>
  status !== 'up' && (campaign.fight?.round === 1 || combatTurnOf(campaign, id).asleep);

/**
 * Whether a combatant is out of the fight: dead, gone or unconscious, however they fell. Only a side that slept before the
 * fight began is in it for as long as it sleeps, or a sleeper could not be struck.
 */
function isBeaten({ id, status }: Creature, campaign: Campaign): boolean {
  if (status !== 'down') return status !== 'up';
  const combatants = campaign.fight?.combatants ?? {};
  const side = combatants[id]?.side;
  return !Object.keys(combatants)
    .filter((one) => combatants[one]?.side === side)
    .every((one) => combatTurnOf(campaign, one).asleep);
}

/** Everyone who is conscious chooses an action before any die is rolled. */
function declareAll(decision: Decision): boolean {
  const { state } = decision;
  const caught = everybody(decision).filter((id) => isCaught(state, id));
  const asleep = [...membersOf(state, 'party'), ...membersOf(state, 'others')]
    .filter((one) => hasSlept(state, one))
    .map(({ id }) => id);
  decision.emit(
    decisionsOpened,
    { caught, ...(asleep.length > 0 && { asleep }) },
    by(decision, caught.length > 0 ? 'caught' : 'decisions'),
  );
  return setOrder(decision, [{ label: 'Everyone chooses', who: ready(decision) }]);
}

/** Everyone rolls the die of their action, again each round. */
function rollAll(decision: Decision): boolean {
  for (const id of ready(decision)) rollInitiative(decision, id);
  return false;
}

/** Bleeding costs 1 HP at the start of each own turn, once a round. */
function bleed(decision: Decision, id: string): void {
  const { round } = fightOf(decision);
  const isDone = combatTurnOf(decision.state, id).bledIn === round;
  if (isDone || !hasStatus(creatureAt(decision.state, id), 'bleeding')) return;
  decision.emit(bled, { creature: id, round });
  decision.asDeedOf({ means: 'bleeding' }, () => takeDamage(decision, id, 1, 'bleeding'));
}

/** A turn begins: the defence and help of the previous turn end, and bleeding costs HP. */
function turnBegins(decision: Decision, who: readonly string[]): void {
  const { round } = fightOf(decision);
  if (decision.state.mode.now !== 'turns') return;
  for (const id of who) {
    if ((combatTurnOf(decision.state, id).defendsSince ?? round) < round)
      decision.emit(defenceEnded, { creature: id });
    endHelpOf(decision, id);
    bleed(decision, id);
  }
}

/** What someone decides, or does of what they decided, unless told otherwise. */
function usualAct(campaign: Campaign, id: string): UsualAct | undefined {
  const actor = find(campaign.creatures, id);
  if (!actor) return undefined;
  if (campaign.mode.now === 'declare') return usualDeclaration(actor);
  return campaign.mode.now === 'turns' ? chosenAct(campaign, actor) : undefined;
}

/** Everyone involved is in the fight (BV-5), in rounds of six seconds (BV-7): everyone chooses, everyone rolls, the lowest goes first. There is no morale. */
export const fightRules: FightRules = {
  opening: [],
  round: [
    { id: 'declare', label: 'Choose actions', begin: declareAll },
    { id: 'initiative', label: 'Initiative', begin: rollAll },
    {
      id: 'turns',
      label: 'Turns',
      begin: (decision) => setOrder(decision, orderOf(decision.state, ready(decision))),
    },
  ],
  declaring: actionDeclared.type,
  roundSeconds: 6,
  slotBegins: turnBegins,
  // The unconscious have their turn at their own count, though they do nothing in it but bleed.
  helplessTurn: turnBegins,
  isBeaten,
  many: {
    usualAct,
    hasBegun: hasActed,
  },
  ends: endAllHelp,
  aftermath: () => [],
  settle: () => undefined,
};
