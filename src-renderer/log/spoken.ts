import type { GameView } from '../../shared/api.ts';

/** What a screen reader says of the acts after the entry `upTo`: first what fell due, by its name, then the rest as the log tells it. */
export function wordsSince({ log, receipt }: Pick<GameView, 'log' | 'receipt'>, upTo: number): string {
  const fell = receipt && receipt.seq > upTo ? receipt.fell : [];
  const first = new Set(fell.flatMap(({ lines }) => lines.map(({ seq }) => seq)));
  return [
    ...fell.map(({ name, lines }) => `${name}. ${lines.map(({ text }) => text).join(' ')}`),
    ...log.filter(({ entry, seq }) => entry > upTo && !first.has(seq)).map(({ text, added = text }) => added),
  ].join(' ');
}
