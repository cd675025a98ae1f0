import { z } from 'zod';
import { defineCommand } from '../../systems/contract.ts';
import { passTurn } from '../commands/meetings.ts';
import { IdSchema } from '../ids.ts';
import { present } from '../lookup.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign } from '../state.ts';
import { EXIT_STATES, exitChanged, type ExitState } from './events.ts';
import type { Exit, Room } from './plan.ts';
import { barred, enterRoom, entrances, planOf, roomAt, roomHere, roomName } from './rooms.ts';
import { GROUP, meantRoom, which } from './which.ts';

const WHY_NOT = {
  stuck: 'is stuck. Open it first',
  locked: 'is locked. Open it first',
  secret: 'is secret. The party has not found it yet',
} as const;

/** Refuses `no-way` a room to which no exit leads, and `barred` an exit that the party can’t use. */
function demandWay(state: Campaign, site: string, to: Room): void {
  const from = roomHere(state)?.room;
  if (!from) {
    const ways = entrances(present(planOf(state, site), site));
    if (ways.includes(to)) return;
    throw new Refusal('no-way', `The way in leads to ${ways.map(roomName).join(' or ')}.`, 'room');
  }
  const exit = from.exits.find((one) => one.to === to.id);
  if (!exit) throw new Refusal('no-way', `No exit leads from ${from.number} to ${to.number}.`, 'room');
  const why = barred(exit);
  if (why)
    throw new Refusal('barred', `The exit from ${from.number} to ${to.number} ${WHY_NOT[why]}.`, 'room');
}

const roomsBehind = (
  campaign: Campaign,
  site: string,
  exits: readonly Exit[],
): { exit: Exit; room: Room }[] =>
  exits.flatMap((exit) => {
    const room = planOf(campaign, site)?.rooms[exit.to];
    return room ? [{ exit, room }] : [];
  });

const goToRoom = defineCommand({
  type: 'go-to-room',
  title: 'Go to room',
  about:
    'Takes the party through an exit into another room: a turn passes, with light, timers and the encounter check.',
  fieldNotes: '“anyway” leads to any room of the site.',
  when: ['site'],
  fields: z.strictObject({
    type: z.literal('go-to-room'),
    room: IdSchema,
    /** To any room, and through what is shut. */
    anyway: z.boolean().default(false),
    /** False puts the party there without a turn. */
    turn: z.boolean().default(true),
  }),
  decide: (decision, { room: id, anyway, turn }) => {
    const { state } = decision;
    const { id: site, room: from } = present(state.party.site, 'the site');
    const to = roomAt(state, site, id);
    if (from === id) throw new Refusal('no-need', `The party is in ${roomName(to)} already.`, 'room');
    if (!anyway) demandWay(state, site, to);
    enterRoom(decision, site, to);
    if (turn && from !== undefined) passTurn(decision);
  },
  offers: (campaign) => {
    const here = roomHere(campaign);
    const { site } = campaign.party;
    const plan = site && planOf(campaign, site.id);
    const rooms = here
      ? roomsBehind(campaign, here.site, here.room.exits).filter(({ exit }) => !barred(exit))
      : plan
        ? entrances(plan).map((room) => ({ exit: undefined, room }))
        : [];
    return rooms.map(({ exit, room }) => ({
      label: `Go to ${roomName(room)}`,
      short: room.number,
      ...(exit?.note ? { detail: exit.note } : {}),
      command: { type: 'go-to-room', room: room.id },
      group: GROUP,
    }));
  },
});

const EXIT_ACTS = {
  stuck: { label: 'Open stuck door', short: 'Open', now: 'opened' },
  locked: { label: 'Open locked door', short: 'Unlock', now: 'opened' },
  secret: { label: 'Find secret exit', short: 'Found', now: 'found' },
} as const;

const setExit = defineCommand({
  type: 'set-exit',
  title: 'Open, shut or find an exit',
  about: 'Says that an exit of a room is open, shut, locked, found or hidden, on both of its sides.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('set-exit'), ...which, to: IdSchema, now: z.enum(EXIT_STATES) }),
  decide: (decision, { site: siteId, room: id, to, now }) => {
    const { site, room } = meantRoom(decision.state, siteId, id);
    const exit = room.exits.find((one) => one.to === to);
    const target = roomAt(decision.state, site, to, 'to');
    if (!exit) throw new Refusal('no-way', `No exit leads from ${room.number} to ${target.number}.`, 'to');
    demandState(exit, now);
    const header = now === 'hidden' ? { secret: true } : {};
    decision.emit(exitChanged, { site, room: room.id, to, now }, header);
  },
  offers: (campaign) => {
    const here = roomHere(campaign);
    if (!here) return [];
    return roomsBehind(campaign, here.site, here.room.exits).flatMap(({ exit, room }) => {
      const why = barred(exit);
      if (!why) return [];
      const { label, short, now } = EXIT_ACTS[why];
      return [
        {
          label: `${label} to ${roomName(room)}`,
          short,
          ...(exit.note ? { detail: exit.note } : {}),
          command: { type: 'set-exit', to: room.id, now },
          group: GROUP,
        },
      ];
    });
  },
});

/** Refuses `no-need` what an exit is already, or what can’t be said of its kind. */
function demandState({ kind, found, opened }: Exit, now: ExitState): void {
  const isDoor = kind === 'stuck' || kind === 'locked';
  const fits = {
    opened: isDoor && !opened,
    shut: isDoor && opened,
    locked: kind === 'door' || kind === 'stuck' || (kind === 'locked' && opened),
    found: kind === 'secret' && !found,
    hidden: kind === 'secret' && found,
  }[now];
  if (!fits) throw new Refusal('no-need', `This exit can’t be ${now} now.`, 'now');
}

export const moveCommands = [goToRoom, setExit];
