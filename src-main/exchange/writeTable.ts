import type { WrittenTable } from '../../shared/campaign/tables/randomTables.ts';

type Row = WrittenTable['rows'][number];

/** What Markdown and a reader of numbers both take as nothing but words. */
const PLAIN = /^(\p{L}|\[\[)/u;

/** A table as Markdown that `readTables` reads back as it was: a heading with its dice, and a line for each row. */
export function writeTable({ name, dice, rows }: WrittenTable): string {
  const line = ({ text, weight, from, to }: Row): string => {
    if (from !== undefined) return `- ${from}${to === undefined || to === from ? '' : `-${to}`}: ${text}`;
    return weight === 1 && PLAIN.test(text) ? `- ${text}` : `- ${weight}x ${text}`;
  };
  return `# ${name}${dice ? ` (${dice})` : ''}\n\n${rows.map(line).join('\n')}\n`;
}
