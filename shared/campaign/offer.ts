import type { DirectionId } from '../hex/coordinates.ts';
import type { Creature } from './state.ts';

/** One blank of a form that a command still needs before it can be given. */
export interface Field<Name extends string = string> {
  name: Name;
  label: string;
  /** `lines` is a text of which each line is one of a list. */
  kind: 'choice' | 'number' | 'text' | 'check' | 'lines';
  /** choice: what may be picked; the first is suggested unless `value` says otherwise. number, text: what is usual; others may be typed. */
  choices?: { value: string; label: string; detail?: string; face?: string }[];
  /** choice: several may be picked; the field is then a list. */
  many?: boolean;
  value?: string | number | boolean | string[];
  optional?: boolean;
  /** number: what it counts, as it stands behind the number: "h", "ft". */
  unit?: string;
  /** number: its bounds; a text has at most `most` characters. */
  least?: number;
  most?: number;
  /** number: dice that roll it may stand in its place, as text. */
  dice?: boolean;
  /** number: it is drawn as well as typed. */
  drawn?: 'die' | 'segments';
  /** lines: they are an encounter table, whose odds are shown. */
  preview?: 'encounters';
  /** Words for whoever fills it in, below its label. */
  hint?: string;
  /** Whose line of a table it stands in, where a form asks the same of several. */
  row?: string;
}

/** A command of any kind, as it comes in. */
export type AnyCommand = { type: string; [field: string]: unknown };

/** A command whose open fields are still to be filled in. */
type Begun<Given> = Given extends { type: string } ? Pick<Given, 'type'> & Partial<Given> : never;

type Inside<Value, Name extends string> = NonNullable<Value> extends object ? `${Name}.${string}` : never;

/** What a blank may fill in: a field of the command, or what lies inside it: `items.0`. */
type OpenField<Given> = Given extends unknown
  ? { [Name in keyof Given & string]: Name | Inside<Given[Name], Name> }[keyof Given & string]
  : never;

/** Something that may happen now, ready to be given as a command: a button, a line of `hexwatch can`. */
export interface Offer<Given = AnyCommand> {
  label: string;
  /** What it is called beside whoever does it, or what it is done to: “sword”, “Unlock”; left out, the label without their name. */
  short?: string;
  /** What it costs or brings: "hills, rain · 6 h". */
  detail?: string;
  command: Begun<Given>;
  /** The way it leads, on the road. */
  direction?: DirectionId;
  needs?: Field<OpenField<Given>>[];
  /** The one thing that is most likely wanted. */
  main?: boolean;
  /** Whose act it is, in a fight or at camp. */
  actor?: string;
  /** It saves whoever of the dying is its target. */
  helps?: true;
  /** A heading under which offers of a kind stand together. */
  group?: string;
  /** Why it can hardly be meant: "Mae dies in 2 min". A screen says so and wants a second press; the command is the same. */
  warns?: string;
  /** The screen that shows what it will bring before it is taken. */
  opens?: 'night' | 'making' | 'loot' | 'end' | 'begin';
  /** It is taken as that screen opens, which shows what comes after it. */
  atOnce?: true;
}

/** A creature as a choice of a form. */
export const named = ({ id, name }: Creature): { value: string; label: string } => ({
  value: id,
  label: name,
});

/** A choice among creatures; with only one it is made already. */
export function choiceOf<Name extends string>(
  creatures: readonly Creature[],
  name: Name,
  label: string,
): Field<Name> {
  const [only] = creatures;
  return {
    name,
    label,
    kind: 'choice',
    choices: creatures.map(named),
    ...(creatures.length === 1 && only ? { value: only.id } : {}),
  };
}

/** What is usual in a field, each written as itself. */
export const usual = (values: readonly (string | number)[]): NonNullable<Field['choices']> =>
  values.map((value) => ({ value: String(value), label: String(value) }));

/** A die that is chosen by its sides. */
export const dieField = (value: number): Field<'die'> => ({
  name: 'die',
  label: 'Die',
  kind: 'number',
  value,
  unit: 'sides',
  drawn: 'die',
  choices: [4, 6, 8, 10, 12, 20].map((sides) => ({ value: String(sides), label: `d${sides}` })),
});

/** Asks for a hex, at first `value` where it is known. */
export const hexField = (value?: string): Field<'hex'> => ({
  name: 'hex',
  label: 'Hex',
  kind: 'text',
  hint: 'Column and row, as in 0302.',
  ...(value === undefined ? {} : { value }),
});

/** An offer that asks with these values in its blanks, by the names of the blanks. */
export const withValues = (
  offer: Offer,
  values: Readonly<Record<string, NonNullable<Field['value']>>>,
): Offer => ({
  ...offer,
  needs: (offer.needs ?? []).map((field) => {
    const value = values[field.name];
    return value === undefined ? field : { ...field, value };
  }),
});
