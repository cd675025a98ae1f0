import { inHands } from '../../../campaign/goods/hands.ts';
import { fightOf } from '../../../campaign/lookup.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { throwAbility } from '../checks/throwAbility.ts';
import { damageSoaked } from '../events/fight.ts';
import { hasStatus } from '../harm/statuses.ts';
import { optionOf, type Choice } from '../options/options.ts';
import { hands } from '../sheet/carrying.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { thingOf } from '../sheet/things.ts';
import { combatTurnOf } from './combatant.ts';
import { isDefending } from './turns.ts';

const DEFENCE = 2;

/** What worn armour and shields in hand add to AR; what is broken adds nothing. */
function wornAr(creature: Creature): number {
  const armour = creature.items.filter(({ kind, inUse }) => kind === 'armour' && inUse);
  const shields = inHands(hands, creature).filter(({ kind }) => kind === 'shield');
  return [...armour, ...shields]
    .filter(({ die }) => die !== 0)
    .reduce((sum, item) => sum + (thingOf(item).ar ?? 0), 0);
}

/** AR as it is now: the sheet’s and that of worn armour, 2 more under Defend, which the unconscious cannot keep up; none at all while prone. */
export function arOf(creature: Creature, campaign: Campaign): number {
  if (hasStatus(creature, 'prone')) return 0;
  const defends = isDefending(campaign, creature.id) && !hasStatus(creature, 'unconscious');
  const defence = defends ? DEFENCE : 0;
  return sheetOf(creature).ar + wornAr(creature) + defence;
}

/** Why AR takes off less than is worn, or nothing: it lies with who is prone, or took blows of this round already. */
export function armorNote(campaign: Campaign, target: Creature, takesOff: number): string {
  if (armorOf(campaign).toHit) return '';
  if (hasStatus(target, 'prone')) return sheetOf(target).ar + wornAr(target) > 0 ? 'none while prone' : '';
  const used = armorOf(campaign).soaks ? Math.min(arOf(target, campaign), soakedBy(campaign, target.id)) : 0;
  if (used === 0) return '';
  return takesOff === 0 ? 'used up this round' : `${used} used up this round`;
}

interface Armor {
  /** The roll against AR that decides whom a weapon hits; without one it hits all. */
  toHit?(decision: Decision, actor: string): number;
  /** How many points AR takes off damage to the target. */
  takesOff(campaign: Campaign, target: Creature, damage: number): number;
  /** Whether what it takes off is used up for the round. */
  soaks: boolean;
}

/** Points of damage that AR has soaked this round already. */
function soakedBy(campaign: Campaign, id: string): number {
  const { soaked, soakedIn } = combatTurnOf(campaign, id);
  return soakedIn === campaign.fight?.round ? soaked : 0;
}

const soaksEachRound: Armor = {
  takesOff: (campaign, target, damage) =>
    Math.min(damage, Math.max(0, arOf(target, campaign) - soakedBy(campaign, target.id))),
  soaks: true,
};

const offEachHit: Armor = {
  takesOff: (campaign, target, damage) => Math.min(damage, arOf(target, campaign)),
  soaks: false,
};

/** A check of STR, which needs sight, has to reach AR. */
const rolledAgainst: Armor = {
  toHit: (decision, actor) =>
    throwAbility(decision, actor, {
      ability: 'str',
      bonus: 0,
      advantage: false,
      disadvantage: false,
      needs: 'sight',
      purpose: 'to hit',
    }).total,
  takesOff: () => 0,
  soaks: false,
};

/** What armor rating does (BV-S4). */
const ARMOR: Readonly<Record<Choice<'armor-rating'>, Armor>> = {
  'soaks-each-round': soaksEachRound,
  'off-each-hit': offEachHit,
  'to-hit': rolledAgainst,
};

export const armorOf = (campaign: Campaign): Armor => ARMOR[optionOf(campaign, 'armor-rating')];

/** Notes the points that AR has absorbed, where they are used up for the round. */
export function noteSoaked(decision: Decision, creature: string, points: number): void {
  if (!armorOf(decision.state).soaks || points === 0) return;
  const soaked = soakedBy(decision.state, creature) + points;
  const { round } = fightOf(decision);
  decision.emit(damageSoaked, { creature, points, soaked, round });
}
