import { z } from 'zod';
import { defineCommand, type Decision } from '../../systems/contract.ts';
import { dropPlace, moveItem } from '../goods/move.ts';
import { thenWear, Wear, wearField } from '../goods/wear.ts';
import { IdSchema } from '../ids.ts';
import { creatureAt } from '../lookup.ts';
import { beginEncounter, demandKinds, makeKind, titleOf } from '../meet.ts';
import { choiceOf } from '../offer.ts';
import { forEachOrRefuse, Refusal } from '../refusal.ts';
import { partyOf } from '../groups/party.ts';
import type { Campaign } from '../state.ts';
import { inhabitantsInWords, isBare } from './inhabitants.ts';
import { roomNoted, roomNoteRemoved, roomPeopled, trapSet } from './events.ts';
import { DoneSchema, MOST_DONE, type Room } from './plan.ts';
import { aliveIn, roomHere, roomName } from './rooms.ts';
import { GROUP, meantRoom, presentRoom, which } from './which.ts';

const markRoom = defineCommand({
  type: 'mark-room',
  title: 'Note in room…',
  about:
    'Writes into a room’s key what was done there, says whether its trap is sprung, or removes a note by its place, from 0.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('mark-room'),
    ...which,
    note: DoneSchema.shape.note.optional(),
    sprung: z.boolean().optional(),
    remove: z.int().min(0).max(MOST_DONE).optional(),
  }),
  decide: (decision, { site: siteId, room: id, note, sprung, remove }) => {
    const { site, room } = meantRoom(decision.state, siteId, id);
    const at = { site, room: room.id };
    if (note === undefined && sprung === undefined && remove === undefined)
      throw new Refusal('bad-field', 'Write what was done here.', 'note');
    if (remove !== undefined) {
      if (remove >= room.done.length) throw new Refusal('unknown-note', 'There is no such note.', 'remove');
      decision.emit(roomNoteRemoved, { ...at, index: remove }, { secret: true });
    }
    if (sprung !== undefined) {
      if (!room.trap) throw new Refusal('no-need', `${roomName(room)} has no trap.`, 'sprung');
      decision.emit(trapSet, { ...at, sprung }, { secret: !sprung });
    }
    if (note !== undefined) decision.emit(roomNoted, { ...at, note }, { secret: true });
  },
  offers: (campaign) => {
    const here = roomHere(campaign);
    if (!here) return [];
    const { trap } = here.room;
    return [
      {
        label: 'Note in room…',
        command: { type: 'mark-room' },
        needs: [{ name: 'note', label: 'What was done', kind: 'text' }],
        group: GROUP,
      },
      ...(trap && !trap.sprung
        ? [{ label: 'Spring trap', command: { type: 'mark-room' as const, sprung: true }, group: GROUP }]
        : []),
    ];
  },
});

/** Makes the inhabitants of a room who have stat blocks, and gives back their ids. */
function comeOut(decision: Decision, { inhabitants }: Room): string[] {
  forEachOrRefuse(inhabitants, ({ who }, index) =>
    demandKinds(
      decision,
      who.map((kind) => ({ ...kind, path: `inhabitants.${index}.` })),
    ),
  );
  return inhabitants.flatMap(({ who }) => who.flatMap((kind) => makeKind(decision, kind)));
}

/** Who would be met in a room, in words. */
const whoIsIn = (campaign: Campaign, room: Room): string =>
  titleOf([
    ...aliveIn(campaign, room)
      .filter(({ status }) => status === 'up')
      .map(({ name }) => name),
    ...room.inhabitants.map((row) => (isBare(row) ? inhabitantsInWords(row) : row.title)),
  ]);

const meetRoom = defineCommand({
  type: 'meet-room',
  title: 'Encounter in room',
  about:
    'Starts an encounter with those who are in the room: its inhabitants, and those who were met there before.',
  when: ['site'],
  fields: z.strictObject({
    type: z.literal('meet-room'),
    distance: z.string().max(200).optional(),
  }),
  decide: (decision, { distance }) => {
    const { site, room } = presentRoom(decision.state);
    const title = whoIsIn(decision.state, room);
    if (!title) throw new Refusal('nobody-here', `There is no one in ${roomName(room)}.`, 'room');
    const before = aliveIn(decision.state, room).filter(({ status }) => status === 'up');
    // A title is written by a person only where that is all it says.
    const titled = before.length === 0 && room.inhabitants.every((row) => !isBare(row));
    const made = comeOut(decision, room);
    const inhabitants = room.inhabitants.filter(({ who }) => who.length === 0);
    decision.emit(roomPeopled, { site, room: room.id, creatures: made, inhabitants }, { secret: true });
    beginEncounter(decision, title, [...before.map(({ id }) => id), ...made], {
      cause: 'room',
      titled,
      ...(distance ? { distance } : {}),
    });
  },
  offers: (campaign) => {
    const here = roomHere(campaign);
    const who = here && whoIsIn(campaign, here.room);
    return who
      ? [{ label: 'Encounter in room', detail: who, command: { type: 'meet-room' }, group: GROUP }]
      : [];
  },
});

const takeTreasure = defineCommand({
  type: 'take-treasure',
  title: 'Take treasure',
  about: 'Gives treasure of the room to a character, or lays it down in the room for all to take.',
  fieldNotes:
    'One thing, as many of it as “count” says, or everything. With “wear” armour and shields are put on.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('take-treasure'),
    creature: IdSchema.optional(),
    item: IdSchema.optional(),
    count: z.int().min(1).max(1_000_000).optional(),
    wear: Wear,
  }),
  decide: (decision, { creature, item: itemId, count, wear }) => {
    const { site, room } = presentRoom(decision.state);
    const things = room.treasure.filter(({ id }) => itemId === undefined || id === itemId);
    if (things.length === 0)
      throw new Refusal('unknown-item', `There is no such treasure in ${roomName(room)}.`, 'item');
    if (creature !== undefined) demandTaker(decision, creature);
    thenWear(decision, creature, wear, () => {
      for (const thing of things) {
        const to = creature === undefined ? dropPlace(decision.state) : { creature };
        moveItem(
          decision,
          { treasureOf: room.id, site },
          to,
          thing,
          itemId === undefined ? undefined : count,
        );
      }
    });
    const note = things.map(({ name, count: all }) =>
      (count ?? all) > 1 ? `${count ?? all} × ${name}` : name,
    );
    decision.emit(
      roomNoted,
      { site, room: room.id, note: `Taken: ${note.join(', ')}`.slice(0, 300) },
      { secret: true },
    );
  },
  offers: (campaign) => {
    const { treasure = [] } = roomHere(campaign)?.room ?? {};
    const party = partyOf(campaign);
    if (treasure.length === 0 || party.length === 0) return [];
    const choices = treasure.map(({ id, name, count }) => ({
      value: id,
      label: count > 1 ? `${count} × ${name}` : name,
    }));
    return [
      {
        label: 'Take treasure…',
        command: { type: 'take-treasure' },
        group: GROUP,
        needs: [
          { name: 'item', label: 'Item', kind: 'choice', choices },
          choiceOf(party, 'creature', 'Who takes it'),
          ...wearField(treasure),
        ],
      },
    ];
  },
});

/** Refuses `not-able` the dead and the fled. */
function demandTaker({ state }: Decision, id: string): void {
  const { name, status } = creatureAt(state, id);
  if (status === 'dead' || status === 'fled')
    throw new Refusal('not-able', `${name} can’t take anything now.`, 'creature');
}

export const inRoomCommands = [markRoom, meetRoom, takeTreasure];
