import { z } from 'zod';
import { HexLabelSchema } from '../../hex/land.ts';
import { defineEvent } from '../event.ts';
import { hexEntered, roadWalked, way } from '../events/land.ts';
import { settle } from './belief.ts';

/** They lost their way: on the way to a hex they come to the one beside it. A d6 said to which side. */
export const strayed = defineEvent(
  'strayed',
  'referee',
  {
    from: HexLabelSchema,
    /** The hex that they meant to go to, and the one to which they come. */
    meant: HexLabelSchema,
    to: HexLabelSchema,
    total: z.int(),
    /** Whether they will not see it on coming there. */
    unseen: z.boolean(),
  },
  (campaign, { meant, to }) => {
    campaign.party.underWay = { to: meant, walked: 0, really: to };
  },
);

/** A walk astray as the players hear of it: they enter a hex, or head for it. The truth is in an event that is the referee’s. */
export const wayBelieved = defineEvent('way-believed', 'players', {
  hex: HexLabelSchema,
  from: HexLabelSchema,
  seconds: z.number(),
  /** Seconds still to go; left out where they think they are there. */
  left: z.number().optional(),
  ground: z.array(z.string()),
  who: way.who,
  terrain: way.terrain,
});

/** The type of an event as players hear of it: a walk astray is to them like any other. */
export function typeAsHeard({ type, left }: { type: string; left?: unknown }): string {
  if (type !== wayBelieved.type) return type;
  return left === undefined ? hexEntered.type : roadWalked.type;
}

/** How they come to know where they are. */
export const FOUND_BY = ['way', 'place', 'road', 'land', 'chance', 'others', 'referee'] as const;

/** They find out where they are; the hexes that they have walked become known. */
export const whereaboutsFound = defineEvent(
  'whereabouts-found',
  'players',
  {
    hex: HexLabelSchema,
    /** Where they thought they were; left out where that is no hex of the map. */
    believed: HexLabelSchema.optional(),
    how: z.enum(FOUND_BY),
  },
  (campaign) => {
    settle(campaign);
  },
);

/** The referee said where they think they are. */
export const beliefSet = defineEvent(
  'belief-set',
  'referee',
  { hex: HexLabelSchema, believed: HexLabelSchema },
  ({ party }, { believed }) => {
    party.believedBefore ??= [];
    party.believed = believed;
  },
);

export const astrayEvents = [strayed, wayBelieved, whereaboutsFound, beliefSet];
