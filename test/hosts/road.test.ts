import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { Forecast } from '../../shared/page/cards/forecastCards.ts';
import { playable } from '../systemContract.ts';
import { everything, hexwatch, newCampaign, program } from '../helpers/commandLine.ts';
import { ownFolder } from '../helpers/folders.ts';

const sample = (): string => newCampaign('--system', 'fivey', '--name', 'The Vale', '--sample');

let folder = '';
let start = '';
beforeAll(() => {
  folder = sample();
  hexwatch(['do', folder, '--seed', '1'], '{"type":"open-session"}\n');
  start = campaignOf(folder).party.hex ?? '';
});

const campaignOf = (dir: string): Campaign =>
  (JSON.parse(hexwatch(['show', dir, '--json']).out) as { campaign: Campaign }).campaign;

const foretold = (dir: string, ...words: string[]): Forecast & { commands: { type: string }[] } =>
  JSON.parse(hexwatch(['forecast', dir, ...words, '--json']).out) as Forecast & {
    commands: { type: string }[];
  };

/** A file of its own with this in it. */
function fileOf(content: string): string {
  const file = `${ownFolder('policy')}.json`;
  writeFileSync(file, content);
  return file;
}

/** Some hex four columns away. */
const FAR = '0302';

describe('hexwatch forecast', () => {
  it.each(playable)('of one run in $name is the journey that do plays with the same seed', ({ id }) => {
    const dir = ownFolder(`vale-${id}`);
    hexwatch(['new', dir, '--system', id, '--name', 'The Vale', '--sample']);
    const { commands, hexes, arrived, food, encounters } = foretold(
      dir,
      '--to',
      FAR,
      '--runs',
      '1',
      '--seed',
      '7',
    );
    const lines = commands.map((command) => JSON.stringify(command)).join('\n');
    const run = hexwatch(['do', dir, '--seed', '7', '--strict'], `${lines}\n`);
    expect(run.code).toBe(0);
    const { party, creatures } = campaignOf(dir);
    expect(hexes.includes(party.hex ?? '')).toBe(true);
    expect(arrived).toBe(party.hex === FAR ? 1 : 0);
    const answers = run.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { events: { type: string }[] });
    const begun = answers.flatMap(({ events }) => events.filter(({ type }) => type === 'encounter-began'));
    expect(encounters.mean).toBe(begun.length);
    const portions = party.members
      .flatMap((one) => creatures[one]?.items ?? [])
      .filter(({ kind }) => kind === 'food');
    if (arrived === 1) expect(food.mean).toBe(portions.reduce((sum, { count }) => sum + count, 0));
  });

  it('changes nothing, and says the same again', () => {
    const before = everything(folder);
    const once = foretold(folder, '--to', FAR, '--runs', '120', '--seed', '3');
    expect(foretold(folder, '--to', FAR, '--runs', '120', '--seed', '3')).toEqual(once);
    expect(once).toMatchObject({ runs: 120, seed: 3, policy: { met: 'avoid' } });
    expect(everything(folder)).toBe(before);
  });

  it('of one journey tells its commands, as “do” reads them', () => {
    const { out } = hexwatch(['forecast', folder, '--to', FAR, '--runs', '1', '--seed', '4']);
    const lines = out.split('\n').filter((line) => line.startsWith('  {'));
    const { commands } = foretold(folder, '--to', FAR, '--runs', '1', '--seed', '4');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(commands);
  });

  it('reads a policy that begins with a byte-order mark, as Windows saves it', () => {
    const file = fileOf('\uFEFF{"camp":"march-on"}');
    expect(foretold(folder, '--to', FAR, '--runs', '1', '--policy', file).policy.camp).toBe('march-on');
  });

  it('follows the way that it is given', () => {
    const { hexes } = foretold(folder, '--to', FAR, '--runs', '1');
    expect(foretold(folder, '--along', hexes.slice(0, 2).join(','), '--runs', '10').hexes).toEqual(
      hexes.slice(0, 2),
    );
  });

  it('is told in words first', () => {
    const { out } = hexwatch(['forecast', folder, '--to', FAR, '--runs', '50']);
    expect(out).toMatch(/^In .*\n50 journeys of/);
  });

  it.each([
    [['--to', FAR, '--runs', '10000000'], '--runs takes 1 to 100000'],
    [['--to', FAR, '--runs', '0'], '--runs takes 1 to 100000'],
    [['--to', FAR, '--along', FAR], 'one of the two'],
    [[], 'one of the two'],
    [['--to', 'Castle'], 'takes a hex'],
    [['--to', '9999'], 'There is no hex 9999'],
    [['--to', FAR, '--policy', 'nowhere.json'], 'can’t be read'],
  ])('refuses %j in words', (words, why) => {
    const { code, err, out } = hexwatch(['forecast', folder, ...words]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(why);
  });

  it.each([
    ['{"met":"dance"}', '“met” of the policy is not valid'],
    ['{"luck":true}', 'A policy has no “luck”'],
    ['{"food":"forage","full":"leave-food"}', 'can’t look for food and leave food behind'],
    ['[]', 'policy'],
    ['{', 'is not JSON'],
  ])('refuses the policy %s', (content, why) => {
    const { code, err } = hexwatch(['forecast', folder, '--to', FAR, '--policy', fileOf(content)]);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });

  it('that is killed in the middle leaves the folder as it was', async () => {
    const before = everything(folder);
    const child = spawn(process.execPath, [program, 'forecast', folder, '--to', FAR, '--runs', '100000']);
    await once(child, 'spawn');
    child.kill('SIGKILL');
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    expect(everything(folder)).toBe(before);
  });

  it('keeps to what the players know where it is told to', () => {
    const { code, err } = hexwatch(['forecast', folder, '--to', FAR, '--known']);
    expect(code).toBe(2);
    expect(err).toContain('players don’t know');
    expect(hexwatch(['route', folder, '--to', FAR, '--known']).err).toBe(err);
  });

  it('waits until a fight is over', () => {
    const dir = sample();
    hexwatch(['do', dir, '--seed', '1'], '{"type":"open-session"}\n{"type":"meet"}\n');
    expect(hexwatch(['forecast', dir, '--to', FAR])).toMatchObject({
      code: 2,
      err: 'There is an encounter. End it, then look ahead.\n',
    });
  });
});

describe('hexwatch forecast --turns', () => {
  it('tells what so many more turns in a site are likely to bring', () => {
    const dir = sample();
    const into = [
      'open-session',
      { type: 'place-party', hex: '0608' },
      { type: 'enter-site', site: 'chapel' },
    ];
    const lines = into.map((one) => JSON.stringify(typeof one === 'string' ? { type: one } : one));
    expect(hexwatch(['do', dir, '--strict'], `${lines.join('\n')}\n`).code).toBe(0);
    const { out } = hexwatch(['forecast', dir, '--turns', '3']);
    expect(out).toMatch(/^In \d of 10 cases someone comes within 3 more turns\. No light burns\.\n/);
    expect(JSON.parse(hexwatch(['forecast', dir, '--turns', '3', '--json']).out)).toMatchObject({
      runs: 400,
    });
  });

  it('counts the turns as the visit does', () => {
    const dir = sample();
    const into = [
      { type: 'open-session' },
      { type: 'place-party', hex: '0608' },
      { type: 'enter-site', site: 'chapel' },
      { type: 'explore' },
    ];
    const lines = into.map((one) => JSON.stringify(one)).join('\n');
    expect(hexwatch(['do', dir, '--strict', '--seed', '1'], `${lines}\n`).code).toBe(0);
    const { out } = hexwatch(['forecast', dir, '--turns', '2']);
    expect(out.match(/^ {2}Turn \d+/gm)).toEqual(['  Turn 2', '  Turn 3']);
  });

  it('is for a party in a site', () => {
    expect(hexwatch(['forecast', folder, '--turns', '3'])).toMatchObject({
      code: 2,
      err: 'The party is not in a site.\n',
    });
  });
});

describe('hexwatch route', () => {
  it('tells both ways, day by day', () => {
    const { out, code } = hexwatch(['route', folder, '--to', FAR]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Quickest to .*\n {2}Day 1: /);
    expect(out).toContain('\nSafest to ');
    expect(out).toMatch(/\n {2}\d+ lights? now, \d+ left on arrival\./);
  });

  it('tells ways that are the same as one', () => {
    const [next = ''] = foretold(folder, '--to', FAR, '--runs', '1').hexes;
    const { out } = hexwatch(['route', folder, '--to', next]);
    expect(out).toMatch(/^Quickest and safest to .* h on the road, there on day 1; /);
    expect(out).not.toContain('Safest to ');
  });

  it('tells a program hours, days, nights, food and light', () => {
    const { out } = hexwatch(['route', folder, '--to', FAR, '--by', 'quickest', '--json']);
    const { from, to, ways } = JSON.parse(out) as {
      from: string;
      to: string;
      ways: Record<string, unknown>[];
    };
    expect({ from, to, count: ways.length }).toEqual({ from: start, to: FAR, count: 1 });
    expect(Object.keys(ways[0] ?? {})).toEqual(
      expect.arrayContaining([
        'by',
        'hexes',
        'hours',
        'days',
        'nights',
        'food',
        'light',
        'risk',
        'itinerary',
      ]),
    );
  });

  it('may begin elsewhere', () => {
    const { out } = hexwatch(['route', folder, '--from', FAR, '--to', start, '--by', 'safest', '--json']);
    const { ways } = JSON.parse(out) as { ways: { hexes: string[] }[] };
    expect(ways[0]?.hexes.at(-1)).toBe(start);
  });

  it.each([
    [['--to', FAR, '--by', 'air'], '--by takes quickest or safest'],
    [['--to', '9999'], 'There is no hex 9999'],
    [[], '--to'],
  ])('refuses %j in words', (words, why) => {
    const { code, err } = hexwatch(['route', folder, ...words]);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });
});
