import { z } from 'zod';
import type { Roll } from './dice/dice.ts';
import type { Hex, LandPath, Region, Site } from './hex/land.ts';
import type { HexwatchEvent } from './campaign/event.ts';
import type { Field, Offer } from './campaign/offer.ts';
import type { WrittenTable } from './campaign/randomTables.ts';
import type { RefusalInWords } from './campaign/refusal.ts';

export type { Field, Offer } from './campaign/offer.ts';
export type { WrittenTable } from './campaign/randomTables.ts';
export type { RefusalInWords } from './campaign/refusal.ts';
export type { Roll, Throw } from './dice/dice.ts';
export type { Hex, LandPath, Region, Site } from './hex/land.ts';

/** What a renderer or a script may ask of a host, and what comes back. Three doors, one and the same. */
export interface HexwatchApi {
  /** Gives a command, to the desk or to the open campaign. An `ok` means: it is on the disk. */
  dispatch(command: GivenCommand): Promise<Answer>;
  /** Calls the listener with the whole view once, then with patches. Gives back a function that ends it. */
  watch(listener: (message: ViewMessage) => void): () => void;
  ask<Q extends Query>(query: Q): Promise<Answered<Q>>;
}

/** A command as it comes in; `faces` answers its dice by hand, in the order thrown. */
export interface GivenCommand {
  type: string;
  faces?: number[];
  [field: string]: unknown;
}

export const GivenCommandSchema = z.looseObject({
  type: z.string().min(1).max(60),
  faces: z.array(z.int().min(1).max(100_000)).max(1000).optional(),
});

/** `picture` is the name that a picture got which was brought in. */
export type Answer =
  | { ok: true; seq: number; events: HexwatchEvent[]; rolls: Roll[]; picture?: string }
  | { ok: false; error: RefusalInWords };

/** The name of a picture in the campaign's folder `pictures`: a plain name, never a path. */
export const PictureNameSchema = z
  .string()
  .max(200)
  .regex(
    /^(?!\.)[^/\\:\p{Cc}]+\.(png|jpe?g|webp|gif)$/iu,
    'a picture is a png, jpg, webp or gif file, named without a folder',
  );

const Pane = z.int().min(0).max(10_000).default(0);

/** How the referee likes the desk; the same for every campaign. Percent for the text, CSS pixels for panes (0: usual). */
export const SettingsSchema = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  textSize: z
    .union([z.literal(90), z.literal(100), z.literal(115), z.literal(130), z.literal(150)])
    .default(100),
  motion: z.enum(['system', 'less']).default('system'),
  tourSeen: z.boolean().default(false),
  panes: z.strictObject({ party: Pane, now: Pane, log: Pane }).default({ party: 0, now: 0, log: 0 }),
});
export type Settings = z.infer<typeof SettingsSchema>;

/** Commands to the desk: what lies outside of any one campaign. The rest goes to the campaign that is open. */
export const DeskCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('new-campaign'),
    name: z.string().trim().min(1).max(200),
    system: z.string().max(60),
    sample: z.boolean().default(true),
  }),
  z.strictObject({ type: z.literal('open-campaign'), folder: z.string().max(4096) }),
  /** Lets the referee choose a folder, where the host has a dialog for it. */
  z.strictObject({ type: z.literal('choose-campaign') }),
  z.strictObject({ type: z.literal('close-campaign') }),
  /** Opens a copy of a campaign of the library as it was at a backup; the campaign itself stays as it is. */
  z.strictObject({
    type: z.literal('restore-backup'),
    folder: z.string().max(4096),
    backup: z.string().max(200),
  }),
  /** Goes the safe way back from damaged files, after keeping a copy of them. */
  z.strictObject({ type: z.literal('repair-campaign'), folder: z.string().max(4096) }),
  /** Writes an export beside the campaign, or where the host's dialog says. */
  z.strictObject({
    type: z.literal('export-session'),
    to: z.enum(['md', 'txt', 'json']).default('md'),
    session: z.union([z.int().min(0), z.literal('all')]).optional(),
  }),
  /** The players' screen: a second window or a page with a key of its own, or pages for other devices of the same network. */
  z.strictObject({
    type: z.literal('open-players-screen'),
    reach: z.enum(['here', 'network']).default('here'),
  }),
  z.strictObject({ type: z.literal('close-players-screen') }),
  /** Holds a text (Markdown), a picture or both up to the players; neither takes away what was shown. */
  z.strictObject({
    type: z.literal('show-players'),
    text: z.string().max(20_000).optional(),
    picture: PictureNameSchema.optional(),
  }),
  /** Puts a picture into the open campaign's folder: its bytes in base64. A name that is taken gets a number behind it. */
  z.strictObject({ type: z.literal('add-picture'), name: PictureNameSchema, data: z.string() }),
  /** Those that are named; the others stay. */
  z.strictObject({
    type: z.literal('set-settings'),
    theme: SettingsSchema.shape.theme.unwrap().optional(),
    textSize: SettingsSchema.shape.textSize.unwrap().optional(),
    motion: SettingsSchema.shape.motion.unwrap().optional(),
    tourSeen: z.boolean().optional(),
    panes: SettingsSchema.shape.panes.unwrap().optional(),
  }),
]);
export type DeskCommand = z.infer<typeof DeskCommandSchema>;

/** Questions to the desk, about a campaign of the library, open or not. */
export const DeskQuerySchema = z.discriminatedUnion('type', [
  /** Its backups that one can go back to, newest first. */
  z.strictObject({ type: z.literal('backups'), folder: z.string().max(4096) }),
  /** What is wrong with its files. */
  z.strictObject({ type: z.literal('check'), folder: z.string().max(4096) }),
]);
export type DeskQuery = z.infer<typeof DeskQuerySchema>;

export const QuerySchema = z.discriminatedUnion('type', [
  ...DeskQuerySchema.options,
  z.strictObject({ type: z.literal('hex'), hex: z.string().max(6) }),
  z.strictObject({
    type: z.literal('log'),
    session: z.int().min(0).optional(),
    before: z.int().optional(),
    limit: z.int().min(1).max(500).default(100),
    /** Only lines that hold this, without case and accents. */
    text: z.string().max(200).optional(),
    kind: z.enum(['all', 'dice', 'notes', 'secrets', 'time']).default('all'),
  }),
  /** What happened in a session, to be read aloud: Markdown. */
  z.strictObject({ type: z.literal('recap'), session: z.int().min(0) }),
  /** A session in figures, to be drawn. */
  z.strictObject({ type: z.literal('session-picture'), session: z.int().min(0) }),
  /** The sessions played, oldest first. */
  z.strictObject({ type: z.literal('sessions') }),
  z.strictObject({ type: z.literal('find'), text: z.string().max(200) }),
  z.strictObject({ type: z.literal('sheet'), creature: z.string().max(60) }),
  /** What there is to show to the players. */
  z.strictObject({ type: z.literal('pictures') }),
  /** One of them, to be looked at. */
  z.strictObject({ type: z.literal('picture'), name: PictureNameSchema }),
  /** People, factions and places of the land. */
  z.strictObject({ type: z.literal('gazetteer') }),
  /** The options of the campaign. */
  z.strictObject({ type: z.literal('rulings') }),
  /** The random tables, one's own first. */
  z.strictObject({ type: z.literal('tables') }),
  /** Tables as somebody wrote them down, to be looked at before they are kept. `name` is for a table that has none. */
  z.strictObject({
    type: z.literal('read-tables'),
    text: z.string().max(500_000),
    as: z.enum(['md', 'csv']).default('md'),
    name: z.string().max(200).default('Table'),
  }),
]);
export type Query = z.input<typeof QuerySchema>;

export interface Answers {
  backups: BackupCard[];
  check: FilesReport;
  hex: HexCard | null;
  log: LogLine[];
  sessions: SessionCard[];
  recap: string;
  /** Null where nothing of the session stands. */
  'session-picture': SessionPicture | null;
  find: Finding[];
  sheet: SheetCard | null;
  pictures: PictureFile[];
  /** As a data URL; null where it is none or can’t be shown. */
  picture: string | null;
  gazetteer: Gazetteer;
  rulings: RulingCard[];
  tables: TableCard[];
  'read-tables': TableCard[];
}
export type Answered<Q extends Query> = Answers[Q['type']] | { error: RefusalInWords };

/** A backup of a campaign: when it was made (ISO), and where the game stood then. */
export interface BackupCard {
  name: string;
  madeAt: string;
  seq: number;
  session: number;
  /** In-game date in words. */
  date: string;
  trouble?: string;
}

/** What reading every file of a campaign found. It may be whole with findings that harm nothing. */
export interface FilesReport {
  whole: boolean;
  findings: { file: string; line?: number; problem: string; remedy: string }[];
}

/** One sitting, with the days of the game it covers. */
export interface SessionCard {
  number: number;
  from: string;
  to: string;
  lines: number;
  /** Chance meetings and others, and how many of them came to blows. */
  encounters: number;
  fights: number;
}

/** A session in figures. Moments and spans are in seconds of the clock. */
export interface SessionPicture {
  session: number;
  /** The clock when it began and ended, or now; `began` and `ended` say so in words. */
  from: number;
  to: number;
  began: string;
  ended: string;
  /** Game time by scale, from the longest scale to the shortest; it adds up to `to - from`. */
  hours: { id: string; label: string; seconds: number }[];
  days: SessionDay[];
  /** Where days begin; of very many, every second, third … */
  marks: { at: number; day: string }[];
  resources: { hitPoints: HitPointsLine[]; supplies: SupplyLine[] };
}

/** What a day of the game held; quiet days in a row are one, and `days` says how many. */
export interface SessionDay {
  from: string;
  to: string;
  days: number;
  /** Seconds walked from hex to hex. */
  road: number;
  hexes: number;
  encounters: number;
  fights: number;
  rounds: number;
}

/** What a figure was from a moment of the clock on; `when` is that moment in words. */
export interface LinePoint {
  at: number;
  when: string;
  value: number;
}

/** Somebody's hit points wherever they changed; the first and the last point are the ends of their time with the party. */
export interface HitPointsLine {
  id: string;
  name: string;
  points: (LinePoint & { max: number })[];
}

/** How many things of a kind the whole party carried. */
export interface SupplyLine {
  id: 'food' | 'light';
  name: string;
  points: LinePoint[];
}

/** A picture in the campaign's folder `pictures`. */
export interface PictureFile {
  name: string;
  bytes: number;
}

/** Who and what there is in the land, as the referee keeps it. */
export interface Gazetteer {
  people: PersonCard[];
  factions: FactionCard[];
  places: PlaceCard[];
  regions: GroundCard[];
  sites: GroundCard[];
  /** Forms that add somebody, a faction, a region. */
  add: { person: Offer | null; faction: Offer | null; region: Offer | null };
}

export interface PersonCard {
  id: string;
  name: string;
  line: string;
  status: CharacterLine['status'];
  attitude: string;
  knows: string;
  note: string;
  faction: string | null;
  hex: string | null;
}

export interface FactionCard {
  id: string;
  name: string;
  attitude: string;
  knows: string;
  note: string;
  hexes: string[];
  people: string[];
}

/** A region or a site: who may be met there, line by line. */
export interface GroundCard {
  id: string;
  name: string;
  line: string;
  encounters: string[];
  hex: string | null;
  offers: Offer[];
}

export interface PlaceCard {
  hex: string;
  name: string;
  /** "ruin, forest": what it is and what ground it lies on. */
  line: string;
  note: string;
  people: string[];
  secret: boolean;
  known: boolean;
}

/** A random table, ready to be shown. */
export interface TableCard {
  /** One's own, not the system's. */
  own: boolean;
  name: string;
  /** What is thrown: "2d6", or the die that its weights add up to. */
  dice: string;
  /** From one face or total to another, and the chance of it. */
  rows: { from: number; to: number; text: string; odds: number }[];
  /** What is wrong with it: it can't be kept so. */
  fault?: string;
  /** What it names in [[ ]] that is neither a table nor dice. */
  unknown: string[];
  /** As it is kept, and as a text that can be changed and read again. */
  written: WrittenTable;
  text: string;
}

/** An option of the campaign with its value, and the blank that takes another. */
export interface RulingCard {
  id: string;
  rule: string;
  name: string;
  value: string;
  /** Whether it stands as it began. */
  usual: boolean;
  field: Field;
  /** The value it began with. */
  standard: string | number | boolean;
}

/** What hovering over a hex tells. */
export interface HexCard {
  hex: string;
  /** "0302 forest, road, ruin": also spoken. */
  spoken: string;
  /** "6 h · 6 in 20": what it costs to go there now; empty where one can't. */
  cost: string;
  note: string;
  people: { id: string; name: string }[];
  known: boolean;
  offers: Offer[];
  /** What the referee may change of it: a place, whether players know it, where the party is. */
  edits: Offer[];
}

export interface Finding {
  kind: 'person' | 'place' | 'table' | 'act' | 'rule';
  label: string;
  detail: string;
  hex?: string;
  creature?: string;
  offer?: Offer;
}

/** A sheet in the system's own words, ready to be shown. */
export interface SheetCard {
  creature: string;
  name: string;
  line: string;
  status: CharacterLine['status'];
  hitPoints: { now: number; max: number };
  slots?: { used: number; total: number; bad: number };
  groups: { title: string; figures: SheetFigure[] }[];
  items: SheetItem[];
  conditions: { id: string; name: string; slots: number }[];
  note: string;
  portrait: string | null;
  hex?: string;
  offers: Offer[];
}

export interface SheetFigure {
  label: string;
  value: string;
  dice?: readonly number[];
  detail?: string;
  /** What puts another value in its place: a command with the one blank `value`. */
  edit?: Offer;
}

export interface SheetItem {
  id: string;
  name: string;
  kind: string;
  detail: string;
  slots: number;
  die?: number;
  fullDie?: number;
  inUse: boolean;
  count: number;
}

export type ViewMessage = { view: View } | { patches: Patch[] };

/** A change of the view at a path of keys; without `value` the key is gone. */
export interface Patch {
  path: (string | number)[];
  value?: unknown;
}

/** All that the screen shows. Plain data; no rule is needed to draw it. */
export interface View {
  desk: DeskView;
  table: TableView | null;
}

export interface DeskView {
  campaigns: CampaignCard[];
  systems: { id: string; name: string; credit: string }[];
  /** Where new campaigns are made. */
  folder: string;
  host: 'electron' | 'web';
  settings: Settings;
  /** Where the players' screen is open: on this machine (at no address where it is a window), on the network, on both. */
  players: {
    open: boolean;
    here: boolean;
    address: string | null;
    /** Each address has its key behind the #; the code is for who types an address without it. */
    network: { addresses: string[]; code: string } | null;
    shown: { text: string; picture: string | null } | null;
  };
}

export interface CampaignCard {
  folder: string;
  name: string;
  system: string;
  session: number;
  /** In-game date in words. */
  date: string;
  /** When its files were last changed (ISO). */
  lastPlayed: string;
  trouble?: string;
  /** A small map: a letter for each kind of ground, row by row, and where the party is. */
  map?: { columns: string[]; party?: string };
}

export interface TableView {
  campaign: { name: string; system: string; systemName: string; folder: string; readOnly: boolean };
  words: Record<'referee' | 'character' | 'hitPoints' | 'turn' | 'round' | 'watch' | 'difficulty', string>;
  saved: { seq: number; backupAt: string | null };
  undo: string | null;
  redo: string | null;
  moment: {
    /** Names of the states of the chart, from the outside in. */
    path: string[];
    /** Downtime · World · Site · Encounter · Round: which of them is now. */
    scales: { id: string; label: string; now: boolean }[];
    session: number | null;
  };
  time: {
    clock: number;
    date: string;
    hour: string;
    part: string;
    light: 'day' | 'night';
    /** 0 at the dawn of the day, 1 at the next. Dusk stands where the day's light ends. */
    ofDay: number;
    dusk: number;
    budget: string;
    weather: string;
    dark: boolean;
  };
  now: Offer[];
  odds: { title: string; of: number; hits: number; text: string } | null;
  land: {
    name: string;
    columns: (Hex | null)[][];
    paths: LandPath[];
    sites: Record<string, Site>;
    regions: Record<string, Region>;
  };
  party: { hex: string | null; trail: string[]; underWay: string | null; site: string | null };
  characters: CharacterLine[];
  people: { id: string; name: string; line: string; attitude: string; hex?: string }[];
  /** Encounters that were put aside. */
  shelf: { id: string; title: string }[];
  encounter: EncounterView | null;
  fight: FightView | null;
  due: {
    id: string;
    label: string;
    when: string;
    at: number;
    secret: boolean;
    source?: string;
    soon: boolean;
  }[];
  clocks: ClockView[];
  receipt: ReceiptView | null;
  /** The last lines, oldest first. */
  log: LogLine[];
}

/** What the last command changed by letting time pass. */
export interface ReceiptView {
  seq: number;
  /** "4 hours" */
  title: string;
  /** What fell due by itself, under its name, in the order in which it did; its lines do not stand in `lines` again. */
  fell: { name: string; lines: ReceiptLine[] }[];
  lines: ReceiptLine[];
}
/** A line with the commands that put it right. */
export type ReceiptLine = LogLine & { amends: Offer[] };

export interface CharacterLine {
  id: string;
  name: string;
  status: 'up' | 'down' | 'dead' | 'fled';
  line: string;
  hitPoints: { now: number; max: number };
  slots?: { used: number; total: number; bad: number };
  marks: string[];
  lights: string[];
  /** Acts of this character alone, for the menu on its line. */
  offers: Offer[];
}

export interface EncounterView {
  title: string;
  distance: string;
  who: { id: string; name: string; line: string; status: string }[];
  table: {
    title: string;
    rows: { id: string; label: string; range: string; text: string; odds: number; lit: boolean }[];
    total: number | null;
  };
  request: string;
}

export interface FightView {
  round: number;
  phases: { id: string; label: string; now: boolean }[];
  slots: { label: string; now: boolean; who: CombatantView[] }[];
  morale: string[];
  outcome: string;
  aftermath: { id: string; label: string; done: boolean }[];
}

export interface CombatantView {
  id: string;
  name: string;
  side: 'party' | 'others';
  status: 'up' | 'down' | 'dead' | 'fled';
  hitPoints: { now: number; max: number };
  line: string;
  marks: string[];
  acted: boolean;
  now: boolean;
  offers: Offer[];
}

export interface ClockView {
  id: string;
  name: string;
  kind: 'countdown' | 'die' | 'progress';
  secret: boolean;
  filled?: number;
  segments?: number;
  die?: number;
  left?: string;
  /** What can be done with this clock. */
  offers: Offer[];
}

export interface LogLine {
  seq: number;
  session: number;
  /** "07:00" and the day's name. */
  hour: string;
  day: string;
  type: string;
  text: string;
  secret: boolean;
  rolls: Roll[];
  rules: string[];
  /** The command it belongs to: the number of that command's last event. */
  entry: number;
  /** It was taken back. */
  undone: boolean;
  receipt: boolean;
}
