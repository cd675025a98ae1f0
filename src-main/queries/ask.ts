import type { Answers, OfType, WorkspaceQuery, Query } from '../../shared/api.ts';
import type { Disk } from '../store/disk/disk.ts';
import { bestiary, readBlockText, wholeBlock } from './forms/bestiary.ts';
import { downtimePlan } from './downtime/plan.ts';
import { kinOf } from './forms/kin.ts';
import { encounterPreview } from './forms/encounterPreview.ts';
import { findings } from './find.ts';
import { gazetteer } from './people/gazetteer.ts';
import { lootCard } from './goods/loot.ts';
import { graveyard } from './people/graveyard.ts';
import { hexCard } from './hexCard.ts';
import { trailSteps } from './map/trail.ts';
import { houseRules } from './houseRules.ts';
import { logLines, sessionCards } from './log.ts';
import { makingCard } from './people/making.ts';
import { listPictures, pictureToShow } from '../players/pictures.ts';
import { keyCard } from './key/keyCard.ts';
import { planCard } from './key/plan.ts';
import { prepCard } from './key/prep.ts';
import { nights } from './nights.ts';
import { eveningCard } from './evening.ts';
import { sessionPicture } from './sessionPicture.ts';
import { sheetCard } from './sheetCard.ts';
import { dealAhead, shop } from './shop/shop.ts';
import { writtenMap } from '../exchange/maps/writtenMap.ts';
import { growAhead } from './map/growAhead.ts';
import { stockAhead } from './map/stockAhead.ts';
import { regionCard, regionList } from './map/region.ts';
import { calendarFaults, calendarReading, calendarText } from './calendars.ts';
import { mapReading } from './map/mapReading.ts';
import { readTables } from '../exchange/readTables.ts';
import { reachCard, routeCards, turnsAhead } from './routes.ts';
import type { Game } from '../game/game.ts';
import { stepAhead } from './stepAhead.ts';
import { tableCards, writtenCards } from './tableCards.ts';
import { recaps, tale } from './tale.ts';

export type GameQuery = Exclude<Query, Pick<WorkspaceQuery, 'type'>>;
type QueryType = GameQuery['type'];
type Asked<T extends QueryType> = OfType<GameQuery, T>;

/** What each kind of question is answered with. A forgotten kind does not compile. */
const ANSWERS: {
  [T in QueryType]: (game: Game, query: Asked<T>, disk: Disk) => Promise<Answers[T]>;
} = {
  hex: (game, query) => Promise.resolve(hexCard(game, query.hex)),
  trail: (game) => trailSteps(game),
  downtime: (game, query) => Promise.resolve(downtimePlan(game, query.command)),
  routes: (game, asked) => Promise.resolve(routeCards(game, asked)),
  'site-ahead': (game, { turns = 6 }) => turnsAhead(game, turns),
  reach: (game) => Promise.resolve(reachCard(game)),
  'step-ahead': (game, query) => Promise.resolve(stepAhead(game, query.to)),
  nights: (game) => Promise.resolve(nights(game)),
  log: logLines,
  sessions: sessionCards,
  tale: (game, { session, form = 'referee' }) => tale(game, session, form),
  recap: (game, { session }) => recaps(game, session),
  evening: (game) => Promise.resolve(eveningCard(game)),
  'session-picture': (game, { session }) => sessionPicture(game, session),
  find: (game, query) => Promise.resolve(findings(game, query.text, query.lately)),
  sheet: (game, query) => Promise.resolve(sheetCard(game, query.creature)),
  graveyard,
  regions: (game) => Promise.resolve(regionList(game)),
  region: (game, { region }) => regionCard(game, region),
  loot: (game) => Promise.resolve(lootCard(game)),
  making: (game, { trying }) => Promise.resolve(makingCard(game, trying)),
  key: (game, { at }) => Promise.resolve(keyCard(game.state.campaign, game.system, at)),
  plan: (game, { site }) => Promise.resolve(planCard(game, site)),
  prep: (game) => Promise.resolve(prepCard(game)),
  gazetteer: (game) => Promise.resolve(gazetteer(game)),
  'house-rules': (game) => Promise.resolve(houseRules(game)),
  tables: (game) => Promise.resolve(tableCards(game)),
  bestiary: (game) => Promise.resolve(bestiary(game)),
  kin: (game, { name }) => Promise.resolve(kinOf(game, name)),
  shop: (game) => Promise.resolve(shop(game)),
  deal: (game, { command }) => Promise.resolve(dealAhead(game, command)),
  'stat-block': (game, { name }) => Promise.resolve(wholeBlock(game, name)),
  'read-stat-block': (game, { text }) => Promise.resolve(readBlockText(game, text)),
  'read-encounters': (game, { lines }) => Promise.resolve(encounterPreview(lines, game)),
  'read-tables': (game, query) => Promise.resolve(writtenCards(game, readTables(query.text, query))),
  'read-map': (game, given) => Promise.resolve(mapReading(game, given)),
  'read-calendar': (game, { text }) => Promise.resolve(calendarReading(game, text)),
  'check-calendar': (_game, { calendar }) => Promise.resolve(calendarFaults(calendar)),
  'calendar-text': (game, { calendar }) => Promise.resolve(calendarText(game, calendar)),
  'grow-ahead': (game, wishes) => Promise.resolve(growAhead(game, wishes)),
  'stock-ahead': (game, wishes) => Promise.resolve(stockAhead(game, wishes)),
  'map-text': ({ state }, { as, players }) => Promise.resolve(writtenMap(state.campaign.land, as, players)),
  picture: ({ folder }, { name }, disk) => pictureToShow(disk, folder, name),
  pictures: ({ folder }, _query, disk) => listPictures(disk, folder),
};

/** Answers a question about the open campaign; with null or an empty list if there is nothing. */
export const answer = <T extends QueryType>(game: Game, query: Asked<T>, disk: Disk): Promise<Answers[T]> =>
  ANSWERS[query.type](game, query, disk);
