import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hexwatch as run, lines, newCampaign, type Run } from '../helpers/commandLine.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const hexwatch = (words: string[], commands: readonly object[] = []): Run =>
  run(words, commands.map((one) => JSON.stringify(one)).join('\n'));
const answers = ({ out }: Run): unknown[] => lines(out);
const json = <T>(...words: string[]): T => JSON.parse(hexwatch([...words, '--json']).out) as T;

function played(system: string, ...commands: object[]): string {
  const folder = newCampaign('--system', system, '--name', 'Vale', '--sample');
  if (commands.length > 0)
    expect(hexwatch(['do', folder, '--seed', '1', '--strict'], commands)).toMatchObject({ code: 0, err: '' });
  return folder;
}

const fight = (statBlock: string): object[] => [
  { type: 'open-session' },
  { type: 'meet', statBlock, count: 2 },
  { type: 'start-fight' },
];

describe('do', () => {
  it('says faces left over by its exit code', () => {
    const run = hexwatch(['do', played('cairn'), '--dice', '3,4,5'], [{ type: 'roll', dice: 'd6' }]);
    expect(run).toMatchObject({ code: 1, err: '2 faces were left over.\n' });
    expect(answers(run)).toMatchObject([{ ok: true }]);
  });

  it.each([
    ['--dice=9', 'dice-mismatch'],
    ['--dice=', 'dice-exhausted'],
  ])('with %s names the die and what it is for (%s)', (dice, code) => {
    const run = hexwatch(['do', played('cairn'), dice], [{ type: 'roll', dice: 'd6', for: 'luck' }]);
    expect(answers(run)).toMatchObject([{ ok: false, error: { code, die: 'd6', for: 'luck' } }]);
  });

  it('plans: answers each line with the dice that it would ask for, and changes nothing', () => {
    const folder = played('cairn', ...fight('Wolf'));
    const before = hexwatch(['show', folder, '--json']).out;
    const plan = hexwatch(
      ['do', folder, '--plan'],
      [{ type: 'roll', dice: '2d6', for: 'luck' }, { type: 'travel', to: '0101' }, { type: 'undo' }],
    );
    expect(plan.code).toBe(1);
    expect(answers(plan)).toMatchObject([
      { ok: true, dice: [{ die: 'd6', for: 'luck' }, { die: 'd6' }], more: false },
      { ok: false, error: { code: 'not-now' } },
      { ok: true, dice: [], more: false },
    ]);
    expect(hexwatch(['show', folder, '--json']).out).toBe(before);
  });

  it('plans without dice of its own', () => {
    const run = hexwatch(['do', played('cairn'), '--plan', '--seed', '1'], [{ type: 'roll', dice: 'd6' }]);
    expect(run).toMatchObject({ code: 2, out: '' });
    expect(run.err).toContain('--plan rolls nothing');
  });

  it('stops at the first refusal when it is strict', () => {
    const folder = played('cairn');
    const commands = [{ type: 'fly' }, { type: 'note', text: 'never written' }];
    const strict = hexwatch(['do', folder, '--strict'], commands);
    expect([strict.code, answers(strict).length]).toEqual([1, 1]);
    expect(hexwatch(['log', folder]).out).not.toContain('never written');
    expect(answers(hexwatch(['do', folder], commands))).toHaveLength(2);
  });
});

describe('can', () => {
  it('lists what is ready, with the dice that each act throws', () => {
    const { offers } = json<{ offers: { command: { type: string }; dice?: object[] }[] }>(
      'can',
      played('nightsong', ...fight('Wolf')),
    );
    const check = offers.find(({ command }) => command.type === 'check');
    expect(check?.dice?.[0]).toMatchObject({ die: 'd20' });
  });
});

describe('show', () => {
  it('has what follows from the state, creature by creature', () => {
    const folder = played('fivey', ...fight('Goblin'));
    const { derived, campaign } = json<{
      derived: { creatures: Record<string, Record<string, unknown>>; moraleDue: string[] };
      campaign: { party: { members: string[] } };
    }>('show', folder);
    const hero = derived.creatures[campaign.party.members[0] ?? ''];
    expect(hero).toMatchObject({ slots: { total: 20 }, lights: expect.any(Array) as unknown });
    expect(hero).toHaveProperty('actionsLeft');
    expect(derived.moraleDue).toEqual([]);
  });

  it('has the time that a light is good for, lit and unlit, in one field', () => {
    const folder = played('fivey', { type: 'open-session' });
    const lights = (): { item: string; burning: boolean; left: number }[] => {
      const { derived } = json<{
        derived: { creatures: Record<string, { lights: ReturnType<typeof lights> }> };
      }>('show', folder);
      return Object.values(derived.creatures).flatMap((one) => one.lights);
    };
    const [before] = lights();
    const lit = json<{ offers: { command: { type: string } }[] }>('can', folder).offers.find(
      ({ command }) => command.type === 'light',
    );
    expect(before).toMatchObject({ burning: false });
    expect(lit).toBeDefined();
    hexwatch(['do', folder], [lit?.command ?? {}, { type: 'pass-time', scale: 'turn' }]);
    const burns = lights().find(({ burning }) => burning);
    expect(burns?.left).toBe((before?.left ?? 0) - 600);
  });
});

/** What the help says of one option: its line, and those after it until the next. */
const entryOf = (help: string, line: string): string =>
  help.slice(help.indexOf(line)).split(/\n(?= {2}-|\n)/)[0] ?? '';

describe('the words of the call', () => {
  it('--version is that of the package', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(hexwatch(['--version'])).toMatchObject({ code: 0, out: `${version}\n` });
  });

  it('every verb’s help has an example, and what holds where an option is left out', () => {
    const verbs = [
      'new',
      'do',
      'show',
      'can',
      'log',
      'export',
      'check',
      'systems',
      'rules',
      'commands',
      'serve',
    ];
    for (const verb of verbs) {
      const { code, out } = hexwatch([verb, '--help']);
      expect([verb, code, out]).toEqual([verb, 0, expect.stringMatching(/Example:\n {2}.*hexwatch /)]);
      const options = out.split('\n').filter((line) => /^ {2}--/.test(line));
      const silent = options.filter((line) => !/\((default:|required)/.test(entryOf(out, line)));
      expect(silent).toEqual([]);
    }
  });

  it('serve’s help says where the campaigns are', () => {
    expect(hexwatch(['serve', '--help']).out).toMatch(/HEXWATCH_HOME/);
  });

  it.each([
    ['log', []],
    ['export', ['--to', 'md', '--out', '/nowhere/there.md']],
  ])('%s refuses a session that was never played', (verb, more) => {
    const run = hexwatch([verb, played('cairn', { type: 'open-session' }), '--session', '9', ...more]);
    expect(run).toMatchObject({ code: 2, err: expect.stringContaining('There is no session 9') as unknown });
  });

  it('rules shows all that is known of one, and refuses what is none', () => {
    const [{ id } = { id: '' }] = json<{ id: string }[]>('rules');
    const rule = json<{ id: string; line: string; commands: string[]; at: string }>(
      'rules',
      id.toLowerCase(),
    );
    expect(rule).toMatchObject({ id, commands: expect.any(Array) as unknown });
    const [file = '', name = ''] = rule.at.split(' ');
    expect(readFileSync(join(root, file), 'utf8')).toContain(name);
    expect(hexwatch(['rules', id]).out).toContain(rule.line);
    expect(hexwatch(['rules', 'XX-1']).code).toBe(2);
  });

  it('commands tells the dice that are known beforehand', () => {
    const { anyOf } = json<{ anyOf: { title: string; dice?: unknown[] }[] }>('commands');
    for (const { dice } of anyOf)
      if (dice) expect(dice[0]).toMatchObject({ die: expect.stringMatching(/^d\d/) as unknown });
  });
});
