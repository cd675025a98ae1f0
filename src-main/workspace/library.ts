import { resolve } from 'node:path';
import { z } from 'zod';
import type { CampaignCard, WorkspaceView } from '../../shared/api.ts';
import { smallMapOf } from '../../shared/hex/smallMap.ts';
import { CampaignSchema } from '../../shared/campaign/state.ts';
import { calendarOf } from '../../shared/campaign/reckoning/calendarOf.ts';
import { dayOf } from '../../shared/time/calendar.ts';
import { freshId } from '../../shared/campaign/ids.ts';
import { isDeviceName } from '../../shared/text/deviceName.ts';
import { noticeOf } from '../../shared/systems/credit.ts';
import { systemOf, systems } from '../../shared/systems/registry.ts';
import { Game, type Founding } from '../game/game.ts';
import type { Disk } from '../store/disk/disk.ts';
import { inWords } from '../store/trouble.ts';
import { usualSettings } from './settings.ts';
import { fitting } from '../../shared/door/fitting.ts';

/** What of a checkpoint's state a card needs. */
const { name, system, session, clock, land, party, calendar } = CampaignSchema.shape;
const StateSchema = z.object({ campaign: z.object({ name, system, session, clock, land, party, calendar }) });
const DocumentSchema = z.object({ state: z.unknown() });

const TROUBLE = {
  missing: 'Its campaign.json is missing.',
  damaged: 'Its campaign.json cannot be read.',
};

const namesIn = (disk: Disk, library: string): Promise<string[]> =>
  inWords(library, 'reading', () => disk.list(library));

/**
 * A card for each campaign folder in the library, the last played first. One that can't be read says why; a library that
 * can't be read throws StoreTrouble.
 */
export async function campaignCards(disk: Disk, library: string): Promise<CampaignCard[]> {
  const names = await namesIn(disk, library);
  const cards = await Promise.all(names.map((name) => card(disk, `${library}/${name}`, name)));
  return cards
    .filter((one) => one !== undefined)
    .sort((a, b) => b.lastPlayed.localeCompare(a.lastPlayed) || a.name.localeCompare(b.name));
}

async function card(disk: Disk, folder: string, name: string): Promise<CampaignCard | undefined> {
  const file = `${folder}/campaign.json`;
  const found = await disk.stat(file).catch(() => null);
  if (!found && !(await hasLostDocument(disk, folder))) return undefined;
  const lastPlayed = await lastChange(disk, folder);
  const blank = { folder, name, system: '', session: 0, date: '', lastPlayed };
  if (!found) return { ...blank, trouble: TROUBLE.missing };
  try {
    const text = new TextDecoder().decode(await disk.read(file));
    const standing = standingOf(DocumentSchema.parse(JSON.parse(text)).state);
    return standing ? { folder, lastPlayed, ...standing } : { ...blank, trouble: TROUBLE.damaged };
  } catch {
    return { ...blank, trouble: TROUBLE.damaged };
  }
}

/** Whether a folder without campaign.json has the rest of a campaign. */
async function hasLostDocument(disk: Disk, folder: string): Promise<boolean> {
  const names = await disk.list(folder).catch((): string[] => []);
  return names.includes('sessions') && names.includes('backups');
}

/** When the checkpoint or the newest session was last written. */
async function lastChange(disk: Disk, folder: string): Promise<string> {
  const sessions = (await disk.list(`${folder}/sessions`).catch(() => [])).sort();
  const files = ['campaign.json', ...sessions.slice(-1).map((name) => `sessions/${name}`)];
  const found = await Promise.all(files.map((file) => disk.stat(`${folder}/${file}`).catch(() => null)));
  return new Date(Math.max(0, ...found.map((one) => one?.changed ?? 0))).toISOString();
}

/** Where the game stands in a checkpoint's state, in words; null where it is no campaign's. */
export function standingOf(
  state: unknown,
): Pick<CampaignCard, 'name' | 'system' | 'session' | 'date' | 'map'> | null {
  const parsed = fitting(StateSchema, state);
  if (!parsed.success) return null;
  const { campaign } = parsed.data;
  const system = systemOf(campaign.system);
  const days = system && calendarOf(campaign, system);
  return {
    name: campaign.name,
    system: system?.name ?? campaign.system,
    session: campaign.session.number,
    date: days?.nameOfDay(dayOf(days, campaign.clock)) ?? '',
    ...(campaign.land.columns.length > 0 ? { map: smallMapOf(campaign.land, campaign.party.hex) } : {}),
  };
}

/** What is shown before anything was read. */
export const emptyWorkspace = (
  { folder, host }: Pick<WorkspaceView, 'folder' | 'host'>,
  players: WorkspaceView['players'],
): WorkspaceView => ({
  campaigns: [],
  systems: systems.map(({ id, name, credit }) => ({
    id,
    name,
    notice: noticeOf(credit),
  })),
  folder,
  host,
  settings: usualSettings(),
  arrival: null,
  bringing: null,
  exporting: null,
  forecasting: null,
  written: null,
  houseRules: [],
  statBlocks: [],
  players,
});

/** A folder by the name that is known for it: a slash behind it or a detour on the way makes it no other. */
export function folderMeant(given: string, known: readonly ({ folder: string } | null)[]): string {
  const found = known.find((one) => one !== null && resolve(one.folder) === resolve(given));
  return found?.folder ?? given;
}

/**
 * A path in the library for a new campaign of this name, in small letters, digits and hyphens, so that every system takes
 * it. Makes the library where it is missing. Throws StoreTrouble.
 */
export async function freshFolder(disk: Disk, library: string, name: string): Promise<string> {
  // Some disks take names for the same that differ in case.
  const taken = (await namesIn(disk, library)).map((one) => one.toLowerCase());
  if (!(await disk.stat(library))) await inWords(library, 'making', () => disk.mkdir(library));
  const plain = freshId(name, 'campaign', {});
  if (isDeviceName(plain)) taken.push(plain);
  return `${library}/${freshId(name, 'campaign', Object.fromEntries(taken.map((one) => [one, true])))}`;
}

/** Makes a campaign in the library and gives back its folder. Throws StoreTrouble and the Refusals of a founding. */
export async function makeCampaign(
  disk: Disk,
  library: string,
  { name, system, sample }: Founding,
): Promise<string> {
  const made = await freshFolder(disk, library, name);
  await Game.create(disk, made, { name, system, sample });
  return made;
}

/** Makes the sample of each system. Throws StoreTrouble. */
export async function makeSamples(disk: Disk, library: string): Promise<void> {
  for (const { name, id } of systems)
    await makeCampaign(disk, library, { name: `${name} sample`, system: id, sample: true });
}
