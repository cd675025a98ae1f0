import type { GameView } from '../../../shared/api.ts';
import { shelvedInWords } from '../../../shared/campaign/commands/shelf.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { dayOf } from '../../../shared/time/calendar.ts';
import { gathered } from '../../game/log/gathered.ts';
import { downtimeView } from '../downtime/stays.ts';
import { informed } from '../forms/fieldFacts.ts';
import { uncheckedView } from './ground.ts';
import { keyCard } from '../key/keyCard.ts';
import { marksOf } from '../map/marks.ts';
import { presentOf } from '../map/present.ts';
import { scalesOf } from '../scales.ts';
import type { Game } from '../../game/game.ts';
import { absentMembers, characterLines, people } from './characters.ts';
import { insideView } from './siteTime.ts';
import { oddsView } from './checksAhead.ts';
import { clocks, due } from './due.ts';
import { dyingIn } from './dying.ts';
import { encounterView } from './encounter.ts';
import { fightView } from './fight.ts';
import { takeBackOf } from './takeBacks.ts';
import { receiptOf } from './receipt.ts';
import { openHexHours } from './openHex.ts';
import { roomView } from './room.ts';
import { stores } from './stores.ts';
import { waysIn } from './ways.ts';
import { groupsView } from './groups.ts';
import { daylightInWords, timeInWords } from './time.ts';

/** Everything the screen shows of a running game. Parts that did not change are the same objects as before. */
export function gameView(game: Game): GameView {
  const { campaign } = game.state;
  const { system } = game;
  const offers = informed(game, game.offers());
  const dying = dyingIn(campaign, system, offers);
  const path = game.rulebook.chart.path(campaign.mode);
  const odds = oddsView(campaign, system);
  return {
    campaign: titleOf(game),
    words: { ...system.words },
    saved: game.saved,
    ...game.takeBack,
    mode: {
      path,
      scales: scalesOf(path),
      session: campaign.mode.closed ? null : campaign.session.number,
    },
    time: {
      ...timeInWords(campaign, system, false),
      clock: campaign.clock,
      budget: system.travel.dayBudget(campaign),
      daylight: daylightInWords(campaign, system),
    },
    calendar: { kept: campaign.calendar ?? null, today: dayOf(system.calendar, campaign.clock) },
    // Acts of one body or one clock stand with it.
    now: offers.filter(({ actor, command }) => actor === undefined && command['timer'] === undefined),
    ways: waysIn(campaign, system, offers),
    inside: insideView(campaign, system, offers),
    odds,
    unchecked: uncheckedView(campaign, system, odds, offers),
    land: campaign.land,
    marks: marksOf(campaign, system),
    present: presentOf(campaign, system),
    ...onTheRoad(campaign, system),
    party: whereabouts(campaign),
    room: roomView(campaign, system, offers),
    keys: {
      hex: keyCard(campaign, system, campaign.party.hex),
      site: keyCard(campaign, system, campaign.party.site?.id ?? null),
    },
    characters: characterLines(campaign, system, offers),
    absent: absentMembers(campaign),
    ...groupsView(campaign, system, offers),
    stores: stores(campaign, system),
    people: people(campaign, system),
    encounter: encounterView(campaign, system, game.recent, offers),
    fight: fightView(campaign, system, offers, game.recent, {
      last: game.lastEntry?.seq,
      backOf: (blow) => takeBackOf(game, blow),
    }),
    downtime: downtimeView(game, offers, path),
    dying,
    due: due(campaign, system, dying),
    clocks: clocks(campaign, offers),
    toPrepare: campaign.toPrepare,
    shelf: campaign.shelf.map((one) => ({ id: one.id, title: shelvedInWords(one) })),
    receipt: receiptOf(game),
    log: gathered(game.recent),
  };
}

const titleOf = ({ state, system, folder, readOnly }: Game): GameView['campaign'] => ({
  name: state.campaign.name,
  system: system.id,
  systemName: system.name,
  folder,
  readOnly,
});

const onTheRoad = (
  campaign: Campaign,
  system: Game['system'],
): Pick<GameView, 'route' | 'hasRulesFor' | 'hexHours'> => ({
  route: campaign.party.route ? { hexes: campaign.party.route } : null,
  hasRulesFor: {
    forage: system.habits.forage !== undefined,
    flight: system.habits.flee !== undefined,
  },
  hexHours: openHexHours(campaign, system),
});

function whereabouts({ land, party }: Campaign): GameView['party'] {
  const { hex, trail, believed, believedBefore = [], underWay, site } = party;
  return {
    hex,
    trail,
    ...(believed !== undefined && { believed, believedBefore }),
    underWay: underWay?.to ?? null,
    site: site ? (land.sites[site.id]?.name ?? site.id) : null,
    siteId: site?.id ?? null,
  };
}
