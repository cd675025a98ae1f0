import { conditionLost } from '../../../campaign/events/creatures.ts';
import { joined, standing } from '../../../campaign/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { fightOf } from '../../../campaign/lookup.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision, FightRules } from '../../contract.ts';
import { moraleRolled } from '../events/fight.ts';
import { experienceOf } from '../people/bestiary.ts';
import { mostDamage } from './blow.ts';
import { usualAttack, usualWeapon } from './fightOffers.ts';
import { comesOut } from './hiding.ts';
import { bestOf, initiative, surprise, turns } from './initiative.ts';
import { gainExperience } from '../people/levels.ts';
import { share } from '../sheet/rounding.ts';
import { number, option, type Choice } from '../options.ts';
import { bonusOf, shieldOf, WISDOM } from '../sheet/sheet.ts';
import { encounterTakesTurn } from '../site/siteCommands.ts';
import { isAsked } from '../sheet/will.ts';
import { ACTIONS, actionsLeft, beginTurn } from './turns.ts';

/** Everyone of a side who joined the fight, whatever became of them. */
const fighters = (campaign: Campaign, side: 'party' | 'others'): Creature[] =>
  Object.entries(campaign.fight?.combatants ?? {})
    .filter(([, combatant]) => combatant.side === side)
    .map(([id]) => find(campaign.creatures, id))
    .filter((one) => one !== undefined);

/** The defeated: the fallen and the routed (FV-S8). */
const defeated = (campaign: Campaign): Creature[] =>
  fighters(campaign, 'others').filter(({ status }) => status !== 'up');

/** What each of so many gets of the experience of a fight (FV-S8). */
const SHARES: Record<Choice<'experience-share'>, (total: number, heirs: number) => number> = {
  split: (total, heirs) => (heirs === 0 ? 0 : share(total, heirs)),
  full: (total) => total,
};

/** Experience of everyone defeated, and what each character who survived gets of it (FV-232, FV-S8). */
function spoils(campaign: Campaign): { total: number; each: number; heirs: Creature[] } {
  const total = defeated(campaign).reduce((sum, one) => sum + experienceOf(one), 0);
  const heirs = fighters(campaign, 'party').filter(
    ({ kind, status }) => kind === 'character' && status !== 'dead',
  );
  return { total, each: SHARES[option(campaign, 'experience-share')](total, heirs.length), heirs };
}

/** Whether a blow may leave someone with half of their hit points or less: only then is a shield worth less than it, and a group of foes waits for the answer. */
const isGrave = ({ hitPoints }: Creature, most: number): boolean =>
  (hitPoints.now - most) * 2 <= hitPoints.max;

const MORALE_STEPS = ['moderate', 'difficult', 'incredible'] as const;

/** d20 and the ability of the best of those left; harder with each check (FV-196, FV-198); who fails flees (FV-199). */
function morale(decision: Decision): boolean {
  const { state } = decision;
  const step = MORALE_STEPS[Math.min(fightOf(decision).moraleChecks, 2)] ?? 'incredible';
  const dc = number(state, step);
  const voice = bestOf(standing(state, 'others'), WISDOM);
  const roll = decision.throwDice('morale', 1, 20, voice ? bonusOf(voice, WISDOM) : 0);
  const passed = roll.total >= dc;
  decision.emit(moraleRolled, { difficulty: step, total: roll.total, against: dc, passed });
  return passed;
}

/** Why those think again who are so few of all, if they do (FV-196). */
const DWINDLED: Record<Choice<'morale-left'>, (left: number, all: number) => string[]> = {
  half: (left, all) => (left * 2 <= all ? ['half-down'] : []),
  'two-thirds': (left, all) => (left * 3 <= all ? ['two-thirds-down'] : []),
  leader: () => [],
};

const moraleWords = {
  'half-down': 'half of them are down',
  'two-thirds-down': 'two thirds of them are down',
  'leader-down': 'their leader {name} is down',
};

/** Why morale is asked for now: they dwindle, or their leader fell (FV-196). */
function moraleReasons(campaign: Campaign): string[] {
  const { fight } = campaign;
  const all = joined(campaign, 'others');
  const left = standing(campaign, 'others').length;
  const leader = fight?.leader ? find(campaign.creatures, fight.leader) : undefined;
  return [
    ...(all > 1 ? DWINDLED[option(campaign, 'morale-left')](left, all) : []),
    // One for each of them: the fall of their next leader is another reason.
    ...(leader && leader.status !== 'up' ? [`leader-down:${leader.id}`] : []),
  ];
}

/** What lasts as long as a fight: rage, help that no one took, hiding. */
const FOR_A_FIGHT: readonly string[] = ['rage', 'helped', 'hidden'];

function endOfFight(decision: Decision, id: string): void {
  const over = find(decision.state.creatures, id)?.conditions ?? [];
  for (const condition of over.filter((one) => FOR_A_FIGHT.includes(one.id)))
    decision.emit(conditionLost, { creature: id, condition });
}

/** Fights in FIVEY: those who win the contest act first, two actions a turn (FV-196, FV-198, FV-199). A round takes no time of the day’s clock. */
export const fightRules: FightRules = {
  opening: [
    { id: 'surprise', label: 'Surprise', begin: surprise },
    { id: 'initiative', label: 'Initiative', begin: initiative },
  ],
  round: [{ id: 'turns', label: 'Turns', begin: turns }],
  roundSeconds: 0,
  slotBegins: (decision, who) => {
    for (const id of who) {
      beginTurn(decision, id);
      comesOut(decision, id);
    }
  },
  ends: (decision) => {
    for (const id of Object.keys(fightOf(decision).combatants)) endOfFight(decision, id);
  },
  many: {
    usualAct: usualAttack,
    hasBegun: (campaign, id) => actionsLeft(campaign, id) < ACTIONS,
    mayAnswer: (campaign, target, attacker) =>
      target.kind === 'character' &&
      shieldOf(target) &&
      isGrave(target, mostDamage(campaign, attacker, usualWeapon(campaign, attacker), target))
        ? { does: 'sacrifice the shield', adds: { shield: true } }
        : undefined,
    isAsked,
  },
  moraleReasons,
  moraleWords,
  morale,
  aftermath: (campaign) => {
    const { total, each, heirs } = spoils(campaign);
    return [
      ...(total > 0 && heirs.length > 0
        ? [{ id: 'experience', label: `Experience: ${total}, ${each} each` }]
        : []),
      ...(campaign.party.site ? [{ id: 'turn', label: 'The fight takes a turn' }] : []),
    ];
  },
  settle: (decision, line) => {
    if (line === 'turn') {
      encounterTakesTurn(decision);
      return;
    }
    const { each, heirs } = spoils(decision.state);
    for (const { id } of heirs) if (each > 0) gainExperience(decision, id, each, 'victory');
  },
};
