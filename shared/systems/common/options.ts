import type { Campaign, OptionValue } from '../../campaign/state.ts';
import type { NumberKind, OptionKind, RuleNote, RulingKind } from '../contract.ts';

/** The id of one of an option's choices. */
export type ChoiceOf<Kinds extends readonly OptionKind[], Id extends Kinds[number]['id']> = Extract<
  Kinds[number],
  { id: Id }
>['choices'][number]['id'];

type Widened<Value> = Value extends number ? number : Extract<Value, string>;

/** What a house number may be: any whole number, or one of the dice that it may be set to. */
export type NumberOf<Kinds extends readonly NumberKind[], Id extends Kinds[number]['id']> =
  Extract<Kinds[number], { id: Id }> extends { choices: readonly (infer Choice)[] }
    ? Choice
    : Widened<Extract<Kinds[number], { id: Id }>['value']>;

/** Gives back which choice a campaign has taken, by its id. */
export function optionReader<const Kinds extends readonly OptionKind[]>(kinds: Kinds) {
  const usual: ReadonlyMap<string, OptionValue> = new Map(kinds.map(({ id, value }) => [id, value]));
  return <Id extends Kinds[number]['id']>({ options }: Campaign, id: Id): ChoiceOf<Kinds, Id> =>
    (options[id] ?? usual.get(id)) as ChoiceOf<Kinds, Id>;
}

/** Gives back what number a campaign plays with: the house's, or the rules'. */
export function numberReader<const Kinds extends readonly NumberKind[]>(kinds: Kinds) {
  const usual: ReadonlyMap<string, OptionValue> = new Map(kinds.map(({ id, value }) => [id, value]));
  return <Id extends Kinds[number]['id']>({ options }: Campaign, id: Id): NumberOf<Kinds, Id> =>
    (options[id] ?? usual.get(id)) as NumberOf<Kinds, Id>;
}

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
  const usual: ReadonlyMap<string, OptionValue> = new Map(kinds.map(({ id, value }) => [id, value]));
  return <Id extends Kinds[number]['id']>({ options }: Campaign, id: Id): ReadingOf<Kinds, Id> =>
    (options[id] ?? usual.get(id)) as ReadingOf<Kinds, Id>;
}

/** Lines of rules, with an ending of the system’s own where an option may have them otherwise. */
export function unlessRuled(kinds: readonly RulingKind[], ending: string): (note: RuleNote) => RuleNote {
  const optional = new Set(kinds.map(({ rule }) => rule));
  return (note) => (optional.has(note.id) ? { ...note, line: note.line.replace(/\.$/, ending) } : note);
}

/** The same options under a heading of the referee’s list. */
export const under = <const Kinds extends readonly Option[]>(heading: string, kinds: Kinds): Kinds =>
  kinds.map((kind) => ({ ...kind, heading })) as unknown as Kinds;
