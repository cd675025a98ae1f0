import { seededDice } from '../../shared/dice/sources.ts';
import { Game } from '../../src-main/game/game.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';

// A program to be killed: it plays on in a campaign's folder for ever, and after every so many commands it says, as a line
// of JSON, the last number that was answered, microseconds of the processor for a command, milliseconds of the slowest in a
// hundred, and bytes of memory in use.

const [, , folder = '', every = '1'] = process.argv;

/** What an evening is made of, over and over; nothing of it piles up in the state. */
const ACTS: readonly object[] = [
  { type: 'pass-time', scale: 'hour', count: 1 },
  { type: 'set-weather', name: 'rain' },
  { type: 'note', text: 'They follow the stream.' },
  { type: 'undo' },
  { type: 'note', text: 'They follow the ridge.', secret: true },
  { type: 'roll', dice: '2d6' },
  { type: 'set-weather', name: 'fog' },
  { type: 'start-timer', name: 'Pursuit', kind: 'progress', segments: 4 },
  { type: 'stop-timer', timer: 'pursuit' },
  { type: 'pass-time', scale: 'turn', count: 2 },
];
/** As many acts as a long evening has; then the session ends and the next one starts. */
const SESSION = 1000;

const game = await Game.open(nodeDisk, folder, { dice: seededDice(1) });
let times: number[] = [];
let used = process.cpuUsage();

async function give(command: object): Promise<void> {
  const began = performance.now();
  const answer = await game.dispatch(command);
  times.push(performance.now() - began);
  if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${answer.error.message}`);
  if (times.length < Number(every)) return;
  const { user, system } = process.cpuUsage(used);
  const slow = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed;
  process.stdout.write(
    `${JSON.stringify({ seq: game.seq, effort: (user + system) / times.length, slow, heap })}\n`,
  );
  times = [];
  used = process.cpuUsage();
}

// It may have been killed in the middle of an evening.
if (game.state.campaign.timers.pursuit) await give({ type: 'stop-timer', timer: 'pursuit' });
if (!game.state.campaign.mode.closed) await give({ type: 'close-session' });
for (;;) {
  await give({ type: 'open-session' });
  for (let count = 0; count < SESSION; count += 1) await give(ACTS[count % ACTS.length] ?? {});
  await give({ type: 'close-session' });
}
