import { z } from 'zod';
import { isAstray, know, walkedAstray } from '../astray/belief.ts';
import { undrafted } from '../drafted.ts';
import { defineEvent } from '../event.ts';
import { IdSchema, NameSchema } from '../ids.ts';
import { present, without } from '../lookup.ts';
import { moveTo } from '../mode/mode.ts';
import type { Campaign } from '../state.ts';
import { MomentSchema, PLACES, type Group } from './group.ts';

/** The group in play as it waits from now on; `own` names the system’s details that it keeps for itself. */
function waiting(campaign: Campaign, id: string, own: readonly string[]): Group {
  const { party, clock, weather, mode, details } = undrafted(campaign);
  return {
    id,
    party: {
      ...party,
      trail: [...party.trail],
      ...(party.believedBefore && { believedBefore: [...party.believedBefore] }),
      site: party.site && { ...party.site },
    },
    clock,
    weather: { ...weather },
    place: mode.place,
    own: [...own],
    details: Object.fromEntries(own.flatMap((key) => (key in details ? [[key, details[key] ?? null]] : []))),
  };
}

const groupAt = (campaign: Campaign, id: string): Group =>
  present(
    undrafted(campaign.groups).find((one) => one.id === id),
    id,
  );

/** Members of the party go their own way; they wait where they are until they are played. */
export const partySplit = defineEvent(
  'party-split',
  'players',
  {
    id: IdSchema,
    members: z.array(IdSchema),
    /** Those who stay in play. */
    stay: z.array(IdSchema).optional(),
    called: NameSchema.optional(),
    /** Which of the system’s details each group has for itself. */
    own: z.array(z.string()),
  },
  (campaign, { id, members, called, own }) => {
    const group = waiting(campaign, id, own);
    const { absent: _absent, called: _called, ...party } = group.party;
    group.party = { ...party, members, ...(called !== undefined && { called }) };
    campaign.groups = [...undrafted(campaign.groups), group];
    const gone = new Set(members);
    campaign.party.members = undrafted(campaign.party.members).filter((one) => !gone.has(one));
  },
);

/** Another group is in play, at its own place and moment; the one that was waits as `waits`. */
export const groupTakenUp = defineEvent(
  'group-taken-up',
  'players',
  {
    id: IdSchema,
    waits: IdSchema,
    clock: MomentSchema,
    /** Who is in play now, and where. */
    members: z.array(IdSchema).optional(),
    now: z.enum(PLACES).optional(),
  },
  (campaign, { id, waits }) => {
    const taken = groupAt(campaign, id);
    const put = waiting(campaign, waits, taken.own);
    campaign.groups = [...without(campaign.groups, id), put];
    campaign.party = taken.party;
    campaign.clock = taken.clock;
    campaign.weather = taken.weather;
    for (const key of taken.own)
      if (Object.hasOwn(taken.details, key)) campaign.details[key] = taken.details[key] ?? null;
      else Reflect.deleteProperty(campaign.details, key);
    moveTo(campaign.mode, taken.place);
  },
);

/** A group that waited goes with the one in play again. */
export const groupsJoined = defineEvent(
  'groups-joined',
  'players',
  {
    id: IdSchema,
    /** Who is with the group in play again. */
    members: z.array(IdSchema).optional(),
  },
  (campaign, { id }) => {
    const { party } = groupAt(campaign, id);
    const { members, absent = [] } = undrafted(campaign.party);
    campaign.party.members = [...members, ...party.members];
    if (party.absent) campaign.party.absent = [...absent, ...party.absent];
    // Those who know where they are tell the others.
    if (!isAstray(campaign)) know(campaign, walkedAstray(party));
    campaign.groups = without(campaign.groups, id);
    if (campaign.groups.length === 0) delete campaign.party.called;
  },
);

export const groupEvents = [partySplit, groupTakenUp, groupsJoined];
