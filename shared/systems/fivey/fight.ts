import { combatantChanged, fightChanged } from '../../campaign/events/fight.ts';
import { diceRolled } from '../../campaign/events/campaign.ts';
import { joined, setOrder, standing, type Slots } from '../../campaign/fight.ts';
import { find } from '../../campaign/ids.ts';
import { fightOf } from '../../campaign/look.ts';
import type { Campaign, Creature } from '../../campaign/state.ts';
import type { Decision, FightRules } from '../contract.ts';
import { experienceFor } from './bestiary.ts';
import { rewardTwenty, rollStat } from './checks.ts';
import { gainExperience } from './levels.ts';
import { bonusOf, sheetOf, signed, type Stat } from './sheet.ts';
import { encounterTakesTurn } from './siteCommands.ts';

const ids = (creatures: readonly Creature[]): string[] => creatures.map(({ id }) => id);

/** The one of the others who rolls for all: the best of them in this stat or in power (FV-185, FV-193, FV-25). */
const best = (creatures: readonly Creature[], stat: Stat): Creature | undefined =>
  [...creatures].sort((a, b) => bonusOf(b, stat) - bonusOf(a, stat))[0];

/** Those of `members` who beat one roll of the opposition, each with DEX; a tie is no win (FV-185, FV-193, FV-S4). */
function beat(
  decision: Decision,
  members: readonly Creature[],
  others: readonly Creature[],
  stat: Stat,
  purpose: string,
): string[] {
  const champion = best(others, stat);
  if (!champion) return ids(members);
  const against = rollStat(decision, champion, `${purpose}, ${champion.name}`, stat, false, 'normal');
  const rolled = members.map((creature) => ({
    creature,
    roll: rollStat(decision, creature, `${purpose}, ${creature.name}`, 'dex', false, 'normal'),
  }));
  const winners = rolled.filter(({ roll }) => roll.total > against.total).map(({ creature }) => creature.id);
  const totals = rolled.map(({ creature, roll }) => `${creature.name} ${roll.total}`).join(', ');
  decision.emit(diceRolled, {}, `${purpose}: ${champion.name} ${against.total}; ${totals}.`, {
    rules: ['FV-193', 'FV-25'],
  });
  for (const { creature, roll } of rolled) rewardTwenty(decision, creature, roll);
  return winners;
}

/** Who surprises gets a free turn before the order is settled (FV-185, FV-186). */
function surprise(decision: Decision): boolean {
  const { state } = decision;
  const word = fightOf(decision).own['surprised'];
  const [party, others] = [standing(state, 'party'), standing(state, 'others')];
  const winners =
    word === 'others'
      ? ids(party)
      : word === 'party'
        ? ids(others)
        : word === 'contest'
          ? beat(decision, party, others, 'int', 'Surprise')
          : [];
  if (winners.length === 0) return false;
  const names = winners.map((id) => state.creatures[id]?.name ?? id).join(', ');
  return setOrder(decision, [{ label: 'Free turn', who: winners }], `Surprise: a free turn for ${names}.`);
}

/** Winners of the contest, the opposition, the rest; the order stays for the whole fight (FV-193 to FV-195). */
function initiative(decision: Decision): boolean {
  const { state } = decision;
  const [party, others] = [standing(state, 'party'), standing(state, 'others')];
  const first = beat(decision, party, others, 'dex', 'Initiative');
  const slots: Slots = [
    { label: 'Before them', who: first },
    { label: 'The opposition', who: ids(others) },
    { label: 'After them', who: ids(party).filter((id) => !first.includes(id)) },
  ].filter(({ who }) => who.length > 0);
  decision.emit(fightChanged, { own: { order: slots } });
  return false;
}

/** The order of the round: as settled, with those who came later at its end. */
function turns(decision: Decision): boolean {
  const fight = fightOf(decision);
  const settled = (fight.own['order'] ?? []) as Slots;
  const placed = new Set(settled.flatMap(({ who }) => who));
  const late = Object.keys(fight.combatants).filter((id) => !placed.has(id));
  return setOrder(decision, [...settled, ...(late.length > 0 ? [{ label: 'Joined later', who: late }] : [])]);
}

const defeated = (campaign: Campaign): Creature[] =>
  Object.entries(campaign.fight?.combatants ?? {})
    .filter(([, { side }]) => side === 'others')
    .map(([id]) => find(campaign.creatures, id))
    .filter((one) => one !== undefined)
    .filter(({ status }) => status !== 'up');

/** Experience of everybody defeated, the routed included, shared evenly (FV-232, FV-S8). */
function spoils(campaign: Campaign): { total: number; each: number; heirs: Creature[] } {
  const total = defeated(campaign).reduce((sum, one) => {
    const { monster } = sheetOf(one);
    return sum + (monster ? experienceFor(monster.bracket, monster.defense) : 0);
  }, 0);
  const heirs = standing(campaign, 'party').filter(({ kind }) => kind === 'character');
  return { total, each: heirs.length > 0 ? Math.floor(total / heirs.length) : 0, heirs };
}

const MORALE_STEPS = ['moderate', 'difficult', 'incredible'] as const;

/** d20 and the best ability of those left; harder each time it is asked in a fight (FV-196, FV-198). */
function morale(decision: Decision): boolean {
  const { moraleChecks } = fightOf(decision);
  const step = MORALE_STEPS[Math.min(moraleChecks, 2)] ?? 'incredible';
  const dc = Number(decision.ruling(step));
  const leader = best(standing(decision.state, 'others'), 'int');
  const roll = decision.throwDice('morale', 1, 20, leader ? bonusOf(leader, 'int') : 0);
  const bonus = roll.bonus ?? 0;
  const held = roll.total >= dc;
  decision.emit(
    diceRolled,
    {},
    `Morale: ${roll.total - bonus} ${signed(bonus)} = ${roll.total} against ${dc}, ${step}.`,
    { rules: ['FV-196', 'FV-198'] },
  );
  return held;
}

/** Fights in FIVEY: those who win the contest act first, two actions a turn (FV-193 to FV-200). */
export const fightRules: FightRules = {
  opening: [
    { id: 'surprise', label: 'Surprise', begin: surprise },
    { id: 'initiative', label: 'Initiative', begin: initiative },
  ],
  round: [{ id: 'turns', label: 'Turns', begin: turns }],
  roundSeconds: 0,
  slotBegins: (decision, who) => {
    for (const id of who)
      if (Number(fightOf(decision).combatants[id]?.own['spent'] ?? 0) > 0)
        decision.emit(combatantChanged, { creature: id, own: { spent: 0 } });
  },
  moraleReasons: (campaign) => {
    const { fight } = campaign;
    const all = joined(campaign, 'others');
    const left = standing(campaign, 'others').length;
    const leader = fight?.leader ? find(campaign.creatures, fight.leader) : undefined;
    return [
      ...(all > 1 && left * 2 <= all ? ['half of them are gone'] : []),
      ...(leader && leader.status !== 'up' ? ['the leader fell'] : []),
    ];
  },
  morale,
  aftermath: (campaign) => {
    const { total, each, heirs } = spoils(campaign);
    return [
      ...(total > 0 && heirs.length > 0
        ? [{ id: 'experience', label: `Experience: ${total}, ${each} each` }]
        : []),
      ...(campaign.party.site && campaign.rulings['site-encounter-turn'] !== false
        ? [{ id: 'turn', label: 'The fight took a turn' }]
        : []),
    ];
  },
  settle: (decision, line) => {
    if (line === 'turn') {
      encounterTakesTurn(decision);
      return;
    }
    const { each, heirs } = spoils(decision.state);
    for (const { id } of heirs) if (each > 0) gainExperience(decision, id, each, ['FV-232', 'FV-S8']);
  },
};
