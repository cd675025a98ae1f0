import { join } from 'node:path';
import { blankCampaign } from '../../shared/campaign/blankCampaign.ts';
import { decide } from '../../shared/campaign/decide.ts';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { chartOf } from '../../src-main/game/chart.machine.ts';
import { Game } from '../../src-main/game/game.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { openCampaign } from '../../src-main/store/store.ts';
import { commandTimes } from './give.ts';
import { middle, timed } from './times.ts';

/** So many events make a long past. */
export const EVENTS = 100_000;

const IN_MEMORY = 20_000;

/** Commands a second through chart and rules, without a disk. */
async function inMemory(): Promise<number> {
  const kinds = kindsOf(fivey);
  const chart = chartOf(fivey, kinds);
  const dice = seededDice(1);
  const kind = kinds.commands.get('set-weather');
  if (!kind) throw new Error('No such command.');
  let campaign = blankCampaign(fivey);
  const ms = await timed(() => {
    for (let index = 0; index < IN_MEMORY; index += 1) {
      if (!chart.allows(campaign.mode, kind.type)) throw new Error('Not allowed.');
      const command = { type: 'set-weather', name: `weather ${index}` };
      const decided = decide(campaign, fivey, kind, command, dice, index);
      if (!decided.ok) throw new Error(decided.error.message);
      campaign = decided.state;
    }
  });
  return (IN_MEMORY / ms) * 1000;
}

/**
 * Fills a journal through the store itself, in equal parts for these sessions; without a checkpoint after it, as a crash would
 * leave it.
 */
export async function fillJournal(
  folder: string,
  from: number,
  sessions: readonly number[] = [0],
  events = EVENTS,
): Promise<void> {
  const store = await openCampaign(nodeDisk, folder);
  for (let seq = from; seq < from + events; seq += 1) {
    const session = sessions[Math.floor(((seq - from) * sessions.length) / events)] ?? 0;
    await store.append(session, {
      seq,
      session,
      command: { type: 'set-weather', name: 'fog' },
      events: [
        { seq, type: 'weather-changed', at: 21_600, name: 'fog', hard: false, text: 'The weather: fog.' },
      ],
    });
  }
  await store.close();
}

async function openTime(folder: string): Promise<number> {
  let table: Game | undefined;
  const ms = await timed(async () => {
    table = await Game.open(nodeDisk, folder);
  });
  await table?.close();
  return ms;
}

/** Commands and openings of a small campaign, and of one with a long past. */
export async function costOfCommands(home: string): Promise<[string, string][]> {
  const folder = join(home, 'campaign');
  await Game.create(nodeDisk, folder, { name: 'Bench', system: 'fivey', sample: true });
  const memory = await inMemory();
  const small = await Game.open(nodeDisk, folder);
  await commandTimes(small, 50);
  const fresh = await commandTimes(small, 400);
  const { seq } = small;
  await small.close();
  const openSmall = await openTime(folder);
  await fillJournal(folder, seq + 1);
  const openCrash = await openTime(folder);
  const openClean = await openTime(folder);
  const large = await Game.open(nodeDisk, folder);
  await commandTimes(large, 50);
  const old = await commandTimes(large, 400);
  await large.close();
  const disk = 1000 / (fresh.reduce((sum, ms) => sum + ms, 0) / fresh.length);
  const opened = (ms: number): string => `${ms.toFixed(0)} ms (${(ms / openSmall).toFixed(1)} : 1)`;
  return [
    ['commands a second, chart and rules in memory', memory.toFixed(0)],
    ['commands a second, whole table to disk, each flushed', disk.toFixed(0)],
    ['memory to disk', `${(memory / disk).toFixed(1)} : 1`],
    ['one durable command, empty journal (median)', `${middle(fresh).toFixed(2)} ms`],
    [`one durable command after ${EVENTS} events (median)`, `${middle(old).toFixed(2)} ms`],
    [`ratio, ${EVENTS} events to none`, (middle(old) / middle(fresh)).toFixed(2)],
    ['open, a small campaign', `${openSmall.toFixed(0)} ms`],
    [`open with ${EVENTS} events, closed well`, opened(openClean)],
    [`open with ${EVENTS} events after a crash, none in the checkpoint`, opened(openCrash)],
  ];
}
