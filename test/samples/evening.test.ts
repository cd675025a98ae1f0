import { describe, expect, it } from 'vitest';
import { entrances, inOrder } from '../../shared/campaign/key/rooms.ts';
import type { Room } from '../../shared/campaign/key/plan.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { listedIn, statBlockNamed } from '../../shared/campaign/tables/bestiary.ts';
import { hexAt, hexesOf } from '../../shared/hex/land.ts';
import { withEvenings } from '../systemContract.ts';
import { playersView } from '../../src-main/players/playersView.ts';
import { play } from '../helpers/play.ts';

const people = ({ creatures }: Campaign) => Object.values(creatures).filter(({ kind }) => kind === 'person');

/** All rooms to which some way leads from the entrances, whatever bars it. */
function reached(rooms: Readonly<Record<string, Room>>, from: readonly Room[]): Set<string> {
  const seen = new Set<string>();
  const next = [...from];
  for (let room = next.pop(); room; room = next.pop()) {
    if (seen.has(room.id)) continue;
    seen.add(room.id);
    next.push(...room.exits.flatMap(({ to }) => rooms[to] ?? []));
  }
  return seen;
}

const overlap = ({ box: a, level }: Room, { box: b, level: other }: Room): boolean =>
  level === other &&
  a !== undefined &&
  b !== undefined &&
  a.x < b.x + b.w &&
  b.x < a.x + a.w &&
  a.y < b.y + b.h &&
  b.y < a.y + a.h;

/** What a rumour can point at, in words: places, people, rooms and hexes of the land. */
function landmarks({ land, creatures, plans }: Campaign): string[] {
  const hexes = [...hexesOf(land)];
  return [
    ...hexes.flatMap(([label, { feature }]) => (feature ? [`(${label})`, feature.name] : [])),
    ...Object.values(creatures).map(({ name }) => name),
    ...Object.values(plans).flatMap(({ rooms }) => Object.values(rooms).map(({ name }) => name)),
  ];
}

describe.each(withEvenings.map((system) => [system.name, system] as const))(
  'a first evening with the sample of %s',
  (_, system) => {
    const { state } = play(system).given(...system.sample());
    const [site = '', plan] = Object.entries(state.plans)[0] ?? [];
    const rooms = plan ? inOrder(Object.values(plan.rooms)) : [];

    it('has a site of eight rooms, all of which can be reached from the entrance', () => {
      expect(hexAt(state.land, state.land.sites[site]?.hex ?? '')?.feature?.site).toBe(site);
      expect(rooms).toHaveLength(8);
      expect(plan && reached(plan.rooms, entrances(plan)).size).toBe(8);
    });

    it('has exits that lead back, one of them locked, one secret', () => {
      const oneWay = rooms.flatMap(({ id, exits }) =>
        exits.filter(
          ({ to, kind }) => !plan?.rooms[to]?.exits.some((back) => back.to === id && back.kind === kind),
        ),
      );
      expect(oneWay).toEqual([]);
      const kinds = rooms.flatMap(({ exits }) => exits.map(({ kind }) => kind));
      expect(kinds).toEqual(expect.arrayContaining(['locked', 'secret']));
    });

    it('has rooms that stand side by side on the grid, each with something to read, know and find', () => {
      expect(rooms.filter(({ box }) => !box)).toEqual([]);
      expect(
        rooms.flatMap((one, index) => rooms.slice(index + 1).filter((other) => overlap(one, other))),
      ).toEqual([]);
      expect(rooms.filter(({ name, aloud, secret }) => !name || !aloud || !secret)).toEqual([]);
      expect(rooms.filter(({ treasure }) => treasure.length > 0).length).toBeGreaterThanOrEqual(4);
      expect(rooms.some(({ trap }) => trap)).toBe(true);
    });

    it('has inhabitants of the bestiary, and three stat blocks of its own that can be met', () => {
      const who = rooms.flatMap(({ inhabitants }) => inhabitants.flatMap((row) => row.who));
      expect(who.length).toBeGreaterThan(0);
      expect(who.filter(({ statBlock }) => !statBlockNamed(state, system, statBlock))).toEqual([]);
      const own = Object.values(state.bestiary);
      expect(own).toHaveLength(3);
      const met = new Set(who.map(({ statBlock }) => statBlock));
      expect(own.filter(({ name }) => !met.has(name) && listedIn(state, name).length === 0)).toEqual([]);
      expect(own.filter(({ note }) => !note)).toEqual([]);
    });

    it('has six people who want something, with a look, a manner, a secret, haunts and relations', () => {
      const all = people(state);
      expect(all).toHaveLength(6);
      expect(
        all.filter(
          ({ want, look, manner, hidden, haunts, hex }) =>
            !want || !look || !manner || !hidden || !haunts?.length || !hexAt(state.land, hex ?? ''),
        ),
      ).toEqual([]);
      const related = new Set(state.relations.flatMap(({ from, to }) => [from, to]));
      expect(all.filter(({ id }) => !related.has(id))).toEqual([]);
      expect(all.some(({ hex }) => hex === state.party.hex)).toBe(true);
    });

    it('has rumours that each name a hex, a room or a person of the sample', () => {
      const names = landmarks(state);
      const rumours = Object.values(state.tables).flatMap(({ rows }) => rows.map(({ text }) => text));
      expect(rumours.length).toBeGreaterThanOrEqual(6);
      expect(rumours.filter((text) => !names.some((name) => text.includes(name)))).toEqual([]);
    });

    it('has something to read aloud where the party stands, and handouts for the players', () => {
      const { aloud, places = [] } = state.keys[state.party.hex ?? ''] ?? {};
      expect(aloud).toBeTruthy();
      const handouts = [...places, ...(state.keys[site]?.places ?? [])];
      expect(handouts.length).toBeGreaterThanOrEqual(3);
      expect(handouts.filter((one) => !one.aloud || !one.secret)).toEqual([]);
    });

    it('tells in every text only of hexes that the land has', () => {
      const texts = JSON.stringify([state.creatures, state.tables, state.plans, state.bestiary, state.keys]);
      const told = [...texts.matchAll(/\((\d{4})\)/g)].map(([, label = '']) => label);
      expect(told.filter((label) => !hexAt(state.land, label))).toEqual([]);
    });

    it('shows the players none of it', () => {
      const view = JSON.stringify(playersView({ state: { campaign: state }, system }, null));
      const secrets = [
        ...people(state).flatMap(({ want, hidden, look }) => [want, hidden, look]),
        ...rooms.flatMap(({ name, aloud, secret }) => [name, aloud, secret]),
        ...Object.values(state.keys).flatMap(({ aloud, places }) => [
          aloud,
          ...places.flatMap((one) => [one.name, one.aloud, one.secret]),
        ]),
        ...Object.values(state.bestiary).map(({ name }) => name),
        ...Object.values(state.tables).flatMap(({ rows }) => rows.map(({ text }) => text)),
      ];
      const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
      expect(secrets.filter((text) => text && view.includes(inJson(text)))).toEqual([]);
    });
  },
);
