import { defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import { RelationSchema, type Relation } from '../people/persona.ts';
import { FactionSchema, type Campaign } from '../state.ts';

/** A faction was added or edited; the event has all of it. */
export const factionKept = defineEvent(
  'faction-kept',
  'referee',
  { faction: FactionSchema },
  (campaign, { faction }) => {
    campaign.factions[faction.id] = faction;
  },
);

/** A faction was removed, and no one belongs to it any more. */
export const factionRemoved = defineEvent(
  'faction-removed',
  'referee',
  { faction: FactionSchema },
  (campaign, { faction }) => {
    const { [faction.id]: _gone, ...rest } = campaign.factions;
    campaign.factions = rest;
    withoutRelations(campaign, ({ from, to }) => from === faction.id || to === faction.id);
    for (const creature of Object.values(campaign.creatures))
      if (creature.faction === faction.id) delete creature.faction;
  },
);

function withoutRelations(campaign: Campaign, gone: (relation: Relation) => boolean): void {
  campaign.relations = campaign.relations.filter((one) => !gone(one));
}
const between =
  ({ from, to }: Pick<Relation, 'from' | 'to'>) =>
  (one: Relation): boolean =>
    one.from === from && one.to === to;

/** What one person or faction is to another was written down, or written anew. */
export const relationKept = defineEvent(
  'relation-kept',
  'referee',
  { relation: RelationSchema },
  (campaign, { relation }) => {
    withoutRelations(campaign, between(relation));
    campaign.relations = [...campaign.relations, relation];
  },
);

/** One is nothing to the other any more. */
export const relationRemoved = defineEvent(
  'relation-removed',
  'referee',
  { from: IdSchema, to: IdSchema },
  (campaign, pair) => {
    withoutRelations(campaign, between(pair));
  },
);

export const factionEvents = [factionKept, factionRemoved, relationKept, relationRemoved];
