import { resolve } from 'node:path';
import { nodeDisk } from '../../store/disk/nodeDisk.ts';
import { checkCampaign, repairCampaign } from '../../store/store.ts';
import { checkFolder } from '../../workspace/checkFolder.ts';
import { Game } from '../../game/game.ts';
import { unpackVerb } from './archiveVerbs.ts';
import { EXIT, WrongUsage } from './exit.ts';
import { print } from './folder.ts';

/** Makes a campaign folder, of its own or from a file. */
export async function newVerb(
  dir: string,
  { system, name, sample, from }: { system?: string; name?: string; sample?: boolean; from?: string },
): Promise<void> {
  if (from !== undefined) return unpackVerb(from, dir);
  if (system === undefined || name === undefined)
    throw new WrongUsage('Give --system and --name, or --from with the file of a campaign.');
  await Game.create(nodeDisk, resolve(dir), { system, name, sample });
  await print(`${name}: ${dir}`);
}

/** Says whether a campaign and the lists of its library are whole, and with `repair` goes the safe way back; damage is trouble with files. */
export async function checkVerb(dir: string, { repair }: { repair?: boolean }): Promise<number> {
  const report = await checkFolder(nodeDisk, resolve(dir), repair ? repairCampaign : checkCampaign);
  const findings = report.findings.map(
    ({ file, line, problem, remedy }) => `${file}${line ? `, line ${line}` : ''}: ${problem}. ${remedy}`,
  );
  const more = report.more ? [`And ${report.more} more.`] : [];
  const kept = report.kept ? [`A copy of the old files: ${report.kept}`] : [];
  const verdict = report.whole ? 'No problems found.' : 'The folder is damaged.';
  await print([verdict, ...findings, ...more, ...report.notes, ...kept].join('\n'));
  return report.whole ? EXIT.done : EXIT.files;
}
