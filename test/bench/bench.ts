import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { costOfCommands, EVENTS, fillJournal } from './commands.ts';
import { againstBare, checkpointStall, patchBytes, startOf } from './flat.ts';
import { costOfForecast } from './forecast/forecast.ts';
import { fallenSince, keptUnder } from './kept.ts';
import { costOfLog } from './log.ts';
import { costOfMap, frameOfSvg, type Frames } from './map.ts';
import { ratesOfMany } from './ratesOfMany.ts';
import { reactionOf } from './screen.ts';
import { costOfRoad } from './road.ts';
import { costOfSite } from './site.ts';
import { costOfTale } from './tale.ts';

/** What is measured, and its figure in words. */
type Row = [what: string, figure: string];

const PAGE = 'docs/bench.md';

const { values: asked } = parseArgs({
  options: { only: { type: 'string' }, keep: { type: 'string' }, json: { type: 'string' } },
});

async function flat(home: string): Promise<Row[]> {
  const bare = await againstBare(home);
  const stall = await checkpointStall(home);
  const bytes = await patchBytes(home);
  const waits = `${stall.atCheckpoint.toFixed(0)} ms, ${(stall.atCheckpoint / stall.otherwise).toFixed(1)} : 1`;
  return [
    ['one durable command to a bare write and flush', `${bare.toFixed(2)} : 1 (before: 2.5 : 1)`],
    [
      'longest wait at a checkpoint, land of 200 by 200, to one in 100',
      `${waits} (before: 8 : 1, 93 to 238 ms)`,
    ],
    ['changes sent for a note after 150 lines', `${bytes.note} bytes (before: 24500)`],
    ['changes sent for the end of a turn, 6 against 30', `${bytes.endTurn} bytes (before: 266000)`],
  ];
}

async function site(home: string): Promise<Row[]> {
  const [few, many] = [await costOfSite(home, 8), await costOfSite(home, 300)];
  const against = (part: 'ms' | 'sent' | 'written'): string => `(${(many[part] / few[part]).toFixed(2)} : 1)`;
  return [
    [
      'from room to room in a site of 300, to a site of 8',
      `${many.ms.toFixed(1)} ms ${against('ms')}, ${many.sent} bytes sent ${against('sent')}, ${many.written} written ${against('written')}`,
    ],
  ];
}

async function start(): Promise<Row[]> {
  const { help, node } = await startOf();
  return [
    [
      'hexwatch --help, whole process',
      `${help.toFixed(0)} ms, ${(help / node).toFixed(1)} times a Node that does nothing (before: 4.8 times, 257 ms)`,
    ],
  ];
}

async function screen(home: string): Promise<Row[]> {
  const calm = await reactionOf(home, 4, () => Promise.resolve());
  const busy = await reactionOf(home, 24, fillJournal);
  return [
    [
      'screen after a key, six against four, median and p95',
      `${calm.median.toFixed(0)} and ${calm.p95.toFixed(0)} ms`,
    ],
    [
      `screen after a key, six against 24, ${EVENTS} events`,
      `${busy.median.toFixed(0)} and ${busy.p95.toFixed(0)} ms (${(busy.median / calm.median).toFixed(1)} : 1)`,
    ],
  ];
}

async function map(home: string): Promise<Row[]> {
  const [small, large] = [await costOfMap(home, 15), await costOfMap(home, 200)];
  const svg = await frameOfSvg(200);
  const ms = ({ median, p95 }: Frames): string => `${median.toFixed(1)} and ${p95.toFixed(1)} ms`;
  const more =
    large.bytes === undefined || small.bytes === undefined
      ? 'not told on this system'
      : `${((large.bytes - small.bytes) / 2 ** 20).toFixed(0)} MB (before: 2,430)`;
  return [
    ['a frame of 40,000 hexes all in view while they move, median and p95', `${ms(large.pan)} (before: 28)`],
    ['the same while they come closer', ms(large.zoom)],
    ['the same land as SVG, a frame', `${svg.toFixed(0)} ms (${(svg / large.pan.p95).toFixed(1)} : 1)`],
    [
      'a frame as one plays, 40,000 hexes against 225',
      `${ms(large.near)} (${(large.near.median / small.near.median).toFixed(2)} : 1)`,
    ],
    [
      'a stroke of eight hexes until it is drawn, 40,000 against 225',
      `${large.stroke.toFixed(0)} ms (${(large.stroke / small.stroke).toFixed(2)} : 1; before: 287 and 78 ms)`,
    ],
    ['the same stroke, bytes sent', `${large.sent} (${(large.sent / small.sent).toFixed(2)} : 1)`],
    ['memory of the page over that of 225 hexes', more],
  ];
}

/** Steps of play against the yardstick; what fell by a tenth since the last row of the page is named, and kept if asked. */
function pace(): Row[] {
  let page = readFileSync(PAGE, 'utf8');
  const rows = ratesOfMany().flatMap(({ what, steps, micros }) => {
    const fallen = fallenSince(page, what, steps);
    if (asked.keep) page = keptUnder(page, what, asked.keep, steps);
    return Object.entries(steps).map(([system, figure]): Row => [
      `${what}, ${system}`,
      `${figure.toPrecision(3)} steps a yardstick, ${micros[system]?.toFixed(1)} µs a step${fallen.includes(system) ? ': fell by a tenth or more' : ''}`,
    ]);
  });
  if (asked.keep) writeFileSync(PAGE, page);
  return rows;
}

const PARTS: Readonly<Record<string, (home: string) => Row[] | Promise<Row[]>>> = {
  commands: costOfCommands,
  flat,
  site,
  log: costOfLog,
  tale: costOfTale,
  start,
  screen,
  map,
  road: costOfRoad,
  forecast: costOfForecast,
  rates: pace,
};

const chosen = asked.only?.split(',') ?? Object.keys(PARTS);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`No part “${unknown.join('”, “')}”. There are: ${Object.keys(PARTS).join(', ')}.`);

const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}, ${process.platform}`;
console.log(`\n${machine}\n`);
const home = await mkdtemp(join(tmpdir(), 'hexwatch-bench-'));
const figures: Row[] = [];
try {
  for (const name of chosen)
    for (const row of (await PARTS[name]?.(home)) ?? []) {
      console.log(`${row[0].padEnd(64)} ${row[1]}`);
      figures.push(row);
    }
} finally {
  await rm(home, { recursive: true });
}
if (asked.json)
  writeFileSync(
    asked.json,
    `${JSON.stringify({ machine, figures: Object.fromEntries(figures) }, null, 1)}\n`,
  );
