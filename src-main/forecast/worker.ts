import { setPriority } from 'node:os';
import type { Campaign } from '../../shared/campaign/state.ts';
import { fetchSystem } from '../../shared/systems/registryLazy.ts';
import { rulebookOf, type Rulebook } from '../game/rulebook.ts';
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

/** What journeys begin from. */
interface Start {
  rules: Rulebook;
  campaign: Campaign;
}

let at: Promise<Start> | undefined;

async function begin(campaign: Campaign): Promise<Start> {
  return { rules: rulebookOf(await fetchSystem(campaign.system)), campaign };
}

async function answerTo(told: Told): Promise<Answered | undefined> {
  if ('start' in told) {
    at = begin(told.start);
    return undefined;
  }
  if (!at) return { fault: 'There is nothing to start from.' };
  const { rules, campaign } = await at;
  return { tally: played(rules, campaign, told.batch) };
}

async function hear(told: Told): Promise<void> {
  try {
    const answer = await answerTo(told);
    if (answer) port.postMessage(answer);
  } catch (thrown) {
    port.postMessage({ fault: String((thrown as Error).stack ?? thrown) });
  }
}

port.on('message', (message) => void hear((ofElectron ? (message as { data: Told }).data : message) as Told));
