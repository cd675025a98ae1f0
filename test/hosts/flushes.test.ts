import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownFolder } from '../helpers/folders.ts';

const program = fileURLToPath(new URL('../../dist/cli/hexwatch.js', import.meta.url));
const CALLS = 'write,pwrite64,writev,fdatasync,fsync,rename,renameat,renameat2';
const canWatch =
  process.platform === 'linux' && spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

/** One call to the system, once it was done: what it is, on which file, the first bytes that it wrote. */
interface Call {
  call: string;
  file: string;
  text: string;
}

/** The calls in a campaign’s folder and to standard output, in the order in which they ended. */
function callsIn(trace: string, folder: string): Call[] {
  const begun = new Map<string, string>();
  return trace.split('\n').flatMap((line): Call[] => {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    if (rest.endsWith('<unfinished ...>')) {
      begun.set(thread, rest);
      return [];
    }
    const whole = rest.startsWith('<... ') ? (begun.get(thread) ?? '') : rest;
    const [, call = '', args = ''] = /^(\w+)\((.*)/.exec(whole) ?? [];
    const isAnswer = call.startsWith('write') && args.startsWith('1<');
    const file = isAnswer ? 'answer' : args.split(folder).at(-1)?.split(/[>"]/)[0]?.replace(/^\//, '');
    if (!isAnswer && !args.includes(folder)) return [];
    return [{ call, file: file ?? '', text: args }];
  });
}

/** Runs the built command line under strace; gives back what it did in the folder. */
function watch(folder: string, input: string): Call[] {
  const trace = `${folder}.trace`;
  const strace = ['-f', '-y', '-s', '64', '-e', `trace=${CALLS}`, '-o', trace];
  const done = spawnSync('strace', [...strace, process.execPath, program, 'do', folder], { input });
  expect(done.status).toBe(0);
  return callsIn(readFileSync(trace, 'utf8'), folder);
}

const NOTE = '{"type":"note","text":"Fog"}\n';

function played(): string {
  const folder = ownFolder();
  const made = spawnSync(process.execPath, [program, 'new', folder, '--system', 'fivey', '--name', 'Vale']);
  expect(made.status).toBe(0);
  return folder;
}

/** The place of each flush, write, rename or answer. */
const places = (calls: readonly Call[], wanted: (call: Call) => boolean): number[] =>
  calls.flatMap((call, index) => (wanted(call) ? [index] : []));

describe('the built program’s calls to the system', () => {
  beforeEach(({ skip }) => skip(!canWatch, 'strace can’t watch programs here'));

  it('answers a command after fdatasync of its session’s file', () => {
    const calls = watch(played(), `{"type":"open-session"}\n${NOTE}${NOTE}`);
    const journal = calls.filter(({ file }) => file === 'answer' || file.startsWith('sessions/0001'));
    expect(journal.map(({ call, file }) => (file === 'answer' ? 'answer' : call))).toEqual([
      ...['write', 'fdatasync', 'answer'],
      ...['write', 'fdatasync', 'answer'],
      ...['write', 'fdatasync', 'answer'],
    ]);
  });

  it('flushes the name of a new session’s file before the answer', () => {
    const calls = watch(played(), '{"type":"open-session"}\n');
    const [answer = -1] = places(calls, ({ file }) => file === 'answer');
    const [write = Infinity] = places(calls, ({ file }) => file === 'sessions/0001.jsonl');
    const flushes = places(calls, ({ call, file }) => call === 'fsync' && file === 'sessions');
    expect(flushes.some((place) => place > write && place < answer)).toBe(true);
  });

  it('flushes what it finds, file and folders, before the first line and the first answer', () => {
    const folder = played();
    const calls = watch(folder, NOTE);
    const [first = -1] = places(calls, ({ file, call }) => call === 'write' && file !== '');
    const found = calls.slice(0, first).map(({ call, file }) => `${call} ${file}`);
    expect(found).toEqual(['fdatasync sessions/0000.jsonl', 'fsync sessions', 'fsync ']);
  });

  it('flushes a checkpoint before it takes the old one’s place, and the folder after', () => {
    const calls = watch(played(), NOTE);
    const [renamed = -1] = places(
      calls,
      ({ call, file, text }) =>
        call.startsWith('rename') && file === 'campaign.json' && text.includes('.new'),
    );
    const before = calls.slice(0, renamed).findLast(({ file }) => file.startsWith('campaign.json.'));
    expect(before?.call).toBe('fsync');
    expect(calls[renamed + 1]).toMatchObject({ call: 'fsync', file: '' });
  });
});
