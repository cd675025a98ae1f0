import type { LogLine } from '../../shared/api.ts';
import type { Game } from '../game/game.ts';

/** Kinds of lines that a table wants to hear again, a week later. */
const TOLD: ReadonlySet<string> = new Set([
  'note-written',
  'hex-entered',
  'site-entered',
  'encounter-began',
  'encounter-taken-up',
  'reaction-rolled',
  'request-made',
  'fight-ended',
  'status-changed',
  'party-joined',
  'party-left',
  'downtime-began',
  'downtime-ended',
]);

/** What is read aloud: of the lines that players may read, those that still stand and matter. */
const isTold = ({ players, undone, type }: LogLine): boolean => players && !undone && TOLD.has(type);
/** Markdown has signs that the text of a line only happens to hold. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');

/** What happened in a session, to be read aloud at the next one: a paragraph for each day, in Markdown. */
export async function recap(game: Game, session: number): Promise<string> {
  const days = new Map<string, string[]>();
  for (const line of await game.log.lines({ session }))
    if (isTold(line)) days.set(line.day, [...(days.get(line.day) ?? []), escaped(line.text)]);
  return [...days].map(([day, lines]) => `## ${escaped(day)}\n\n${lines.join(' ')}`).join('\n\n');
}
