import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { parse } from 'svelte/compiler';
import { sayings } from './sayings.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const ROOMS = ['shared', 'src-main', 'src-renderer'] as const;

/** What the screen, the log and the command line can show, file by file. */
export interface Strings {
  file: string;
  strings: string[];
}

function stringsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const tree: unknown = file.endsWith('.svelte')
    ? parse(text, { modern: true })
    : parseSync(file, text, { astType: 'ts' }).program;
  return sayings(tree);
}

/** Every string that people can read, in the order of the files. */
export function allStrings(): Strings[] {
  return ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.d|\.generated|fixtures)\.(ts|svelte)$/.test(file))
      .sort()
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`),
  )
    .map((file) => ({ file, strings: stringsOf(file) }))
    .filter(({ strings }) => strings.length > 0);
}

/** The page docs/strings.md. */
export function stringsMarkdown(all = allStrings()): string {
  const head =
    '# Strings\n\nEverything that the screen, the log and the command line can show, made from the sources by `npm run docs`. `{name}` stands for what is filled in, `[one|other]` for what depends.';
  const files = all.map(
    ({ file, strings }) => `## ${file}\n\n${strings.map((one) => `- ${one}`).join('\n')}`,
  );
  return `${[head, ...files].join('\n\n')}\n`;
}
