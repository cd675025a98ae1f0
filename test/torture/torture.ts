import { seededDice } from '../../shared/dice/sources.ts';
import { ARCHIVES } from './trials/archives.ts';
import { FILES } from './trials/files.ts';
import { GAMES } from './trials/game.ts';
import { MOUNTS } from './trials/mounts.ts';
import { POWER } from './trials/power.ts';
import { PROCESSES } from './trials/process.ts';
import { TEXTS } from './trials/text.ts';

/** Run by scripts/torture.mjs in a process of its own: one promise, a seed, a size; prints what came of it as JSON. */
const [, , promise, seed, size] = process.argv.map(Number);
const trials = [...POWER, ...FILES, ...GAMES, ...PROCESSES, ...MOUNTS, ...TEXTS, ...ARCHIVES];
if (!promise) console.log(JSON.stringify(trials.map((trial) => trial.promise)));
else {
  const trial = trials.find((each) => each.promise === promise);
  if (!trial) throw new Error(`Promise ${promise} has no trial.`);
  console.log(JSON.stringify(await trial.run(seededDice(seed ?? 1), size ?? 1)));
}
