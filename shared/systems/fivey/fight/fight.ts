import { conditionLost } from '../../../campaign/events/creatures.ts';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { joined, standing } from '../../../campaign/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { fightOf } from '../../../campaign/lookup.ts';
import { passTime } from '../../../campaign/passTime.ts';
import type { Campaign, Creature, Fight } from '../../../campaign/state.ts';
import type { Decision, FightRules } from '../../contract.ts';
import { experienceOf } from '../people/bestiary.ts';
import { comesOut } from './hiding.ts';
import { initiative, oneOf, surprise, turns } from './initiative.ts';
import { gainExperience } from '../people/levels.ts';
import { partOf } from '../sheet/rounding.ts';
import { rulingOf, type Reading } from '../rulings.ts';
import { bonusOf, signed, statFrom } from '../sheet/sheet.ts';
import { encounterTakesTurn } from '../site/siteCommands.ts';
import { beginTurn } from './turns.ts';

/** Everybody of a side who joined the fight, whatever became of them. */
const fighters = (campaign: Campaign, side: 'party' | 'others'): Creature[] =>
  Object.entries(campaign.fight?.combatants ?? {})
    .filter(([, combatant]) => combatant.side === side)
    .map(([id]) => find(campaign.creatures, id))
    .filter((one) => one !== undefined);

/** The defeated: the fallen, and the routed where the campaign counts them (FV-S8). */
const defeated = (campaign: Campaign): Creature[] =>
  fighters(campaign, 'others').filter(({ status }) =>
    status === 'fled' ? rulingOf(campaign, 'experience-routed') : status !== 'up',
  );

/** Who has a claim on the experience of a fight (FV-S8). */
const CLAIMS: Record<Reading<'experience-heirs'>, (one: Creature) => boolean> = {
  'who survived it': ({ status }) => status !== 'dead',
  'who held out in it': ({ status }) => status === 'up',
  'who fought in it': () => true,
};

/** Experience of everybody defeated, and what each who has a claim gets of it (FV-232, FV-S8). */
function spoils(campaign: Campaign): { total: number; each: number; heirs: Creature[] } {
  const total = defeated(campaign).reduce((sum, one) => sum + experienceOf(campaign, one), 0);
  const claimants = fighters(campaign, 'party').filter(CLAIMS[rulingOf(campaign, 'experience-heirs')]);
  const heirs = claimants.filter(({ kind }) => kind === 'character');
  const shares = rulingOf(campaign, 'hireling-shares') ? claimants.length : heirs.length;
  const whole = rulingOf(campaign, 'experience-share') === 'for each the whole';
  const each = heirs.length === 0 ? 0 : whole ? total : partOf(campaign, total, shares);
  return { total, each, heirs };
}

const MORALE_STEPS = ['moderate', 'difficult', 'incredible'] as const;

/** How often the morale check has become harder (FV-198). */
const HARDER: Record<Reading<'morale-steps'>, (fight: Fight) => number> = {
  'each check': ({ moraleChecks }) => moraleChecks,
  'each round': ({ round }) => Math.max(0, round - 1),
  nothing: () => 0,
};

/** d20 and the ability of those left; harder as the fight goes on (FV-196, FV-198); who fails flees (FV-199). */
function morale(decision: Decision): boolean {
  const { state } = decision;
  const harder = HARDER[rulingOf(state, 'morale-steps')](fightOf(decision));
  const step = MORALE_STEPS[Math.min(harder, 2)] ?? 'incredible';
  const dc = rulingOf(state, step);
  const wisdom = statFrom(state, 'wisdom');
  const voice = oneOf(standing(state, 'others'), wisdom, rulingOf(state, 'morale-ability'));
  const roll = decision.throwDice('morale', 1, 20, voice ? bonusOf(voice, wisdom) : 0);
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

/** When so few of them are left that they think again (FV-196). */
const DWINDLED: Record<Reading<'morale-left'>, { of: number; reason: string } | undefined> = {
  half: { of: 2, reason: 'half of them are gone' },
  'a third': { of: 3, reason: 'two in three of them are gone' },
  'a quarter': { of: 4, reason: 'three in four of them are gone' },
  nobody: undefined,
};

/** Why morale is asked for now: they dwindle, or their leader fell (FV-196). */
function moraleReasons(campaign: Campaign): string[] {
  const { fight } = campaign;
  const all = joined(campaign, 'others');
  const left = standing(campaign, 'others').length;
  const few = DWINDLED[rulingOf(campaign, 'morale-left')];
  const leader = fight?.leader ? find(campaign.creatures, fight.leader) : undefined;
  const fell = leader && leader.status !== 'up' && rulingOf(campaign, 'morale-leader');
  return [
    ...(few && all > 1 && left * few.of <= all ? [few.reason] : []),
    // By name: the fall of whoever leads them next is another reason.
    ...(fell ? [`${leader.name}, who led them, fell`] : []),
  ];
}

/** What lasts as long as a fight: rage, help that nobody took, hiding. */
const FOR_A_FIGHT: readonly string[] = ['rage', 'helped', 'hidden'];

function endOfFight(decision: Decision, id: string): void {
  const over = find(decision.state.creatures, id)?.conditions ?? [];
  for (const condition of over.filter((one) => FOR_A_FIGHT.includes(one.id)))
    decision.emit(conditionLost, { creature: id, condition });
}

/** Fights in FIVEY: those who win the contest act first, two actions a turn (FV-196, FV-198, FV-199). A round is as long on the day’s clock as the campaign says. */
export const fightRules: FightRules = {
  opening: [
    { id: 'surprise', label: 'Surprise', begin: surprise },
    { id: 'initiative', label: 'Initiative', begin: initiative },
  ],
  round: [{ id: 'turns', label: 'Turns', begin: turns }],
  roundSeconds: 0,
  roundEnds: (decision) => {
    const seconds = rulingOf(decision.state, 'round-seconds');
    if (seconds > 0) passTime(decision, seconds);
  },
  slotBegins: (decision, who) => {
    for (const id of who) {
      beginTurn(decision, id);
      comesOut(decision, id);
    }
  },
  ends: (decision) => {
    for (const id of Object.keys(fightOf(decision).combatants)) endOfFight(decision, id);
  },
  moraleReasons,
  morale,
  aftermath: (campaign) => {
    const { total, each, heirs } = spoils(campaign);
    return [
      ...(total > 0 && heirs.length > 0
        ? [{ id: 'experience', label: `Experience: ${total}, ${each} each` }]
        : []),
      ...(campaign.party.site && rulingOf(campaign, 'site-encounter-turn')
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
