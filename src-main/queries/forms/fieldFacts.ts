import { z } from 'zod';
import type { Field, Offer } from '../../../shared/api.ts';
import { ownBlockNamed } from '../../../shared/campaign/tables/bestiary.ts';
import { remembered } from '../../../shared/remembered.ts';
import type { CommandKind } from '../../../shared/systems/contract.ts';
import type { Game } from '../../game/game.ts';
import { faceOfBlock } from '../looks.ts';

/** As much of JSON Schema as says what fits into a field. */
interface Schema {
  type?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  anyOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}
type Facts = Pick<Field, 'least' | 'most'>;

const schemaOf = remembered(
  ({ fields }: CommandKind) => z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' }) as Schema,
);

/** What a schema says of the field at a way of names. */
function within(schema: Schema | undefined, [name, ...rest]: readonly string[]): Schema | undefined {
  if (!schema) return undefined;
  const { properties, prefixItems, items, additionalProperties, anyOf } = schema;
  if (anyOf)
    return anyOf
      .map((one) => within(one, name === undefined ? [] : [name, ...rest]))
      .find((one) => one?.type !== 'null');
  if (name === undefined) return schema;
  const inner = /^\d+$/.test(name) ? (prefixItems?.[Number(name)] ?? items) : properties?.[name];
  return within(inner ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined), rest);
}

/** No one means a bound beyond this: it is the largest number there is. */
const ENDLESS = 1_000_000;
const bound = (value: number | undefined): number | undefined =>
  value === undefined || Math.abs(value) >= ENDLESS ? undefined : value;

const known = new WeakMap<CommandKind, Map<string, Facts>>();

/** The bounds that a command sets to one of its fields. */
function boundsOf(kind: CommandKind, name: string): Facts {
  const all = known.get(kind) ?? new Map<string, Facts>();
  known.set(kind, all);
  const before = all.get(name);
  if (before) return before;
  const { minimum, maximum, maxLength } = within(schemaOf(kind), name.split('.')) ?? {};
  const [least, most] = [bound(minimum), bound(maximum ?? maxLength)];
  const facts = { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
  all.set(name, facts);
  return facts;
}

/** A field with what its command says of it, where it doesn’t say so itself: bounds; a stat block has a face. */
function withFacts(
  field: Field,
  kind: CommandKind | undefined,
  { state: { campaign }, system }: Game,
): Field {
  if (field.kind === 'number' || field.kind === 'text')
    return kind ? { ...boundsOf(kind, field.name), ...field } : field;
  if (!field.name.endsWith('statBlock') || !field.choices) return field;
  return {
    ...field,
    choices: field.choices.map((one) => ({
      ...one,
      face: ownBlockNamed(campaign, system, one.value)?.face ?? faceOfBlock(one.value),
    })),
  };
}

/** Offers whose forms know what fits into each of their fields. */
export const informed = (game: Game, offers: readonly Offer[]): Offer[] =>
  offers.map((offer) =>
    offer.needs
      ? {
          ...offer,
          needs: offer.needs.map((field) =>
            withFacts(field, game.rulebook.kinds.commands.get(offer.command.type), game),
          ),
        }
      : offer,
  );
