import { partyLights } from '../../shared/campaign/light.ts';
import { mayAct } from '../../shared/campaign/fight.ts';
import { openHexHours } from '../queries/view/openHex.ts';
import { hexAt } from '../../shared/hex/land.ts';
import type { KnownLand } from '../../shared/hex/knownLand.ts';
import { landTheyThink, trailTheyThink, whereTheyThink } from '../../shared/hex/mistaken.ts';
import { rememberedLast } from '../../shared/remembered.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
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

/** Drawn anew only when the land or the party’s whereabouts changed. */
const landOf = rememberedLast((land: Campaign['land'], party: Campaign['party']): KnownLand =>
  landTheyThink(land, party),
);

function playersGame(campaign: Campaign, system: System): PlayersGame {
  const land = landOf(campaign.land, campaign.party);
  return {
    campaign: campaign.name,
    words: { round: system.words.round, hitPoints: system.words.hitPoints },
    time: timeInWords(campaign, system),
    lights: partyLights(campaign).map(({ name }) => name),
    land,
    hexHours: openHexHours(campaign, system),
    party: whereabouts(campaign, land),
    site: playersSite(campaign, system),
    fight: playersFight(campaign, system),
  };
}

/** Where the party stands, as far as they know it themselves: those who are astray stand elsewhere. */
function whereabouts(campaign: Campaign, land: KnownLand): PlayersGame['party'] {
  const { party } = campaign;
  const known = (label: string): boolean => hexAt(land, label)?.known ?? false;
  const thought = whereTheyThink(party);
  const hex = thought !== null && known(thought) ? thought : null;
  const there = hex === null ? undefined : hexAt(land, hex);
  return {
    hex,
    trail: trailTheyThink(party).filter(known).slice(-LONGEST_TRAIL),
    place: (there?.known && there.feature?.name) || '',
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
