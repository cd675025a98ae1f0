import { describe, expect, it } from 'vitest';
import { withEvenings } from '../systemContract.ts';
import { journeyInWords } from '../../shared/tale/english/journey.ts';
import { journeyOf, type Journey } from '../../shared/tale/journey.ts';
import { seenIn, tale } from '../../src-main/queries/tale.ts';
import { playAdventure } from '../samples/adventure.ts';

async function journeyIn(system: string): Promise<Journey | undefined> {
  const { game } = await playAdventure(system);
  const journey = journeyOf(await seenIn(game, 1), await tale(game, 1, 'referee'), game.system.calendar);
  await game.close();
  return journey;
}

const around: Journey = {
  place: 'The Root Court',
  days: 3,
  from: 'Cindermouth',
  to: 'Cindermouth',
  out: ['0706', '0605'],
  back: ['0605', '0706'],
};

describe('where a session went', () => {
  it('is the way out to the last site, and the way back to where the party set out', async () => {
    expect(await journeyIn('cairn')).toEqual({
      place: 'The Root Court',
      days: 14,
      from: 'Cindermouth',
      to: 'Cindermouth',
      out: ['0706', '0605', '0505', '0404', '0304', '0303'],
      back: ['0303', '0304', '0404', '0505', '0605', '0706'],
    });
  });

  it('is all one way where the party ends elsewhere', async () => {
    const journey = await journeyIn('vogt');
    expect(journey).toMatchObject({ place: 'The Glass Stair', back: [], to: undefined });
    expect(journey?.out.at(-1)).toBe('0804');
  });

  it('begins where the party was placed, if it was placed before it went', async () => {
    expect((await journeyIn('nightsong'))?.out[0]).toBe('0906');
  });

  it.each(withEvenings)('has as many days in $id as are told', async ({ id }) => {
    const { game } = await playAdventure(id);
    const seen = await seenIn(game, 1);
    const journey = journeyOf(seen, await tale(game, 1, 'referee'), game.system.calendar);
    await game.close();
    expect(journey?.days).toBeGreaterThan(0);
    expect(journeyOf(seen, [], game.system.calendar)?.days).toBe(0);
    expect(journeyOf([], [], game.system.calendar)).toBeUndefined();
  });
});

describe('a journey in words', () => {
  it.each([
    ['from a place and back', around, 'Three days, from Cindermouth and back again'],
    [
      'to another place',
      { ...around, to: 'The Tollkeep', back: [] },
      'Three days, from Cindermouth to the Tollkeep',
    ],
    ['that has an end nobody knows', { ...around, to: undefined }, 'Three days'],
    ['that went nowhere', { ...around, days: 1, out: ['0706'], back: [] }, 'One day'],
    ['of which nothing is told', { ...around, days: 0 }, ''],
  ])('%s', (_what, journey, words) => {
    expect(journeyInWords(journey)).toBe(words);
  });
});
