import type { Campaign, OptionValue } from '../../campaign/state.ts';
import type { NumberKind, OptionKind } from '../ruleBook.ts';

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
  return <Id extends Kinds[number]['id']>(
    { options }: Pick<Campaign, 'options'>,
    id: Id,
  ): ChoiceOf<Kinds, Id> => (options[id] ?? usual.get(id)) as ChoiceOf<Kinds, Id>;
}

/** Gives back what number a campaign plays with: the house's, or the rules'. */
export function numberReader<const Kinds extends readonly NumberKind[]>(kinds: Kinds) {
  const usual: ReadonlyMap<string, OptionValue> = new Map(kinds.map(({ id, value }) => [id, value]));
  return <Id extends Kinds[number]['id']>(
    { options }: Pick<Campaign, 'options'>,
    id: Id,
  ): NumberOf<Kinds, Id> => (options[id] ?? usual.get(id)) as NumberOf<Kinds, Id>;
}
