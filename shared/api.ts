import { z } from 'zod';
import type { CoreCommand } from './campaign/commands/index.ts';
import type { RefusalInWords } from './campaign/refusal.ts';
import type { HexwatchEvent } from './campaign/event.ts';
import { FaceSchema, NameSchema } from './campaign/state.ts';
import { ExportSchema } from './page/exports.ts';
import { GivenMapSchema } from './page/imports.ts';
import type { Roll } from './dice/dice.ts';
import { HexLabelSchema } from './hex/land.ts';
import { PolicySchema } from './road/policy.ts';
import { SettingsSchema } from './page/settings.ts';
import { PictureNameSchema, type Answered, type Query } from './page/queries.ts';
import type { ViewMessage } from './page/view.ts';

export type { CoreOffer } from './campaign/commands/index.ts';
export type { Field, Offer } from './campaign/offer.ts';
export type { WrittenTable } from './campaign/tables/randomTables.ts';
export type * from './page/cards/index.ts';
export type { RefusalInWords } from './campaign/refusal.ts';
export type { Roll, Throw } from './dice/dice.ts';
export type { DiceShown, ExportLook, Telling } from './page/exports.ts';
export type { Meaning } from './campaign/charting/mapFile.ts';
export type { StockWishes } from './campaign/stocking/wishes.ts';
export type { Wishes } from './growing/wishes.ts';
export type * from './page/imports.ts';
export type { Policy } from './road/policy.ts';
export type { Hex, LandPath, Region, Site } from './hex/land.ts';
export { SettingsSchema, type Settings } from './page/settings.ts';
export * from './page/queries.ts';
export type { Licence } from './systems/credit.ts';
export type * from './tale/told.ts';
export type * from './page/view.ts';

/** What a renderer or a script may ask of a host, and what comes back. Three doors, one and the same. */
export interface HexwatchApi {
  /** Gives a command, to the desk or to the open campaign. An `ok` means: it is on the disk. */
  dispatch(command: GivenCommand): Promise<Answer>;
  /** Calls the listener with the whole view once, then with patches. Gives back a function that ends it. */
  watch(listener: (message: ViewMessage) => void): () => void;
  ask<Q extends Query>(query: Q): Promise<Answered<Q>>;
}

/** What the menu of the desktop asks of the page. */
export type MenuWish = 'about' | 'licences' | 'keys' | 'print' | 'export' | 'pdf';

/** The same in a window of our own, where the menu is the window's. */
export interface DesktopApi extends HexwatchApi {
  onMenu(listener: (wish: MenuWish) => void): void;
  /** Where a file lies that was dropped on the page; empty for one that the page made itself. */
  pathOf(file: object): string;
}

/** A command as it comes in; `faces` answers its dice by hand, in the order rolled; 0 is for one to be rolled. */
export interface GivenCommand {
  type: string;
  faces?: number[];
  [field: string]: unknown;
}

export const GivenCommandSchema = z.looseObject({
  type: z.string().min(1).max(60),
  faces: z.array(z.int().min(0).max(100_000)).max(1000).optional(),
});

/** `picture` is the name that a picture got which was brought in, `file` the path of a file that was written. */
export type Answer =
  | { ok: true; seq: number; events: HexwatchEvent[]; rolls: Roll[]; picture?: string; file?: string }
  | { ok: false; error: RefusalInWords };

/** Written where it is suggested, without asking: many files at once. */
const Beside = z.boolean().default(false);

const StatBlockNames = z.array(NameSchema).min(1).max(2000);

/** Commands to the desk: what lies outside of any one campaign. The rest goes to the campaign that is open. */
export const WorkspaceCommandSchema = z.discriminatedUnion('type', [
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
  /** The page that asks goes to the library; the campaign is closed unless another page is still at it. */
  z.strictObject({ type: z.literal('leave-campaign') }),
  /**
   * Unpacks a zipped campaign into the library and opens it; without `file` the host's dialog asks for one. Refused with
   * `campaign-exists` where one that began the same is there, unless a copy is wanted, and with `cancelled`.
   */
  z.strictObject({
    type: z.literal('bring-in-campaign'),
    file: z.string().max(4096).optional(),
    copy: z.boolean().default(false),
  }),
  /** Ends the bringing in; what was unpacked so far is gone when it is answered. */
  z.strictObject({ type: z.literal('cancel-bringing-in') }),
  /** Leaves the campaign that was to be brought in where it is. */
  z.strictObject({ type: z.literal('decline-campaign') }),
  /** Writes a campaign of the library, or the open one, into one file, beside it or where the host's dialog says. */
  z.strictObject({
    type: z.literal('save-copy'),
    folder: z.string().max(4096).optional(),
    form: z.enum(['hexwatch', 'json']).default('hexwatch'),
    beside: Beside,
  }),
  /** Opens a copy of a library campaign from a backup; the campaign itself does not change. */
  z.strictObject({
    type: z.literal('restore-backup'),
    folder: z.string().max(4096),
    backup: z.string().max(200),
  }),
  /** Goes the safe way back from damaged files, after keeping a copy of them. */
  z.strictObject({ type: z.literal('repair-campaign'), folder: z.string().max(4096) }),
  /**
   * Writes an export into the campaign's folder, or where the host's dialog says, while the game goes on. Refused with `busy`
   * while another file is written, with `cancelled`, and for a PDF with `no-printer` and `not-printed`.
   */
  ExportSchema.extend({ type: z.literal('export-session'), beside: Beside }),
  /** Imports a map file into the open campaign: one command of it, so that undo takes it back. */
  GivenMapSchema.extend({ type: z.literal('import-map') }),
  /** Ends the export or the copy that is being written; nothing of it is left when it is answered, or it was done already. */
  z.strictObject({ type: z.literal('cancel-exporting') }),
  /**
   * Plays journeys of up to three ways ahead, and tells of them as they come in; answered when all are played. Nothing of it
   * touches the campaign. Refused with `cancelled`, with `busy`, and as `routes` is.
   */
  z.strictObject({
    type: z.literal('forecast'),
    ways: z.array(z.array(HexLabelSchema).min(1).max(500)).min(1).max(3),
    policy: PolicySchema.prefault({}),
    runs: z.int().min(1).max(100_000).default(10_000),
    seed: z
      .int()
      .min(0)
      .max(2 ** 31)
      .default(1),
  }),
  /** Ends it; what is known so far stays to be looked at. */
  z.strictObject({ type: z.literal('cancel-forecast') }),
  /** Puts the last one away. */
  z.strictObject({ type: z.literal('dismiss-forecast') }),
  /** Opens the file that was written last, or shows it in its folder; no other file is opened. */
  z.strictObject({ type: z.literal('show-written'), what: z.enum(['file', 'folder']) }),
  /** Says no more where that file is. */
  z.strictObject({ type: z.literal('dismiss-written') }),
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
    face: FaceSchema.optional(),
  }),
  /** Puts a picture into the open campaign's folder: its bytes in base64. A name that is taken gets a number behind it. */
  z.strictObject({ type: z.literal('add-picture'), name: PictureNameSchema, data: z.string() }),
  /** Keeps the open campaign's house rules under a name beside the campaigns, for others of its system. */
  z.strictObject({ type: z.literal('save-house-rules'), name: NameSchema }),
  /** Replaces the open campaign's house rules with a saved set. */
  z.strictObject({ type: z.literal('use-house-rules'), name: NameSchema }),
  z.strictObject({ type: z.literal('forget-house-rules'), name: NameSchema }),
  /** Keeps custom stat blocks of the open campaign beside the campaigns, for others of its system. */
  z.strictObject({ type: z.literal('share-stat-blocks'), blocks: StatBlockNames }),
  /** Adds shared stat blocks to the open campaign. */
  z.strictObject({ type: z.literal('add-shared-stat-blocks'), blocks: StatBlockNames }),
  z.strictObject({ type: z.literal('unshare-stat-blocks'), blocks: StatBlockNames }),
  /** Those that are named; the others stay. */
  z.strictObject({
    type: z.literal('set-settings'),
    theme: SettingsSchema.shape.theme.unwrap().optional(),
    textSize: SettingsSchema.shape.textSize.unwrap().optional(),
    motion: SettingsSchema.shape.motion.unwrap().optional(),
    tourSeen: z.boolean().optional(),
    panes: SettingsSchema.shape.panes.unwrap().optional(),
    files: SettingsSchema.shape.files.unwrap().optional(),
    keys: SettingsSchema.shape.keys.unwrap().optional(),
    found: SettingsSchema.shape.found.unwrap().optional(),
  }),
]);
export type WorkspaceCommand = z.infer<typeof WorkspaceCommandSchema>;

/** A command that is written down in code, whatever the system; those of offers and scripts are known as they come in. */
export type Command =
  | CoreCommand
  | z.input<typeof WorkspaceCommandSchema>
  | { type: 'undo' }
  | { type: 'redo' };

/** That of a union which has one type; a table by type takes it without a cast. */
export type OfType<Union extends { type: string }, Type extends Union['type']> = {
  [One in Type]: { type: One } & Extract<Union, { type: One }>;
}[Type];
