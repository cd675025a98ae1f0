import type { HexLabel } from '../hex/coordinates.ts';
import { hexAt, type Hex } from '../hex/land.ts';
import type { Decision } from '../systems/contract.ts';
import { assign, undrafted } from './drafted.ts';
import type { Group } from './groups/group.ts';
import { find } from './ids.ts';
import { Refusal } from './refusal.ts';
import type { Campaign, Condition, Creature, Encounter, Fight, Item } from './state.ts';

/** The creature of that id; refuses with `unknown-creature`. */
export function creatureAt(state: Campaign, id: string, path = 'creature'): Creature {
  const creature = find(state.creatures, id);
  if (!creature) throw new Refusal('unknown-creature', `There is no one called “${id}”.`, path);
  return creature;
}

/** As creatureHere, but refuses the dead, the fled and those out of action with `not-able`. */
export function ableCreature(state: Campaign, id: string, path = 'creature'): Creature {
  const creature = creatureHere(state, id, path);
  if (creature.status !== 'up')
    throw new Refusal('not-able', `${creature.name} cannot act: ${STATUS_WORDS[creature.status]}.`, path);
  return creature;
}

export const STATUS_WORDS = { up: 'active', down: 'out of action', dead: 'dead', fled: 'fled' } as const;

/** The hex of a label; refuses with `unknown-hex`. */
export function hexOnMap({ land }: Pick<Campaign, 'land'>, label: HexLabel, path = 'hex'): Hex {
  const hex = hexAt(land, label);
  if (!hex) throw new Refusal('unknown-hex', `There is no hex ${label} on this map.`, path);
  return hex;
}

/**
 * Refuses with `unknown-hex` what is said of a hex that the map lacks; where there is no map yet, any hex may come to be. What was said
 * `before` may stay: a hex can be erased later.
 */
export function demandHexes(
  campaign: Pick<Campaign, 'land'>,
  path: string,
  said: readonly HexLabel[],
  before: readonly HexLabel[] = [],
): void {
  if (campaign.land.columns.length === 0) return;
  for (const hex of said) if (!before.includes(hex)) hexOnMap(campaign, hex, path);
}

/** An item by its id; refuses with `unknown-item`. */
export function itemOf(creature: Creature, id: string, path = 'item'): Item {
  const item = creature.items.find((one) => one.id === id);
  if (!item) throw new Refusal('unknown-item', `${creature.name} does not carry “${id}”.`, path);
  return item;
}

/** A condition by its id; refuses with `unknown-condition`. */
export function conditionOf(creature: Creature, id: string, path = 'condition'): Condition {
  const condition = creature.conditions.find((one) => one.id === id);
  if (!condition) throw new Refusal('unknown-condition', `${creature.name} has no condition “${id}”.`, path);
  return condition;
}

/** Of the party, but not at the table. */
export const isAbsent = ({ party }: Campaign, id: string): boolean =>
  party.absent?.some(({ creature }) => creature === id) ?? false;

/** The group that waits elsewhere with somebody; undefined for whoever is with none. */
export const waitingWith = ({ groups }: Campaign, id: string): Group | undefined =>
  groups.find(
    ({ party: { members, absent } }) => members.includes(id) || absent?.some((one) => one.creature === id),
  );

/** As creatureAt, but refuses `elsewhere` whoever waits with another group. */
export function creatureHere(state: Campaign, id: string, path = 'creature'): Creature {
  const creature = creatureAt(state, id, path);
  if (waitingWith(state, id))
    throw new Refusal(
      'elsewhere',
      `${creature.name} is with another group. Play that group, or let them meet.`,
      path,
    );
  return creature;
}

/** Of the party, but not with the group in play: the player is not at the table, or the group waits. */
export const isAway = (campaign: Campaign, id: string): boolean =>
  isAbsent(campaign, id) || waitingWith(campaign, id) !== undefined;

/** Of the party, whichever group they go with, and whether or not their player is at the table. */
export const isOfParty = (campaign: Campaign, id: string): boolean =>
  campaign.party.members.includes(id) || isAway(campaign, id);

/** Those met who are alive and not of the party, in the order of the encounter. */
export const metOutside = (campaign: Campaign): Creature[] =>
  (campaign.encounter?.creatures ?? [])
    .flatMap((id) => campaign.creatures[id] ?? [])
    .filter(({ id, status }) => status !== 'dead' && !isOfParty(campaign, id));

const isAlive = ({ creatures }: Pick<Campaign, 'creatures'>, id: string): boolean =>
  creatures[id]?.status !== 'dead';

/** The ids of those who go with the group in play, in marching order: all but the dead. */
export const companyOf = (campaign: Campaign): string[] =>
  campaign.party.members.filter((id) => isAlive(campaign, id));

/** The ids of the living of all groups: whose players are at the table, and whose are not. */
export function attendanceOf(campaign: Campaign): { present: string[]; away: string[] } {
  const parties = [campaign.party, ...campaign.groups.map(({ party }) => party)];
  const present = parties.flatMap(({ members }) => members);
  const away = parties.flatMap(({ absent = [] }) => absent.map(({ creature }) => creature));
  const alive = (ids: readonly string[]): string[] => ids.filter((id) => isAlive(campaign, id));
  return { present: alive(present), away: alive(away) };
}

/** The name of what stands in a hex; undefined where nothing does, or where it is a secret. */
export function placeIn({ land }: Pick<Campaign, 'land'>, label: HexLabel): string | undefined {
  const feature = hexAt(land, label)?.feature;
  return feature && !feature.secret ? feature.name : undefined;
}

/** The encounter of the moment; refuses with `not-now`. */
export function encounterOf(decision: Decision): Encounter {
  const { encounter } = decision.state;
  if (!encounter) throw new Refusal('not-now', 'There is no encounter.');
  return encounter;
}

/** The fight of the moment; refuses with `not-now`. */
export function fightOf(decision: Decision): Fight {
  const { fight } = decision.state;
  if (!fight) throw new Refusal('not-now', 'There is no fight.');
  return fight;
}

/** The drafts that events change; an event only names what exists. */
export const draftOf = (campaign: Campaign, id: string): Creature => present(campaign.creatures[id], id);
export const draftItem = (campaign: Campaign, creature: string, item: string): Item => {
  const { items } = draftOf(campaign, creature);
  return present(items[undrafted(items).findIndex((one) => one.id === item)], item);
};

/** What the draft of a list holds but for the one of that id, without drafts: to be given to a draft, and not changed after. */
export const without = <One extends { id: string }>(list: readonly One[], id: string): One[] =>
  undrafted(list).filter((one) => one.id !== id);

/** Changes the draft: someone has an item no longer. */
export function loseItem(campaign: Campaign, creature: string, item: string): void {
  const holder = draftOf(campaign, creature);
  assign(holder, { items: without(holder.items, item) });
}

/** Says which id is missing, instead of failing somewhere later. */
export function present<T>(value: T | null | undefined, name: string): T {
  if (value === undefined || value === null) throw new Error(`“${name}” is not there.`);
  return value;
}
