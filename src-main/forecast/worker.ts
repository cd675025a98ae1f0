import { setPriority } from 'node:os';
import type { Campaign } from '../../shared/campaign/state.ts';
import { systemOf } from '../../shared/systems/registry.ts';
import { rulebookOf } from '../game/opening.ts';
import type { Rulebook } from '../game/timeline.ts';
import { played, type Batch } from './runs.ts';
import type { Tally } from './tally.ts';

/** What a worker is told: the campaign to start from, then batches to play. */
export type Told = { start: Campaign } | { batch: Batch };
/** What it answers to a batch. */
export type Answered = { tally: Tally } | { fault: string };

/** What processes of Node and of Electron have in common. */
interface Port {
  on(event: 'message', listener: (message: unknown) => void): unknown;
  postMessage(message: Answered): void;
}

const LOW = 10;

const ofElectron = (process as { parentPort?: Port }).parentPort;
const port: Port = ofElectron ?? {
  on: (event, listener) => process.on(event, listener),
  postMessage: (message) => process.send?.(message),
};
setPriority(LOW);
// Ctrl+C reaches it too; who called it in ends it.
process.on('SIGINT', () => undefined);

let at: { rules: Rulebook; campaign: Campaign } | undefined;

function answerTo(told: Told): Answered | undefined {
  if ('start' in told) {
    const system = systemOf(told.start.system);
    at = system && { rules: rulebookOf(system), campaign: told.start };
    return undefined;
  }
  if (!at) return { fault: 'There is nothing to start from.' };
  return { tally: played(at.rules, at.campaign, told.batch) };
}

port.on('message', (message) => {
  const told = (ofElectron ? (message as { data: Told }).data : message) as Told;
  try {
    const answer = answerTo(told);
    if (answer) port.postMessage(answer);
  } catch (thrown) {
    port.postMessage({ fault: String((thrown as Error).stack ?? thrown) });
  }
});
