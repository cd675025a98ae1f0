import type { Decision } from '../../systems/contract.ts';
import { ownCommand } from '../../systems/ownCommand.ts';
import { endTurnCommand } from '../commands/fight.ts';
import { mayAct } from '../fight.ts';
import { find } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign, Creature } from '../state.ts';
import type { System } from '../../systems/contract.ts';
import { actTogether, isSameMoment, unasked } from './together.ts';
import { readyIn, type Ready } from './usual.ts';

/** The characters of the party whose turn it is and who have done nothing in it: only their players can say what they do. */
export const undecided = (campaign: Campaign, { fight: { many } }: Pick<System, 'fight'>): Creature[] =>
  mayAct(campaign)
    .filter((id) => campaign.fight?.combatants[id]?.side === 'party' && !many.hasBegun?.(campaign, id))
    .flatMap((id) => find(campaign.creatures, id) ?? []);

/** The foes who may act now and have a usual act. */
export const readyFoes = (campaign: Campaign, system: System): Ready[] =>
  readyIn(campaign, system).filter(({ side }) => side === 'others');

/** Whether it is the turn of opponents alone. */
export const isTheirs = ({ fight }: Campaign, who: readonly string[]): boolean =>
  who.every((id) => fight?.combatants[id]?.side === 'others');

/** Whether opponents who stand come next, before anyone of the party and in this round. */
export function areNext(campaign: Campaign): boolean {
  const { fight, creatures } = campaign;
  const isUp = (id: string): boolean => creatures[id]?.status === 'up';
  const next = fight?.slots.slice(fight.slot + 1).find(({ who }) => who.some(isUp));
  return next !== undefined && isTheirs(campaign, next.who.filter(isUp));
}

/** Whether a turn can be ended in this phase; where everyone must decide, it cannot. */
const mayEnd = ({ state, system }: Decision): boolean =>
  (ownCommand(system, endTurnCommand.type) ?? endTurnCommand).when.includes(state.mode.now);

/** The foes act until none of them has anything usual left to do; gives back whether their turn may be ended then. */
function foesAct(decision: Decision, goesOn: () => boolean): boolean {
  const here = decision.state;
  for (;;) {
    const foes = readyFoes(decision.state, decision.system);
    if (foes.length === 0) return true;
    const before = decision.state;
    actTogether(
      decision,
      foes.map(({ creature }) => creature.id),
    );
    if (!isSameMoment(decision.state, here) || !goesOn()) return false;
    const wait = (campaign: Campaign): number =>
      Object.values(campaign.fight?.combatants ?? {}).filter(({ aim }) => aim !== undefined).length;
    if (decision.state === before || wait(decision.state) > wait(before)) return false;
  }
}

/**
 * The whole turn of those whose turn it is, and of the foes who follow: foes do what they usually do, the turn ends, and so
 * on until a character’s turn, the end of the round, or a question to a player. Refuses with `undecided` while a character
 * has done nothing yet.
 */
export function takeTurn(decision: Decision): void {
  const { state: before, system } = decision;
  const [idle] = undecided(before, system);
  if (idle && readyFoes(before, system).length === 0)
    throw new Refusal('undecided', `${idle.name} has not acted yet. Choose an action, or end the turn.`);
  const asked = unasked(decision);
  const goesOn = (): boolean => asked() && decision.state.fight?.round === before.fight?.round;
  do {
    const here = decision.state;
    const isDone = foesAct(decision, goesOn);
    if (!isSameMoment(decision.state, here)) continue;
    if (!isDone || !mayEnd(decision) || undecided(decision.state, system).length > 0) return;
    endTurnCommand.decide(decision, { type: 'end-turn' });
  } while (goesOn() && isTheirs(decision.state, mayAct(decision.state)));
}
