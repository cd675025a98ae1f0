import { describe, expect, it } from 'vitest';
import { withEvenings } from '../systemContract.ts';
import { playAdventure, playOwn, type PlayedFile } from './adventure.ts';

/** What was played, with the game closed again. */
async function told(play: Promise<PlayedFile>) {
  const { game, events, left } = await play;
  await game.close();
  return { events, left, types: new Set(events.map(({ type }) => type)) };
}

describe.each(withEvenings.map(({ name, id }) => [name, id] as const))(
  'the adventure of %s in examples/',
  (_, id) => {
    it('is carried out line by line and throws every die that is given', async () => {
      expect((await told(playAdventure(id))).left).toBe(0);
    });

    it('goes along the road, into a site, meets, fights and rests', async () => {
      const { types, events } = await told(playAdventure(id));
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

describe.each(withEvenings.map(({ name, id }) => [name, id] as const))(
  'an evening of one’s own in %s in examples/, from an empty campaign',
  (_, id) => {
    it('is carried out line by line and throws every die that is given', async () => {
      expect((await told(playOwn(id))).left).toBe(0);
    });

    it('has all that an evening has: land, site, monster, fight, loot, shop, death, heir and night', async () => {
      const { types, events } = await told(playOwn(id));
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
      const all = events.flatMap(({ text }) => text ?? []).join(' ');
      for (const words of ['silver bell', 'buys', 'sells', 'Nell takes', 'is dead', 'Mud heron 1'])
        expect(all).toContain(words);
    });
  },
);
