import { partyLights } from '../../shared/campaign/light.ts';
import { mayAct } from '../../shared/campaign/fight.ts';
import { openHexHours } from '../queries/view/openHex.ts';
import { knownLand } from '../../shared/hex/knownLand.ts';
import { hexAt } from '../../shared/hex/land.ts';
import { partyOf, type Campaign } from '../../shared/campaign/state.ts';
import type {
  PlayersCombatant,
  PlayersFight,
  PlayersGame,
  PlayersShown,
  PlayersView,
} from '../../shared/players.ts';
import type { System } from '../../shared/systems/contract.ts';
import { looksOf } from '../queries/looks.ts';
import { orderIn, phasesIn } from '../queries/view/fight.ts';
import { playersSite } from './playersSite.ts';
import { timeInWords } from '../queries/view/time.ts';

/** As much of the way they came as is drawn. */
const LONGEST_TRAIL = 60;

/** What is read of a table. */
export interface SeenTable {
  readonly state: { readonly campaign: Campaign };
  readonly system: System;
}

/**
 * What players may see of a game, and what the referee shows them. Everything in it is named here or in the functions
 * it calls; fields that a campaign gets later stay hidden until they are named here.
 */
export const playersView = (
  game: SeenTable | null,
  shown: PlayersShown | null,
  theme: PlayersView['theme'] = 'dark',
): PlayersView => ({
  theme,
  game: game && playersGame(game.state.campaign, game.system),
  shown,
});

function playersGame(campaign: Campaign, system: System): PlayersGame {
  return {
    campaign: campaign.name,
    words: { round: system.words.round, hitPoints: system.words.hitPoints },
    time: timeInWords(campaign, system),
    lights: partyLights(campaign).map(({ name }) => name),
    land: knownLand(campaign.land),
    hexHours: openHexHours(campaign, system),
    party: whereabouts(campaign),
    site: playersSite(campaign, system),
    fight: playersFight(campaign, system),
  };
}

/** Where the party stands, as far as they know it themselves. */
function whereabouts(campaign: Campaign): PlayersGame['party'] {
  const { land, party } = campaign;
  const known = (label: string): boolean => hexAt(land, label)?.known ?? false;
  const hex = party.hex !== null && known(party.hex) ? party.hex : null;
  const feature = hex === null ? undefined : hexAt(land, hex)?.feature;
  return {
    hex,
    trail: party.trail.filter(known).slice(-LONGEST_TRAIL),
    place: feature && !feature.secret ? feature.name : '',
    inside: party.site !== null,
    people: partyOf(campaign, true).map((one) => ({
      name: one.name,
      face: looksOf(one).face,
      status: one.status,
      hitPoints: { now: one.hitPoints.now, max: one.hitPoints.max },
    })),
  };
}

function playersFight(campaign: Campaign, system: System): PlayersFight | null {
  const { fight } = campaign;
  if (!fight) return null;
  const acting = mayAct(campaign);
  return {
    round: fight.round,
    phases: phasesIn(campaign, system),
    slots: orderIn(fight, acting).map(({ label, now, who }) => ({
      label,
      now,
      who: who.flatMap((id) => combatant(campaign, id, acting)),
    })),
  };
}

function combatant(
  { fight, creatures, party }: Campaign,
  id: string,
  acting: readonly string[],
): PlayersCombatant[] {
  const [creature, place] = [creatures[id], fight?.combatants[id]];
  if (!creature || !place) return [];
  const { name, status, hitPoints } = creature;
  return [
    {
      name,
      side: place.side,
      status,
      acted: place.acted,
      now: acting.includes(id),
      ...(party.members.includes(id) ? { hitPoints: { now: hitPoints.now, max: hitPoints.max } } : {}),
    },
  ];
}
