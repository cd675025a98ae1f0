import { z } from 'zod';
import type { CampaignCard } from '../../shared/api.ts';
import { CampaignSchema, type Campaign } from '../../shared/campaign/state.ts';
import { dateOf } from '../../shared/time/calendar.ts';
import { systemOf } from '../../shared/systems/registry.ts';
import type { Disk } from '../store/disk.ts';

/** What of a campaign.json a card needs. */
const { name, system, session, clock, land, party } = CampaignSchema.shape;
const CardSchema = z.object({
  state: z.object({ campaign: z.object({ name, system, session, clock, land, party }) }),
});

/** A card for each campaign folder in the library, in the order of their names. One that can't be read says why. */
export async function campaignCards(disk: Disk, library: string): Promise<CampaignCard[]> {
  const names = (await disk.list(library)).sort();
  const cards = await Promise.all(names.map((name) => card(disk, `${library}/${name}`, name)));
  return cards.filter((one) => one !== undefined);
}

async function card(disk: Disk, folder: string, name: string): Promise<CampaignCard | undefined> {
  const file = `${folder}/campaign.json`;
  if (!(await disk.stat(file).catch(() => null))) return undefined;
  const blank = { folder, name, system: '', session: 0, date: '' };
  try {
    const parsed = CardSchema.safeParse(JSON.parse(new TextDecoder().decode(await disk.read(file))));
    if (!parsed.success)
      return { ...blank, trouble: 'This folder cannot be read; hexwatch check tells more.' };
    const { campaign } = parsed.data.state;
    const system = systemOf(campaign.system);
    const day = system && dateOf(system.calendar, campaign.clock).day;
    return {
      folder,
      name: campaign.name,
      system: system?.name ?? campaign.system,
      session: campaign.session.number,
      date: (day !== undefined && system?.calendar.nameOfDay(day)) || '',
      map: smallMap(campaign),
    };
  } catch {
    return { ...blank, trouble: 'This folder cannot be read; hexwatch check tells more.' };
  }
}

/** A letter for each hex: the first of its terrain's name, a capital where something stands, a space for none. */
const smallMap = ({ land, party }: Pick<Campaign, 'land' | 'party'>): NonNullable<CampaignCard['map']> => ({
  columns: land.columns.map((column) =>
    column
      .map((hex) => (hex ? (hex.feature ? hex.terrain[0]?.toUpperCase() : hex.terrain[0]) : ' '))
      .join(''),
  ),
  ...(party.hex ? { party: party.hex } : {}),
});
