import type { CharacterLine } from '../../shared/api.ts';

/** Somebody who can keep a watch. */
export type Watcher = Pick<CharacterLine, 'id' | 'name'>;

/** Which watch somebody keeps, by their id; 0 is none. */
export type Watches = Readonly<Record<string, number>>;

/** Those of the party who can keep a watch: whoever is up and nobody’s companion. */
export const watchersOf = <One extends Pick<CharacterLine, 'along' | 'status'>>(
  characters: readonly One[],
): One[] => characters.filter(({ along, status }) => !along && status === 'up');

/** Who keeps which watch: one after another, until the referee says otherwise. */
export const watchesOf = (watchers: readonly Watcher[], said: Watches): Watches =>
  Object.fromEntries(watchers.map(({ id }, index) => [id, said[id] ?? index + 1]));

/** The watch after one; after the last none, which is 0. */
export const watchAfter = (watch: number, watchers: readonly Watcher[]): number =>
  (watch + 1) % (watchers.length + 1);

/** Who keeps watch, in order: "1 Mae, 2 Bo"; empty where nobody does. */
const inWords = (watchers: readonly Watcher[], watches: Watches): string =>
  watchers
    .map(({ id, name }) => ({ name, watch: watches[id] ?? 0 }))
    .filter(({ watch }) => watch > 0)
    .sort((a, b) => a.watch - b.watch)
    .map(({ name, watch }) => `${watch} ${name}`)
    .join(', ');

/** What the log remembers of the watches: those that were chosen; undefined where the referee said nothing. */
export const watchesForLog = (watchers: readonly Watcher[], said: Watches): string | undefined =>
  Object.keys(said).length > 0
    ? `Watches: ${inWords(watchers, watchesOf(watchers, said)) || 'none'}.`
    : undefined;
