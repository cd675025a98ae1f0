import { joined, standing } from '../../../campaign/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { fightOf } from '../../../campaign/lookup.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { moraleRolled } from '../events/fight.ts';
import { askFate } from '../fate/fate.ts';
import { optionOf } from '../options.ts';
import { sheetOf } from '../sheet/sheet.ts';

const MORALE_DR = 12;

/** Whether a morale check is passed: 1D% at or under Resolve, or d20 + bonus against DR 12. */
const NERVE = {
  percentage: (decision, resolve) => {
    const { roll, answer } = askFate(decision, 'morale', resolve);
    return { total: roll.total, against: resolve, passed: answer === 'positive' };
  },
  bonus: (decision, resolve) => {
    const bonus = bonusOf(resolve);
    const { total } = decision.throwDice('morale', 1, 20, bonus);
    return { bonus, total, against: MORALE_DR, passed: total >= MORALE_DR };
  },
} as const satisfies Record<string, (decision: Decision, resolve: number) => object>;

/** A percentage as a bonus: one for each ten from the average of 50. */
export const bonusOf = (resolve: number): number => Math.round((resolve - 50) / 10);

/** Checks the morale of the leader, or else of the combatant with the highest Resolve (NS-S1). */
export function morale(decision: Decision): boolean {
  const left = standing(decision.state, 'others');
  const leader = left.find(({ id }) => id === fightOf(decision).leader);
  const resolve = Math.max(...(leader ? [leader] : left).map((one) => sheetOf(one).resolve));
  const result = NERVE[optionOf(decision.state, 'morale-resolve')](decision, resolve);
  decision.emit(moraleRolled, { resolve, ...result });
  return result.passed;
}

type Reason = keyof typeof moraleWords;

/** The side whose morale is checked: how many joined, who is still standing, and who leads them. */
interface Foes {
  all: number;
  left: readonly Creature[];
  leader: Creature | undefined;
}

export const moraleWords = {
  'first-loss': 'first loss',
  'half-out': 'half are out',
  'leader-out': 'leader is out',
  'half-hp': 'half its HP is gone',
} as const;

const HOLDS: Readonly<Record<Reason, (foes: Foes) => boolean>> = {
  'first-loss': ({ all, left }) => left.length < all,
  'half-out': ({ all, left }) => all > 1 && left.length * 2 <= all,
  'leader-out': ({ leader }) => leader !== undefined && leader.status !== 'up',
  'half-hp': ({ all, left: [only] }) =>
    all === 1 && only !== undefined && only.hitPoints.now * 2 <= only.hitPoints.max,
};

/** Which losses call for a morale check. */
const CALLS = {
  all: ['first-loss', 'half-out', 'leader-out', 'half-hp'],
  'half-or-leader': ['half-out', 'leader-out'],
  referee: [],
} as const satisfies Record<string, readonly Reason[]>;

/** The reasons to check morale now. */
export function moraleReasons(campaign: Campaign): string[] {
  const { fight, creatures } = campaign;
  const foes = {
    all: joined(campaign, 'others'),
    left: standing(campaign, 'others'),
    leader: fight?.leader ? find(creatures, fight.leader) : undefined,
  };
  return CALLS[optionOf(campaign, 'morale-loss')].filter((reason) => HOLDS[reason](foes));
}
