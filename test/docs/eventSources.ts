import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Where a kind of event is declared, what it says of itself, and which functions make it. */
export interface EventSource {
  type: string;
  file: string;
  about: string;
  /** `cairn-family/fight/strikes.ts strike`, below `shared` or `shared/systems`. */
  makers: string[];
}

interface Source {
  path: string;
  text: string;
}

function sources(): Source[] {
  const files = readdirSync(join(root, 'shared'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => join(root, 'shared', file))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** A kind with its own name for its type, or with that of the kind which it says more about. */
const KIND =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*)?(?:export )?const (\w+) = defineEvent\(\s*(?:'([a-z0-9-]+)'|\w+\.type)/g;
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const DECLARED = /^(?:export )?(?:async )?(?:function\*? |const |let )(\w+)/gm;

/** The first sentence of a comment, without the rules it names. */
const sentence = (comment = ''): string =>
  (
    /^(.*?\.)(?:\s|$)/.exec(
      comment
        .replace(/^\s*\*? ?/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )?.[1] ?? ''
  ).replace(/ \((?:[A-Z]{2,3}-[^)]*)\)/g, '');

/** The function or constant of the top level in which a place of a file stands. */
function around(text: string, place: number): string {
  let name = '';
  for (const match of text.matchAll(DECLARED)) {
    if (match.index > place) break;
    name = match[1] ?? '';
  }
  return name;
}

const shortened = (path: string): string =>
  relative(join(root, 'shared'), path)
    .replaceAll('\\', '/')
    .replace(/^systems\//, '');

/** Whether a file names a kind by importing it, from its own file or from one that hands it on. */
function imports({ path, text }: Source, name: string, from: string): boolean {
  const pattern = new RegExp(`import [^;]*\\b${name}\\b[^;]* from '([^']+)'`, 'g');
  return [...text.matchAll(pattern)].some(([, module = '']) => {
    const target = resolve(dirname(path), module);
    return target === from || dirname(target) === dirname(from) || dirname(from).startsWith(dirname(target));
  });
}

/** Every kind of event with what the sources say of it. */
export function eventSources(): EventSource[] {
  const all = sources();
  return all.flatMap((source) =>
    [...source.text.matchAll(KIND)].map(([, comment, name = '', type = kebab(name)]) => {
      const users = all.filter((one) => one === source || imports(one, name, source.path));
      const makers = users.flatMap(({ path, text }) => {
        const called = new RegExp(`\\b${name} as (\\w+)`).exec(text)?.[1] ?? name;
        return [...text.matchAll(new RegExp(`(?:\\bemit(?:Each)?\\(\\s*|\\bkind: )${called}\\b`, 'g'))].map(
          ({ index }) => `${shortened(path)} ${around(text, index)}`,
        );
      });
      return { type, file: shortened(source.path), about: sentence(comment), makers: [...new Set(makers)] };
    }),
  );
}
