import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import { givenDice } from '../../shared/dice/sources.ts';
import { systems } from '../../shared/systems/registry.ts';
import { newGame } from '../helpers/campaigns.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8').trim();

/** FIVEY’s is the first day, told whole in the README; the others bear the name of their system. */
const nameOf = (system: string): string => (system === 'fivey' ? 'first-day' : system);

/** Plays what is told in a file with its given dice; every command has to be carried out. */
async function played(file: string, system: string, sample: boolean) {
  const faces = read(`${file}.dice`).split(',').map(Number);
  const given = givenDice(faces);
  const table = await newGame({ name: 'Adventure', system, sample });
  const events: HexwatchEvent[] = [];
  for (const line of read(`${file}.jsonl`).split('\n')) {
    const answer = await table.dispatch(JSON.parse(line) as { type: string }, given.dice);
    if (!answer.ok) throw new Error(`${line}: ${answer.error.message}`);
    events.push(...answer.events);
  }
  await table.close();
  return { types: new Set(events.map(({ type }) => type)), left: faces.length - given.used(), events };
}

const playAdventure = (system: string) => played(nameOf(system), system, true);
const playOwn = (system: string) => played(`own-${system}`, system, false);

describe.each(systems.map(({ name, id }) => [name, id] as const))(
  'the adventure of %s in examples/',
  (_, id) => {
    it('is carried out line by line and throws every die that is given', async () => {
      expect((await playAdventure(id)).left).toBe(0);
    });

    it('goes along the road, into a site, meets, fights and rests', async () => {
      const { types, events } = await playAdventure(id);
      for (const type of [
        'hex-entered',
        'site-entered',
        'encounter-began',
        'fight-began',
        'fight-ended',
        'session-closed',
      ])
        expect(types).toContain(type);
      expect(
        events.filter(({ type }) => type === 'attack-made' || type === 'hit-points-changed').length,
      ).toBeGreaterThan(2);
    });
  },
);

describe.each(systems.map(({ name, id }) => [name, id] as const))(
  'an evening of one’s own in %s in examples/, from an empty campaign',
  (_, id) => {
    it('is carried out line by line and throws every die that is given', async () => {
      expect((await playOwn(id)).left).toBe(0);
    });

    it('has all that an evening has: land, site, monster, fight, loot, shop, death, heir and night', async () => {
      const { types, events } = await playOwn(id);
      for (const type of [
        'blank-land-laid',
        'region-kept',
        'site-kept',
        'stat-blocks-kept',
        'hex-entered',
        'fight-ended',
        'rest-over',
        'session-closed',
      ])
        expect(types).toContain(type);
      expect(events.filter(({ type }) => type === 'room-kept')).toHaveLength(6);
      const told = events.flatMap(({ text }) => text ?? []).join(' ');
      for (const words of ['silver bell', 'buys', 'sells', 'Nell takes', 'is dead', 'Mud heron 1'])
        expect(told).toContain(words);
    });
  },
);
