import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { it } from 'vitest';
import type { Dice } from '../../../shared/dice/dice.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { withEvenings } from '../../systemContract.ts';
import { Game } from '../../../src-main/game/game.ts';
import { migrations, schemaAfter } from '../../../src-main/store/migrations.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { StoreTrouble, type Disk } from '../../../src-main/store/store.ts';
import { packCampaign } from '../../../src-main/workspace/archives.ts';
import { filled, nextOf } from '../../helpers/autoplay.ts';
import { carryOut } from '../../helpers/campaigns.ts';
import { ownFolder } from '../../helpers/folders.ts';
import { sittingsOf, type Step } from './sittings.ts';
import { logText, stateText } from './told.ts';

// Plays a campaign of each system and keeps it for all later versions: `npm run played`, once for each new schema. It
// refuses to play over what is kept.
const kept = join(import.meta.dirname, `schema-${schemaAfter(migrations)}`);

/** The system whose campaign is kept as one file as well. */
const PACKED = 'cairn';

/** A clock for the names of backups: every sitting is an evening a week later. */
const diskOn = (sitting: number): Disk => ({
  ...nodeDisk,
  now: () => new Date(Date.UTC(2026, 10, 1 + 7 * sitting, 20)),
});

/** A disk on which campaign.json can't be written any more, so that the journal ends behind the checkpoint. */
const fullDisk = (disk: Disk): Disk => ({
  ...disk,
  writeNew: (path, bytes) =>
    basename(path).startsWith('campaign.json')
      ? Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }))
      : disk.writeNew(path, bytes),
});

/** So many clicks of a fight: what it waits for, an attack, the end of a turn. */
async function fightOn(game: Game, clicks: number, dice: Dice): Promise<void> {
  for (let click = 0; click < clicks; click++) {
    const choice = dice(1000);
    const offer = nextOf(game.offers(), choice);
    const answer = offer && (await game.dispatch(filled(offer, choice)));
    if (!answer?.ok) await carryOut(game, { type: 'end-turn' });
  }
}

async function play(game: Game, steps: readonly Step[], dice: Dice): Promise<void> {
  for (const step of steps) {
    const act = typeof step === 'function' ? step(game) : step;
    if (act && 'type' in act) await carryOut(game, act);
    else if (act) await fightOn(game, act.fight, dice);
  }
}

/** The last checkpoint fails, as the disk has no room for it. */
async function closeOnFullDisk(game: Game): Promise<void> {
  const trouble: unknown = await game.close().catch((error: unknown) => error);
  if (!(trouble instanceof StoreTrouble) || trouble.code !== 'disk-full') throw trouble;
}

/** Plays all sittings of a system with dice that always fall the same. Gives back the folder. */
async function playedCampaign(system: string): Promise<string> {
  const [folder, dice] = [ownFolder(system), seededDice(20_261_101)];
  await Game.create(diskOn(0), folder, { name: `The Reach of ${system}`, system });
  const sittings = sittingsOf(system);
  for (const [index, steps] of sittings.entries()) {
    const isLast = index === sittings.length - 1;
    const disk = isLast ? fullDisk(diskOn(index)) : diskOn(index);
    const game = await Game.open(disk, folder, { dice });
    await play(game, steps, dice);
    await (isLast ? closeOnFullDisk(game) : game.close());
  }
  return folder;
}

it.each(withEvenings.map(({ id }) => id))('keeps a played campaign of %s', async (system) => {
  const place = join(kept, system);
  if (existsSync(place)) throw new Error(`${basename(kept)}/${system} is kept, and stays as it is.`);
  const folder = await playedCampaign(system);
  const game = await Game.open(nodeDisk, folder, { readOnly: true });
  const [state, log] = [stateText(game), await logText(game)];
  await game.close();
  mkdirSync(place, { recursive: true });
  cpSync(folder, join(place, 'campaign'), { recursive: true });
  writeFileSync(join(place, 'state.json'), state);
  writeFileSync(join(place, 'log.txt'), log);
  if (system === PACKED) await packCampaign(nodeDisk, folder, join(kept, `${system}.hexwatch`));
});
