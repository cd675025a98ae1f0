import { z } from 'zod';
import type { Field, Offer } from '../../../shared/api.ts';
import { statBlocksOf } from '../../../shared/campaign/tables/bestiary.ts';
import { tablesOf } from '../../../shared/campaign/tables/randomTables.ts';
import { find } from '../../../shared/campaign/ids.ts';
import { inOrder, roomName } from '../../../shared/campaign/key/rooms.ts';
import { isAbsent, isAway, isOfParty } from '../../../shared/campaign/lookup.ts';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { labelOf, unitOf, valueInWords } from './words.ts';
import type { CommandKind, System } from '../../../shared/systems/contract.ts';

/** As much of JSON Schema as the fields of our commands use. */
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

type Choices = NonNullable<Field['choices']>;

/** Everybody: the party first, and the dead last. */
const creatures = (campaign: Campaign): Choices => {
  const all = [...new Set([...partyOf(campaign, true), ...Object.values(campaign.creatures)])];
  const dead = all.filter(({ status }) => status === 'dead');
  return [
    ...all.filter((one) => !dead.includes(one)).map(({ id, name }) => ({ value: id, label: name })),
    ...dead.map(({ id, name }) => ({ value: id, label: name, detail: 'dead' })),
  ];
};

/** Those who can act: the living who are at the table. */
const actors = (campaign: Campaign): Choices =>
  creatures(campaign).filter(({ value, detail }) => detail !== 'dead' && !isAway(campaign, value));

/** Things by their ids; several may carry one of the same id. */
function things(campaign: Campaign): Choices {
  const bearers = new Map<string, { label: string; by: string[] }>();
  for (const { name, items } of Object.values(campaign.creatures))
    for (const item of items) {
      const known = bearers.get(item.id) ?? { label: item.name, by: [] };
      bearers.set(item.id, { ...known, by: [...known.by, name] });
    }
  return [...bearers].map(([value, { label, by }]) => ({ value, label, detail: by.join(', ') }));
}

const named = (names: readonly string[]): Choices => names.map((name) => ({ value: name, label: name }));
const timers = ({ timers: all }: Campaign): Choices =>
  Object.values(all).map(({ id, name }) => ({ value: id, label: name }));

const namedIn = (all: Readonly<Record<string, { name: string }>>): Choices =>
  Object.entries(all).map(([value, { name }]) => ({ value, label: name }));

/** Those who can join the party: the living outside of it. */
const joiners = (campaign: Campaign): Choices =>
  Object.values(campaign.creatures)
    .filter(({ id, status }) => status !== 'dead' && !isOfParty(campaign, id))
    .map(({ id, name }) => ({ value: id, label: name }));

const peopleAndFactions = ({ creatures: all, factions }: Campaign): Choices => [
  ...namedIn(factions),
  ...Object.values(all)
    .filter(({ kind }) => kind !== 'monster')
    .map(({ id, name }) => ({ value: id, label: name })),
];

/** The living of the party, at the table or not. */
const members = (campaign: Campaign): Choices =>
  creatures(campaign).filter(
    ({ value, detail }) =>
      detail !== 'dead' && (campaign.party.members.includes(value) || isAbsent(campaign, value)),
  );

/** Rooms of the site where the party is, or else of every site. */
const rooms = ({ plans, land, party }: Campaign): Choices => {
  const present = party.site?.id;
  const meant = present === undefined ? Object.keys(plans) : [present];
  return meant.flatMap((site) =>
    inOrder(Object.values(find(plans, site)?.rooms ?? {})).map((room) => ({
      value: room.id,
      label: roomName(room),
      ...(present === undefined ? { detail: find(land.sites, site)?.name ?? site } : {}),
    })),
  );
};

/** What may stand in the field of one command, where its name alone does not tell. */
const CHOICES_OF: Readonly<Record<string, (campaign: Campaign) => Choices>> = {
  'join-party.creature': joiners,
  'set-absent.creature': members,
  'inherit.creature': (campaign) => creatures(campaign).filter(({ detail }) => detail === 'dead'),
  'inherit.heir': members,
  'join-rooms.to': rooms,
  'part-rooms.to': rooms,
  'set-exit.to': rooms,
  'relate.from': peopleAndFactions,
  'relate.to': peopleAndFactions,
  'unrelate.from': peopleAndFactions,
  'unrelate.to': peopleAndFactions,
};

/** What may stand in a field, told by its name; commands of all systems hold to these names. */
const CHOICES: Readonly<Record<string, (campaign: Campaign, system: System) => Choices>> = {
  creature: creatures,
  creatures,
  who: creatures,
  actor: actors,
  actors,
  target: creatures,
  helper: actors,
  helpers: actors,
  skilledHelpers: actors,
  skilledTargets: creatures,
  favoured: creatures,
  hindered: creatures,
  holder: actors,
  targets: creatures,
  item: things,
  drop: things,
  ingredients: things,
  timer: timers,
  faction: ({ factions }) => Object.values(factions).map(({ id, name }) => ({ value: id, label: name })),
  region: ({ land }) => namedIn(land.regions),
  room: rooms,
  site: ({ land }) => namedIn(land.sites),
  table: (campaign, system) => named(tablesOf(campaign, system).map(({ name }) => name)),
  statBlock: (campaign, system) => named(statBlocksOf(campaign, system).map(({ name }) => name)),
  game: (campaign, system) => named(tablesOf(campaign, system).map(({ name }) => name)),
  option: (_campaign, { options, numbers }) =>
    [...options, ...numbers].map(({ id, name }) => ({ value: id, label: name })),
};

/** The form field for one field; undefined for what no form can hold, such as lists of records. */
function fieldOf(
  name: string,
  schema: Schema,
  optional: boolean,
  choices: Choices | undefined,
): Field | undefined {
  const simple = schema.anyOf?.find(({ type }) => type !== 'null' && type !== undefined) ?? schema;
  const field = { name, label: labelOf(name), ...(optional ? { optional } : {}) };
  const value = simple.default as Field['value'];
  const suggested = value === undefined || value === null || Array.isArray(value) ? {} : { value };
  const unit = unitOf(name);
  const ofEnum = simple.enum?.map((one) => ({ value: String(one), label: valueInWords(String(one)) }));
  if (simple.type === 'boolean') return { ...field, kind: 'check', ...suggested };
  if (simple.type === 'integer' || simple.type === 'number')
    return { ...field, kind: 'number', ...suggested, ...(unit === undefined ? {} : { unit }) };
  if (simple.type === 'string' || ofEnum) {
    const open = ofEnum ?? choices;
    return open
      ? { ...field, kind: 'choice', choices: open, ...suggested }
      : { ...field, kind: 'text', ...suggested };
  }
  if (simple.type !== 'array' || !simple.items) return undefined;
  const inner = fieldOf(name, simple.items, optional, choices);
  return inner && (inner.kind === 'choice' || inner.kind === 'text') ? { ...inner, many: true } : undefined;
}

/** The form fields of a command; undefined when one that is required fits into no form. */
function fieldsOf(
  { properties = {}, required = [] }: Schema,
  campaign: Campaign,
  system: System,
  type: string,
  within = '',
): Field[] | undefined {
  const fields: Field[] = [];
  for (const [key, schema] of Object.entries(properties)) {
    // An id is for programs; people do not type one.
    if ((key === 'type' || key === 'id') && within === '') continue;
    const optional = !required.includes(key) || schema.default !== undefined;
    const choices = (CHOICES_OF[`${type}.${key}`] ?? CHOICES[key])?.(campaign, system);
    const record = schema.properties ? schema : schema.anyOf?.find(({ properties: parts }) => parts);
    const inner =
      record && within === ''
        ? fieldsOf(record, campaign, system, type, `${key}.`)?.map((one) =>
            optional ? { ...one, optional } : one,
          )
        : fieldOf(`${within}${key}`, schema, optional, choices);
    if (!inner && !optional) return undefined;
    if (inner) fields.push(...(Array.isArray(inner) ? inner : [inner]));
  }
  return fields;
}

/**
 * A command as a form of all its fields. Undefined when one that it needs fits into no form.
 */
export function formOf(kind: CommandKind, campaign: Campaign, system: System): Offer | undefined {
  const schema = z.toJSONSchema(kind.fields, { io: 'input', unrepresentable: 'any' }) as Schema;
  const needs = fieldsOf(schema, campaign, system, kind.type);
  return needs && { label: kind.title, detail: kind.about, command: { type: kind.type }, needs };
}
