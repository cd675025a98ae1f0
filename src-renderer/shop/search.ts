import type { WareCard } from '../../shared/api.ts';
import { plain } from '../../shared/page/ranking.ts';

/** What was typed: “3 torches” is three of what fits “torches”. */
export function wished(typed: string): { count: number; text: string } {
  const [, number, rest = typed] = /^\s*(\d{1,3})(?:\s*[x×])?\s+(\S.*)$/.exec(typed) ?? [];
  return { count: Math.max(1, Number(number ?? 1)), text: plain(rest).trim() };
}

/** The wares that fit, those that begin with it first; of several a word in the plural fits as well. */
export function fitting<Named extends Pick<WareCard, 'name' | 'line'>>(
  all: readonly Named[],
  text: string,
): Named[] {
  const words = [text, text.replace(/e?s$/, ''), text.replace(/s$/, '')].filter(Boolean);
  const rank = ({ name, line }: Named): number => {
    if (text === '') return 0;
    if (words.some((word) => plain(name).startsWith(word))) return 0;
    if (words.some((word) => plain(name).includes(word))) return 1;
    return plain(line).includes(text) ? 2 : 3;
  };
  return all
    .map((ware) => ({ ware, at: rank(ware) }))
    .filter(({ at }) => at < 3)
    .sort((a, b) => a.at - b.at)
    .map(({ ware }) => ware);
}
