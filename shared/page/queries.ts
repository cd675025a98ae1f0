import { z } from 'zod';
import { DrawnValueSchema } from '../campaign/making/draft.ts';
import type { RefusalInWords } from '../campaign/refusal.ts';
import type {
  BlockCard,
  KinCard,
  BlockDraft,
  WholeBlock,
  KeyCard,
  PlanCard,
  PrepCard,
  MakingCard,
  NightCard,
  ReachCard,
  SiteForecast,
  RouteCard,
  LootCard,
  SheetCard,
  DealCard,
  ShopCard,
  EveningCard,
  SessionCard,
  SessionPicture,
  BackupCard,
  FilesReport,
  PictureFile,
  EncounterLine,
  Gazetteer,
  GraveCard,
  TableCard,
  HouseRules,
  HexCard,
  StepAhead,
  StepBarred,
  TrailStep,
  Finding,
  GrownCard,
  StockCard,
  RegionCard,
  RegionList,
} from './cards/index.ts';
import { PolicySchema } from '../road/policy.ts';
import { SettingsSchema } from './settings.ts';
import { StockWishesSchema } from '../campaign/stocking/wishes.ts';
import { WishesSchema } from '../growing/wishes.ts';
import { LONGEST_MAP, MAP_FORMATS } from '../campaign/charting/mapFile.ts';
import { GivenMapSchema, type CalendarFault, type CalendarReading, type MapReading } from './imports.ts';
import { ExportSchema, type ExportLook } from './exports.ts';
import type { DowntimePlan } from './downtimeView.ts';
import type { Recaps, TaleChapter } from '../tale/told.ts';
import type { LogLine } from './view.ts';

/** The name of a picture in the campaign's folder `pictures`: a plain name, never a path. */
export const PictureNameSchema = z
  .string()
  .max(200)
  .regex(
    /^(?!\.)[^/\\:\p{Cc}]+\.(png|jpe?g|webp|gif)$/iu,
    'a picture is a png, jpg, webp or gif file, named without a folder',
  );

/** Questions to the desk: about a campaign of the library, open or not, and about what can be exported. */
export const WorkspaceQuerySchema = z.discriminatedUnion('type', [
  /** Its backups that one can go back to, newest first. */
  z.strictObject({ type: z.literal('backups'), folder: z.string().max(4096) }),
  /** What is wrong with its files. */
  z.strictObject({ type: z.literal('check'), folder: z.string().max(4096) }),
  /** What an export of the open campaign will hold. */
  ExportSchema.extend({ type: z.literal('export-look') }),
]);
export type WorkspaceQuery = z.infer<typeof WorkspaceQuerySchema>;

export const QuerySchema = z.discriminatedUnion('type', [
  ...WorkspaceQuerySchema.options,
  z.strictObject({ type: z.literal('hex'), hex: z.string().max(6) }),
  /** When the group in play took each of its last steps. */
  z.strictObject({ type: z.literal('trail') }),
  /** How a plan for the time between adventures would go. */
  z.strictObject({ type: z.literal('downtime'), command: z.looseObject({ type: z.string().max(60) }) }),
  /** The ways to a hex, with what each costs if nothing comes between. */
  z.strictObject({
    type: z.literal('routes'),
    to: z.string().max(6),
    stops: z.array(z.string().max(6)).max(20).default([]),
    forbidden: z.array(z.string().max(6)).max(2000).default([]),
    /** Only over land that the players know. */
    knownOnly: z.boolean().default(false),
    policy: PolicySchema.prefault({}),
  }),
  /** What so many more turns in the site are likely to bring. */
  z.strictObject({ type: z.literal('site-ahead'), turns: z.int().min(1).max(60).default(6) }),
  /** How far the party gets by nightfall. */
  z.strictObject({ type: z.literal('reach') }),
  /** What the step into a neighbouring hex would bring. */
  z.strictObject({ type: z.literal('step-ahead'), to: z.string().max(6) }),
  /** What each way to spend the night would bring. */
  z.strictObject({ type: z.literal('nights') }),
  z.strictObject({
    type: z.literal('log'),
    session: z.int().min(0).optional(),
    before: z.int().optional(),
    limit: z.int().min(1).max(500).default(100),
    /** Only lines that hold this, without case and accents. */
    text: z.string().max(200).optional(),
    kind: z.enum(['all', 'dice', 'notes', 'secrets', 'time']).default('all'),
    /** Only lines that tell one of these events. */
    of: z.array(z.int()).max(500).optional(),
  }),
  /** What happened in a session, told as a tale; for players without what they may not know. */
  z.strictObject({
    type: z.literal('tale'),
    session: z.int().min(0),
    form: z.enum(['referee', 'players']).default('referee'),
  }),
  /** The same in short, to be read aloud to the players. */
  z.strictObject({ type: z.literal('recap'), session: z.int().min(0) }),
  /** What is asked about as a session ends. */
  z.strictObject({ type: z.literal('evening') }),
  /** A session in figures, to be drawn. */
  z.strictObject({ type: z.literal('session-picture'), session: z.int().min(0) }),
  /** The sessions played, oldest first. */
  z.strictObject({ type: z.literal('sessions') }),
  /** `lately` names what was chosen lately, the last first. */
  z.strictObject({
    type: z.literal('find'),
    text: z.string().max(200),
    lately: SettingsSchema.shape.found.unwrap().default([]),
  }),
  z.strictObject({ type: z.literal('sheet'), creature: z.string().max(60) }),
  /** What there is to show to the players. */
  z.strictObject({ type: z.literal('pictures') }),
  /** One of them, to be looked at. */
  z.strictObject({ type: z.literal('picture'), name: PictureNameSchema }),
  /** People, factions and places of the land. */
  z.strictObject({ type: z.literal('gazetteer') }),
  z.strictObject({ type: z.literal('graveyard') }),
  /** All regions in the order of their names. */
  z.strictObject({ type: z.literal('regions') }),
  /** What is kept of one of them. */
  z.strictObject({ type: z.literal('region'), region: z.string().max(200) }),
  /** The checklist for the next session. */
  z.strictObject({ type: z.literal('prep') }),
  /** What can be shared out where the party is. */
  z.strictObject({ type: z.literal('loot') }),
  /** The steps of a new character; with `trying` as if that step had that value. */
  z.strictObject({
    type: z.literal('making'),
    trying: z.strictObject({ step: z.string().max(60), value: DrawnValueSchema }).optional(),
  }),
  /** What is written about a hex or a site. */
  z.strictObject({ type: z.literal('key'), at: z.string().max(200) }),
  /** The whole key of a site: levels and rooms. */
  z.strictObject({ type: z.literal('plan'), site: z.string().max(200) }),
  /** Options and numbers of the campaign. */
  z.strictObject({ type: z.literal('house-rules') }),
  /** The random tables, one's own first. */
  z.strictObject({ type: z.literal('tables') }),
  /** Every stat block that can be met, the campaign’s own first. */
  z.strictObject({ type: z.literal('bestiary') }),
  /** Who comes nearest to a name that the bestiary does not have. */
  z.strictObject({ type: z.literal('kin'), name: z.string().max(200) }),
  z.strictObject({ type: z.literal('stat-block'), name: z.string().max(200) }),
  /** What can be bought, and who can buy and sell. */
  z.strictObject({ type: z.literal('shop') }),
  /** How a deal would go. */
  z.strictObject({ type: z.literal('deal'), command: z.looseObject({ type: z.string().max(60) }) }),
  /** A stat block as text, to be corrected before it is saved; empty for an empty form. */
  z.strictObject({ type: z.literal('read-stat-block'), text: z.string().max(2_000_000) }),
  /** An encounter table as it is being typed, a line for each encounter. */
  z.strictObject({ type: z.literal('read-encounters'), lines: z.array(z.string().max(2000)).max(200) }),
  /** Tables as text, to be previewed before they are saved. `name` is for a table that has none. */
  z.strictObject({
    type: z.literal('read-tables'),
    text: z.string().max(500_000),
    as: z.enum(['md', 'csv']).default('md'),
    name: z.string().max(200).default('Table'),
  }),
  /** What a map file comes to; changes nothing. */
  GivenMapSchema.extend({ type: z.literal('read-map') }),
  /** A file of Calendarium as text; changes nothing. */
  z.strictObject({ type: z.literal('read-calendar'), text: z.string().max(LONGEST_MAP) }),
  /** What does not fit of a calendar that is being made. */
  z.strictObject({ type: z.literal('check-calendar'), calendar: z.unknown() }),
  /** The custom calendar as a file of Calendarium, with a name for it; or one that is being made. */
  z.strictObject({ type: z.literal('calendar-text'), calendar: z.unknown().optional() }),
  /** The land that would grow; changes nothing. */
  z.strictObject({ type: z.literal('grow-ahead'), ...WishesSchema.shape, only: z.boolean().default(true) }),
  /** What would lie where in a region; changes nothing. */
  z.strictObject({ type: z.literal('stock-ahead'), ...StockWishesSchema.shape }),
  /** The map as a text that can be imported again, with a name for its file. */
  z.strictObject({
    type: z.literal('map-text'),
    as: z.enum(MAP_FORMATS),
    players: z.boolean().default(false),
  }),
]);
export type Query = z.input<typeof QuerySchema>;

export interface Answers {
  backups: BackupCard[];
  check: FilesReport;
  'export-look': ExportLook;
  hex: HexCard | null;
  /** The oldest first; what the log does not tell is left out. */
  trail: TrailStep[];
  downtime: DowntimePlan | null;
  /** The quickest, the safest where it is another, and the route that is kept where it leads there by still another way. */
  routes: RouteCard[];
  'site-ahead': SiteForecast;
  reach: ReachCard;
  'step-ahead': StepAhead | StepBarred | null;
  nights: NightCard[];
  log: LogLine[];
  sessions: SessionCard[];
  /** A chapter for each day, or for quiet days in a row; none where nothing is to be told. */
  tale: TaleChapter[];
  recap: Recaps;
  evening: EveningCard;
  /** Null where nothing of the session stands. */
  'session-picture': SessionPicture | null;
  find: Finding[];
  sheet: SheetCard | null;
  pictures: PictureFile[];
  /** As a data URL; null where it is none or can’t be shown. */
  picture: string | null;
  gazetteer: Gazetteer;
  graveyard: GraveCard[];
  regions: RegionList;
  /** Null where there is no such region. */
  region: RegionCard | null;
  loot: LootCard;
  making: MakingCard;
  /** Null where there is no such hex or site. */
  key: KeyCard | null;
  plan: PlanCard | null;
  prep: PrepCard;
  'house-rules': HouseRules;
  tables: TableCard[];
  bestiary: BlockCard[];
  kin: KinCard;
  shop: ShopCard;
  deal: DealCard;
  /** Null where the bestiary has none of that name. */
  'stat-block': WholeBlock | null;
  'read-stat-block': BlockDraft;
  'read-encounters': EncounterLine[];
  'read-tables': TableCard[];
  'read-calendar': CalendarReading;
  'check-calendar': CalendarFault[];
  /** Null where there is no calendar, or one that does not fit. */
  'calendar-text': { name: string; text: string } | null;
  'read-map': MapReading;
  'grow-ahead': GrownCard;
  'stock-ahead': StockCard;
  'map-text': { name: string; text: string };
}
export type Answered<Q extends Query> = Answers[Q['type']] | { error: RefusalInWords };
