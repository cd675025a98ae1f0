import { z } from 'zod';
import { defineCommand, type Decision } from '../../systems/contract.ts';
import { spanInShort } from '../../time/scales.ts';
import { findOut } from '../astray/stray.ts';
import { freshId, IdSchema } from '../ids.ts';
import { creatureAt } from '../lookup.ts';
import { named } from '../offer.ts';
import { passTime } from '../passTime.ts';
import { Refusal } from '../refusal.ts';
import { partyOf } from './party.ts';
import { NameSchema, type Campaign } from '../state.ts';
import { groupsJoined, groupTakenUp, partySplit } from './events.ts';
import { MOST_GROUPS, type Group } from './group.ts';
import { apart, groupName } from './words.ts';

const group = IdSchema;

const splitParty = defineCommand({
  type: 'split-party',
  title: 'Split party',
  about:
    'Sends members of the party their own way. They wait, with their lights and their hour, until you play them; fights, camp and downtime ask only who is there.',
  when: ['play'],
  fields: z.strictObject({
    type: z.literal('split-party'),
    members: z.array(IdSchema).min(1).max(60),
    called: NameSchema.optional(),
  }),
  decide: (decision, { members: given, called }) => {
    const { party, groups, creatures } = decision.state;
    const going = new Set(given);
    for (const id of going) {
      const { name } = creatureAt(decision.state, id, 'members');
      if (!party.members.includes(id))
        throw new Refusal('not-in-party', `${name} is not with this group.`, 'members');
    }
    const members = party.members.filter((id) => going.has(id));
    const isWhole = (ids: readonly string[]): boolean => ids.some((id) => creatures[id]?.status !== 'dead');
    if (!isWhole(members) || !isWhole(party.members.filter((id) => !going.has(id))))
      throw new Refusal('too-few', 'Each group needs someone who is alive. Choose others.', 'members');
    if (groups.length >= MOST_GROUPS)
      throw new Refusal('too-many', `A party splits into ${MOST_GROUPS + 1} groups at most.`, 'members');
    decision.emit(partySplit, {
      id: freshGroup(decision.state, members),
      members,
      stay: party.members.filter((id) => !going.has(id)),
      ...(called !== undefined && { called }),
      own: [...(decision.system.details.ofGroup ?? [])],
    });
  },
  offers: (campaign) => {
    const party = partyOf(campaign, true);
    const alive = party.filter(({ status }) => status !== 'dead');
    const [scout] = alive;
    if (!scout || alive.length < 2) return [];
    return [
      {
        label: 'Split party…',
        group: 'party',
        command: { type: 'split-party' },
        needs: [
          {
            name: 'members',
            label: 'Who goes their own way',
            kind: 'choice',
            many: true,
            value: [scout.id],
            choices: party.map(named),
          },
          { name: 'called', label: 'What to call them', kind: 'text', optional: true },
        ],
      },
    ];
  },
});

/** An id that no group has, nor the creatures that give it their name. */
const freshGroup = ({ groups, creatures }: Campaign, members: readonly string[]): string =>
  freshId(`group of ${creatures[members[0] ?? '']?.name ?? ''}`, 'group', groups);

function groupCalled({ groups }: Campaign, id: string): Group {
  const found = groups.find((one) => one.id === id);
  if (!found) throw new Refusal('unknown-group', `No group “${id}” waits.`, 'group');
  return found;
}

/** Plays the other group; the one in play waits. Gives back as what. */
function takeUp(decision: Decision, other: Group): string {
  const { party } = decision.state;
  const waits = freshGroup(decision.state, party.members);
  decision.emit(groupTakenUp, {
    id: other.id,
    waits,
    clock: other.clock,
    members: other.party.members,
    now: other.place,
  });
  return waits;
}

const switchGroup = defineCommand({
  type: 'switch-group',
  title: 'Play other group',
  about: 'Plays another group of a split party, at its own place and hour. The one in play waits.',
  when: ['play'],
  fields: z.strictObject({ type: z.literal('switch-group'), group }),
  decide: (decision, { group: id }) => {
    takeUp(decision, groupCalled(decision.state, id));
  },
  offers: (campaign) =>
    campaign.groups.map((one) => ({
      label: `Play ${groupName(campaign, one.party)}`,
      detail: apart(campaign, one) || 'at the same hour',
      group: 'groups',
      command: { type: 'switch-group', group: one.id },
    })),
});

/** Whether two groups can meet: both stand in one hex, or are in one site. */
const areTogether = ({ party }: Campaign, other: Group): boolean =>
  party.hex === other.party.hex &&
  party.site?.id === other.party.site?.id &&
  !party.underWay &&
  !other.party.underWay;

const joinGroups = defineCommand({
  type: 'join-groups',
  title: 'Join groups',
  about:
    'Two groups at one place meet and go on together. For the one that is behind, time passes first, with all that it brings.',
  when: ['play'],
  fields: z.strictObject({ type: z.literal('join-groups'), group }),
  decide: (decision, { group: id }) => {
    const other = groupCalled(decision.state, id);
    const name = groupName(decision.state, other.party);
    if (!areTogether(decision.state, other) || decision.state.mode.place !== other.place)
      throw new Refusal('not-here', `${name} must be at the same place first.`, 'group');
    const joining = catchUp(decision, other);
    if (groupCalled(decision.state, joining).party.believed !== decision.state.party.believed)
      findOut(decision, 'others');
    const { members } = groupCalled(decision.state, joining).party;
    decision.emit(groupsJoined, { id: joining, members });
  },
  offers: (campaign) =>
    campaign.groups
      .filter((one) => areTogether(campaign, one) && campaign.mode.place === one.place)
      .map((one) => ({
        label: `Join ${groupName(campaign, one.party)}`,
        detail: catchingUp(campaign, one),
        group: 'groups',
        command: { type: 'join-groups', group: one.id },
      })),
});

/** Lets time pass for the group that is behind; gives back the id under which the other one waits then. */
function catchUp(decision: Decision, other: Group): string {
  const behind = decision.state.clock - other.clock;
  if (behind <= 0) {
    passTime(decision, -behind);
    return other.id;
  }
  const waits = takeUp(decision, other);
  passTime(decision, behind);
  return takeUp(decision, groupCalled(decision.state, waits));
}

function catchingUp({ clock }: Campaign, other: Group): string {
  const seconds = other.clock - clock;
  if (seconds === 0) return 'at the same hour';
  return `${spanInShort(Math.abs(seconds))} ${seconds > 0 ? 'pass' : 'pass for them'} first`;
}

export const groupCommands = [splitParty, switchGroup, joinGroups];
