import type { Campaign, Ruling } from '../../campaign/state.ts';
import type { RuleNote, RulingKind } from '../contract.ts';

type Option = Pick<RulingKind, 'id' | 'value' | 'choices'>;

/** What an option may be set to: one of its choices, yes or no, a number. */
export type Reading<Kind extends Option> = Kind extends { choices: readonly (infer Choice)[] }
  ? Choice
  : Kind['value'] extends boolean
    ? boolean
    : number;

/** What the option of this name may be set to. */
export type ReadingOf<Kinds extends readonly Option[], Id extends string> = Reading<
  Extract<Kinds[number], { id: Id }>
>;

/** Gives back how a campaign has an option of these: what the table has said, or what it starts with. */
export function readerOf<const Kinds extends readonly Option[]>(kinds: Kinds) {
  const usual: ReadonlyMap<string, Ruling> = new Map(kinds.map(({ id, value }) => [id, value]));
  return <Id extends Kinds[number]['id']>({ rulings }: Campaign, id: Id): ReadingOf<Kinds, Id> =>
    (rulings[id] ?? usual.get(id)) as ReadingOf<Kinds, Id>;
}

/** Lines of rules, with an ending of the system’s own where an option may have them otherwise. */
export function unlessRuled(kinds: readonly RulingKind[], ending: string): (note: RuleNote) => RuleNote {
  const optional = new Set(kinds.map(({ rule }) => rule));
  return (note) => (optional.has(note.id) ? { ...note, line: note.line.replace(/\.$/, ending) } : note);
}

/** The same options under a heading of the referee’s list. */
export const under = <const Kinds extends readonly Option[]>(heading: string, kinds: Kinds): Kinds =>
  kinds.map((kind) => ({ ...kind, heading })) as unknown as Kinds;
