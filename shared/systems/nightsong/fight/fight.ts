import { find } from '../../../campaign/ids.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { FightRules } from '../../contract.ts';
import { wearItem } from '../gear/stepDice.ts';
import { countRounds, roundsToMinutes } from '../harm/dying.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { isDone } from './acting.ts';
import { usualAttack } from './attackOffers.ts';
import { morale, moraleReasons, moraleWords } from './morale.ts';
import { takeTurns } from './order.ts';
import { shieldOf } from './shields.ts';
import { findSurprised } from './surprise.ts';
import { wearLines } from './wear.ts';

/** The characters of the party’s side. */
const players = (campaign: Campaign): Creature[] =>
  Object.entries(campaign.fight?.combatants ?? {})
    .filter(([, one]) => one.side === 'party')
    .map(([id]) => find(campaign.creatures, id))
    .filter((one) => one !== undefined)
    .filter((one) => one.kind === 'character');

const DYING = '/dying';

/** Fights in Nightsong: sides alternate, and Rounds do not move the clock (NS-1). */
export const fightRules: FightRules = {
  opening: [{ id: 'surprise', label: 'Surprise', begin: findSurprised }],
  round: [{ id: 'turns', label: 'Turns', begin: takeTurns }],
  roundSeconds: 0,
  roundEnds: countRounds,
  many: {
    usualAct: usualAttack,
    hasBegun: ({ fight }, id) => fight !== null && isDone(fight, id),
    mayAnswer: (campaign, target) =>
      target.kind === 'character' && shieldOf(campaign, target)
        ? { does: 'block with a Shield', adds: { shield: true } }
        : undefined,
  },
  moraleReasons,
  moraleWords,
  morale,
  aftermath: (campaign) => [
    ...[...new Set([...players(campaign), ...partyOf(campaign, true)])]
      .filter((one) => sheetOf(one).dyingRounds !== null)
      .map((one) => ({ id: `${one.id}${DYING}`, label: `${one.name} is dying: count in minutes` })),
    ...players(campaign).flatMap((one) => wearLines(campaign, one)),
  ],
  settle: (decision, id) => {
    const [creature = '', item = ''] = id.split('/');
    if (id.endsWith(DYING)) roundsToMinutes(decision, creature);
    // What was broken since, in another fight, has no die left.
    else if (find(decision.state.creatures, creature)?.items.some((one) => one.id === item && one.die))
      wearItem(decision, creature, item, { rule: 'wear' });
  },
};
