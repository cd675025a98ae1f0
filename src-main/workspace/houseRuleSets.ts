import { z } from 'zod';
import { NameSchema, OptionsSchema } from '../../shared/campaign/state.ts';
import type { Disk } from '../store/disk/disk.ts';
import { replaceFile } from '../store/disk/replaceFile.ts';
import { badFile } from '../store/trouble.ts';

const FILE = 'house-rules.json';

const HouseRuleSetsSchema = z
  .array(z.strictObject({ name: NameSchema, system: z.string().max(60), options: OptionsSchema }))
  .max(500);

/** House rules that were kept under a name beside the campaigns, to be used in others of their system. */
export type HouseRuleSet = z.infer<typeof HouseRuleSetsSchema>[number];

/** The sets that were kept; none where there is no file. Throws StoreTrouble where there is one that can't be read. */
export async function readHouseRuleSets(disk: Disk, folder: string): Promise<HouseRuleSet[]> {
  if (!(await disk.stat(`${folder}/${FILE}`))) return [];
  const text = new TextDecoder().decode(await disk.read(`${folder}/${FILE}`));
  try {
    return HouseRuleSetsSchema.parse(JSON.parse(text));
  } catch {
    throw badFile(FILE, 'is no list of house rules; move it away to begin a new one');
  }
}

const isOf =
  ({ name, system }: Pick<HouseRuleSet, 'name' | 'system'>) =>
  (one: HouseRuleSet): boolean =>
    one.name === name && one.system === system;

/** Keeps a set, in the place of one of its name. Gives back all. Rejects with StoreTrouble or the disk's own error. */
export async function keepHouseRuleSet(
  disk: Disk,
  folder: string,
  set: HouseRuleSet,
): Promise<HouseRuleSet[]> {
  const others = (await readHouseRuleSets(disk, folder)).filter((one) => !isOf(set)(one));
  return write(disk, folder, [...others, set]);
}

/** Takes a set away. Gives back the others. Rejects as keepHouseRuleSet does. */
export async function forgetHouseRuleSet(
  disk: Disk,
  folder: string,
  set: Pick<HouseRuleSet, 'name' | 'system'>,
): Promise<HouseRuleSet[]> {
  const all = await readHouseRuleSets(disk, folder);
  return write(
    disk,
    folder,
    all.filter((one) => !isOf(set)(one)),
  );
}

async function write(disk: Disk, folder: string, sets: HouseRuleSet[]): Promise<HouseRuleSet[]> {
  const text = `${JSON.stringify(HouseRuleSetsSchema.parse(sets), null, 2)}\n`;
  await replaceFile(disk, `${folder}/${FILE}`, new TextEncoder().encode(text));
  return sets;
}
