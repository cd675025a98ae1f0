import { combatantChanged } from '../../../campaign/events/fight.ts';
import { setOrder } from '../../../campaign/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { creatureAt, fightOf } from '../../../campaign/lookup.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Decision, FightRules } from '../../contract.ts';
import { takeDamage } from '../harm/harm.ts';
import { endAllHelp, endHelpOf } from './help.ts';
import { orderOf, rollInitiative } from './initiative.ts';
import { rulingOf } from '../rulings.ts';
import { hasStatus } from '../harm/statuses.ts';

const everybody = (decision: Decision): string[] =>
  Object.keys(fightOf(decision).combatants).filter((id) => {
    const one = find(decision.state.creatures, id);
    return one !== undefined && one.status !== 'dead' && one.status !== 'fled';
  });

/** Whether somebody was caught off guard, where that costs the first round (BV-S22). */
function isCaught(campaign: Campaign, id: string): boolean {
  const { fight } = campaign;
  if (fight?.round !== 1 || !rulingOf(campaign, 'surprise')) return false;
  const side = fight.combatants[id]?.side;
  return fight.details['surprised'] === side || fight.details['surprised'] === 'both';
}

/** Those who have a turn this round. */
const ready = (decision: Decision): string[] =>
  everybody(decision).filter((id) => !isCaught(decision.state, id));

/** All who are conscious decide what they do, before any die is rolled (BV-5, BV-8). */
function declareAll(decision: Decision): boolean {
  for (const id of everybody(decision))
    decision.emit(combatantChanged, {
      creature: id,
      details: { declared: null, count: null, acts: null, walked: 0, paid: null },
    });
  const caught = everybody(decision).filter((id) => isCaught(decision.state, id));
  const names = caught.map((id) => creatureAt(decision.state, id).name);
  return setOrder(
    decision,
    [{ label: 'Everybody decides', who: ready(decision) }],
    names.length > 0 ? `Caught off guard: ${names.join(', ')}.` : undefined,
  );
}

/** Everybody rolls the die of what they decided, anew each round (BV-8). */
function rollAll(decision: Decision): boolean {
  for (const id of ready(decision)) rollInitiative(decision, id);
  return false;
}

/** Bleeding costs 1 at the start of each turn of one’s own, once a round (BV-52). */
function bleed(decision: Decision, id: string): void {
  const { round, combatants } = fightOf(decision);
  const creature = creatureAt(decision.state, id);
  if (!hasStatus(creature, 'bleeding') || combatants[id]?.details['bledIn'] === round) return;
  decision.emit(combatantChanged, { creature: id, details: { bledIn: round } });
  takeDamage(decision, id, 1, 'bleeding');
}

/** A turn begins: the defence and the help of the turn before are over, blood is lost (BV-16, BV-17, BV-52). */
function turnBegins(decision: Decision, who: readonly string[]): void {
  const { phase, round, combatants } = fightOf(decision);
  if (phase !== 'turns') return;
  for (const id of who) {
    if (Number(combatants[id]?.details['defendsSince'] ?? round) < round)
      decision.emit(combatantChanged, { creature: id, details: { defendsSince: null } });
    endHelpOf(decision, id);
    bleed(decision, id);
  }
}

/** The unconscious have their turn as well, though they do nothing in it but bleed, as a rule (BV-61). */
function roundEnds(decision: Decision): void {
  if (!rulingOf(decision.state, 'unconscious-bleed')) return;
  for (const id of everybody(decision))
    if (hasStatus(creatureAt(decision.state, id), 'unconscious')) bleed(decision, id);
}

/** Rounds of six seconds: everybody decides, everybody rolls, the lowest goes first (BV-5, BV-7 to BV-12). Nobody checks morale; being caught off guard costs the first round by the table’s word only (BV-S22). */
export const fightRules: FightRules = {
  opening: [],
  round: [
    { id: 'declare', label: 'Decide', begin: declareAll },
    { id: 'initiative', label: 'Initiative', begin: rollAll },
    {
      id: 'turns',
      label: 'Turns',
      begin: (decision) => setOrder(decision, orderOf(decision.state, ready(decision))),
    },
  ],
  roundSeconds: 6,
  slotBegins: turnBegins,
  roundEnds,
  ends: endAllHelp,
  aftermath: () => [],
  settle: () => undefined,
};
