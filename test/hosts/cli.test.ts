import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { everything, hexwatch, lines, newFolder, program, type Run } from '../helpers/commandLine.ts';
import { systems } from '../../shared/systems/registry.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const example = (name: string): string => readFileSync(join(root, 'examples', name), 'utf8');

describe('the first day, as a new user plays it', () => {
  it('is answered ok line by line, twice the same, and exported', () => {
    const [one, two] = [newFolder('--sample'), newFolder('--sample')];
    const play = (folder: string): Run =>
      hexwatch(['do', folder, '--dice', example('first-day.dice').trim()], example('first-day.jsonl'));
    const [first, second] = [play(one), play(two)];
    expect([first.code, first.err]).toEqual([0, '']);
    expect(lines(first.out).every(({ ok }) => ok === true)).toBe(true);
    expect(second.out).toBe(first.out);
    const out = join(one, '../day.md');
    expect(hexwatch(['export', one, '--to', 'md', '--out', out]).code).toBe(0);
    expect(readFileSync(out, 'utf8')).toContain('## Session 1');
  });

  it('is exported as a tale or line by line, and as nothing else', () => {
    const folder = newFolder('--sample');
    hexwatch(['do', folder, '--dice', example('first-day.dice').trim()], example('first-day.jsonl'));
    const out = join(folder, '../day.txt');
    const exported = (...words: string[]): string => {
      expect(hexwatch(['export', folder, '--out', out, ...words])).toMatchObject({ code: 0, err: '' });
      return readFileSync(out, 'utf8');
    };
    const tale = exported('--to', 'txt');
    expect(tale).toContain('They went into the Drowned Chapel');
    expect(exported('--to', 'txt', '--tale', '--dice', 'folded')).toBe(tale);
    const lines = exported('--to', 'txt', '--lines');
    expect(lines).toMatch(/\[d\d+ \d/);
    expect(lines).not.toContain('They went into the Drowned Chapel');
    const refused = (...words: string[]): string => {
      const { code, err } = hexwatch(['export', folder, '--out', out, ...words]);
      expect(code).toBe(2);
      return err;
    };
    expect(refused('--to', 'csv', '--tale')).toContain(
      '--to csv writes events one by one, without --tale or --lines.',
    );
    expect(refused('--to', 'json', '--lines')).toContain(
      '--to json is the whole campaign, without --tale or --lines.',
    );
    expect(refused('--to', 'md', '--tale', '--lines')).toMatch(/--tale.*--lines/);
    expect(readFileSync(out, 'utf8')).toBe(lines);
  });

  it('is exported event by event, as a table and as JSON Lines', () => {
    const folder = newFolder();
    hexwatch(['do', folder], '{"type":"open-session"}\n{"type":"note","text":"=1+1"}\n');
    const exported = (to: string, ...more: string[]): string => {
      const out = join(folder, `../facts.${to}`);
      expect(hexwatch(['export', folder, '--to', to, '--out', out, ...more])).toMatchObject({
        code: 0,
        err: '',
      });
      return readFileSync(out, 'utf8');
    };
    expect(exported('csv')).toMatch(/^\uFEFFseq,.*,text,.*\r\n[^]*,"'=1\+1",/);
    expect(lines(exported('jsonl')).at(-1)).toMatchObject({ type: 'note-written', session: 1, text: '=1+1' });
    expect(lines(exported('jsonl', '--players')).at(-1)).not.toHaveProperty('seq');
  });

  it('loses nothing that was answered when it is killed between two lines', async () => {
    const folder = newFolder();
    const child = spawn(process.execPath, [program, 'do', folder], { stdio: ['pipe', 'pipe', 'ignore'] });
    const answers: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      child.stdin.write(`${JSON.stringify({ type: 'note', text: `line ${index}` })}\n`);
      answers.push(
        await new Promise<string>((done) => child.stdout.once('data', (data) => done(String(data)))),
      );
    }
    child.kill('SIGKILL');
    await new Promise((done) => child.once('exit', done));
    expect(answers.every((answer) => answer.includes('"ok":true'))).toBe(true);
    const log = hexwatch(['log', folder, '--json']);
    expect(lines(log.out).map(({ text }) => text)).toEqual([
      'Campaign created: First day (FIVEY).',
      ...answers.map((_, index) => `line ${index}`),
    ]);
  });
});

describe('do', () => {
  it('refuses what does not fit, goes on with the rest, and says so by its exit code', () => {
    const folder = newFolder();
    const { code, out } = hexwatch(
      ['do', folder],
      'no json\n\n{"type":"fly"}\n{"type":"note","text":"on"}\n',
    );
    expect(code).toBe(1);
    expect(lines(out).map(({ ok, error }) => [ok, (error as { code?: string } | undefined)?.code])).toEqual([
      [false, 'bad-json'],
      [false, 'unknown-command'],
      [true, undefined],
    ]);
  });

  it('takes no command at all as nothing to do', () => {
    const folder = newFolder('--sample');
    const was = everything(folder);
    expect(hexwatch(['do', folder, '--seed', '1', '--strict'])).toEqual({ code: 0, out: '', err: '' });
    expect(everything(folder)).toBe(was);
  });

  const met = [{ type: 'open-session' }, { type: 'meet' }];
  it.each([
    ['unknown-command', [], { type: 'fly' }],
    ['bad-command', [], ['note']],
    ['bad-field', [], { type: 'note', text: 'x', colour: 'red' }],
    ['bad-field', [], { type: 'note' }],
    ['unknown-hex', [], { type: 'place-party', hex: '9999' }],
    ['nobody-to-fight', met, { type: 'start-fight' }],
    ['unknown-creature', met, { type: 'start-fight', others: ['a-stranger'] }],
    ['not-now', [], { type: 'end-fight' }],
    ['dice-mismatch', [], { type: 'roll', dice: 'd6', faces: [7] }],
    ['dice-mismatch', [], { type: 'roll', dice: 'd6', faces: [3, 4] }],
    ['dice-exhausted', [], { type: 'roll', dice: '2d6', faces: [3] }],
    ['bad-dice', [], { type: 'roll', dice: 'a handful' }],
    ['nothing-to-redo', [], { type: 'redo' }],
  ])('refuses with %s, and changes nothing: %j, %j', (code, before, command) => {
    const folder = newFolder('--sample');
    if (before.length > 0)
      expect(hexwatch(['do', folder], before.map((one) => JSON.stringify(one)).join('\n')).code).toBe(0);
    const was = everything(folder);
    const run = hexwatch(['do', folder], JSON.stringify(command));
    expect([run.code, lines(run.out)]).toMatchObject([1, [{ ok: false, error: { code } }]]);
    expect(everything(folder)).toBe(was);
  });

  it('refuses what claims a length that is no number, and goes on', () => {
    const length = { toString: true };
    const input = [{ type: { length } }, { type: 'note', text: { length } }, { type: 'note', text: 'x' }];
    const { code, out, err } = hexwatch(
      ['do', newFolder()],
      input.map((line) => JSON.stringify(line)).join('\n'),
    );
    expect(lines(out)).toMatchObject([
      { error: { code: 'bad-command' } },
      { error: { code: 'bad-field' } },
      { ok: true },
    ]);
    expect([code, err]).toEqual([1, '']);
  });

  it('answers with the trouble when its folder is gone, and ends with 3 while more could come', async () => {
    const folder = newFolder();
    const child = spawn(process.execPath, [program, 'do', folder], { stdio: ['pipe', 'pipe', 'ignore'] });
    const ended = once(child, 'exit');
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const give = async (): Promise<unknown> => {
      child.stdin.write('{"type":"note","text":"x"}\n');
      return JSON.parse(String((await answers.next()).value));
    };
    expect(await give()).toMatchObject({ ok: true });
    renameSync(folder, `${folder} elsewhere`);
    expect(await give()).toMatchObject({ ok: false, error: { code: 'io' } });
    expect(await ended).toEqual([3, null]);
  });

  it('reads lines as Windows writes them', () => {
    const { code, out } = hexwatch(['do', newFolder()], '\uFEFF{"type":"note","text":"x"}\r\n\r\n');
    expect([code, lines(out).length]).toEqual([0, 1]);
  });

  it('is quiet when nobody listens any more', async () => {
    const child = spawn(process.execPath, [program, 'do', newFolder()]);
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (data) => (said += String(data)));
    child.stdin.on('error', () => undefined);
    child.stdin.end('{"type":"note","text":"x"}\n'.repeat(50));
    await once(child, 'close');
    expect([child.exitCode, said]).toEqual([0, '']);
  });

  it('takes faces in the order thrown; a refused command takes none', () => {
    const folder = newFolder();
    const rolls = '{"type":"roll","dice":"d6"}\n{"type":"roll","dice":"d4"}\n{"type":"roll","dice":"d20"}\n';
    const { code, out, err } = hexwatch(['do', folder, '--dice', '3,17,1'], rolls);
    expect(code).toBe(1);
    expect(lines(out).map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(err).toBe('1 face was left over.\n');
  });

  it('is repeatable with a seed, and shows the state when asked', () => {
    const roll = '{"type":"roll","dice":"10d100"}\n';
    const [one, two] = [newFolder(), newFolder()].map(
      (folder) => hexwatch(['do', folder, '--seed', '7', '--state'], roll).out,
    );
    expect(one).toBe(two);
    expect(lines(one ?? '')[0]).toHaveProperty('state.campaign.name', 'First day');
  });
});

describe('looking', () => {
  it('shows the state now and as it was, what may happen, and the log', () => {
    const folder = newFolder('--sample');
    hexwatch(['do', folder], '{"type":"open-session"}\n{"type":"set-weather","name":"fog"}\n');
    const now = JSON.parse(hexwatch(['show', folder, '--json']).out) as {
      campaign: { weather: { name: string } };
    };
    expect(now.campaign.weather.name).toBe('fog');
    const before = JSON.parse(hexwatch(['show', folder, '--json', '--at', '1']).out) as typeof now;
    expect(before.campaign.weather.name).toBe('fair');
    const { commands, offers } = JSON.parse(hexwatch(['can', folder, '--json']).out) as Record<
      string,
      { type?: string; command?: { type: string } }[]
    >;
    expect(commands?.map(({ type }) => type)).toContain('travel');
    expect(offers?.map(({ command }) => command?.type)).toContain('travel');
    expect(hexwatch(['log', folder, '--session', '1']).out).toContain('Weather: fog.');
    expect(hexwatch(['show', folder]).out).toContain('Session 1: world');
  });

  it('lists systems, rules and commands for programs', () => {
    const ids = (JSON.parse(hexwatch(['systems', '--json']).out) as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(systems.map(({ id }) => id));
    const rules = JSON.parse(hexwatch(['rules', '--json', '--system', 'fivey']).out) as {
      id: string;
      commands: string[];
      note?: string;
    }[];
    expect(rules.flatMap(({ commands }) => commands)).toContain('travel');
    expect(rules.filter(({ commands, note }) => commands.length === 0 && !note)).toEqual([]);
  });

  it('gives the schema of every command, by which a program can check what it is going to say', () => {
    const schema = JSON.parse(hexwatch(['commands', '--json']).out) as {
      $schema: string;
      anyOf: { title: string; properties: { type: { const: string } } }[];
    };
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.anyOf.map(({ title }) => title)).toContain('Undo');
    // Every system has an attack, each its own.
    expect(schema.anyOf.filter(({ properties }) => properties.type.const === 'attack')).toHaveLength(
      systems.length,
    );
    const fits = z.fromJSONSchema(schema as unknown as Parameters<typeof z.fromJSONSchema>[0]);
    const misfits = lines(example('first-day.jsonl')).filter((command) => !fits.safeParse(command).success);
    expect(misfits).toEqual([]);
    expect(fits.safeParse({ type: 'roll', dice: 'd6', faces: [3] }).success).toBe(true);
    expect(fits.safeParse({ type: 'fly' }).success).toBe(false);
  });

  it('checks a folder, and finds damage', () => {
    const folder = newFolder();
    expect(hexwatch(['check', folder])).toMatchObject({ code: 0 });
    writeFileSync(join(folder, 'campaign.json'), 'null');
    expect(hexwatch(['check', folder]).code).toBe(3);
  });

  it('checks the lists of a library, also beside a campaign', () => {
    const folder = newFolder();
    const library = dirname(folder);
    expect(hexwatch(['check', library]).code).toBe(3);
    copyFileSync(
      join(import.meta.dirname, '../store/lists/schema-0/house-rules.json'),
      join(library, 'house-rules.json'),
    );
    expect(hexwatch(['check', library])).toMatchObject({ code: 0 });
    writeFileSync(join(library, 'stat-blocks.json'), 'null');
    for (const [checked, name] of [
      [folder, '../stat-blocks.json'],
      [library, 'stat-blocks.json'],
    ] as const)
      expect(hexwatch(['check', checked])).toMatchObject({
        code: 3,
        out: expect.stringContaining(`\n${name}: is damaged`) as string,
      });
  });

  it('says of a whole folder what its files can’t show: whether events after the last known one are lost', () => {
    const folder = newFolder();
    const head = readFileSync(join(folder, 'head.json'));
    expect(lines(hexwatch(['do', folder], '{"type":"open-session"}').out)).toMatchObject([{ ok: true }]);
    expect(hexwatch(['check', folder])).toMatchObject({ code: 0, out: 'No problems found.\n' });
    writeFileSync(join(folder, 'head.json'), head);
    expect(hexwatch(['check', folder])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^No problems found\.\nEvents after \d+ .*\n$/) as string,
    });
  });
});
