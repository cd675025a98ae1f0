import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PALETTES } from '../../shared/drawing/map/palette/palettes.ts';
import { subjectFor } from '../../shared/drawing/map/subject.ts';
import { TELLINGS } from '../../shared/page/exports.ts';
import { journeyOf } from '../../shared/tale/journey.ts';
import { heard } from '../../shared/tale/seen.ts';
import type { Game } from '../../src-main/game/game.ts';
import { recaps, seenIn, tale } from '../../src-main/queries/tale.ts';
import { EXPORT_KINDS } from '../../src-main/workspace/export/exportLog.ts';
import { carryOut, newGame } from '../helpers/campaigns.ts';
import { exportedText } from './exported.ts';

/** They are at 0303, think to be at 0606, and walk two hexes north: really 0302 and 0301, as they think 0605 and 0604. */
const ASTRAY = [
  { type: 'lay-out-land', name: 'The Deep Forest', columns: 7, rows: 7, terrain: 'forest' },
  { type: 'make-character', name: 'Bryn', hitPoints: 4 },
  { type: 'place-party', hex: '0303' },
  { type: 'set-option', option: 'navigation', value: 'never' },
  { type: 'keep-region', region: 'the-deep-forest', name: 'The Deep', dangerous: false },
  { type: 'open-session' },
  { type: 'set-belief', hex: '0606' },
  { type: 'travel', to: '0302' },
  { type: 'travel', to: '0301' },
];
/** Pictures have numbers of hexes that are seen from afar. */
const withoutPictures = (text: string): string => text.replaceAll(/<svg[\s\S]*?<\/svg>/g, '');

let game: Game;
beforeAll(async () => {
  game = await newGame({ system: 'cairn' });
  await carryOut(game, ...ASTRAY);
  expect(game.state.campaign.party).toMatchObject({ hex: '0301', believed: '0604' });
});
afterAll(() => game.close());

describe('what is exported to players who are astray', () => {
  it.each(EXPORT_KINDS)('names no hex where they really are, as %s', async (to) => {
    for (const telling of TELLINGS) {
      const text = withoutPictures(await exportedText(game, { to, telling, players: true }));
      expect(text).not.toMatch(/030[12]/);
      expect(text).not.toMatch(/astray|believed|think/);
    }
    expect(await exportedText(game, { to, telling: 'lines' })).toContain('0301');
  });

  it.each(EXPORT_KINDS)('is what it would be if they were where they think, as %s', async (to) => {
    const other = await newGame({ system: 'cairn' });
    const [there, ...more] = [{ type: 'place-party', hex: '0606' }, ...ASTRAY.slice(-2)];
    await carryOut(other, ...ASTRAY.slice(0, -3), there);
    for (const [index] of more.entries())
      await carryOut(other, { type: 'travel', to: ['0605', '0604'][index] });
    // To be placed there is a line, to be misled is none.
    const lines = async (of: Game): Promise<string[]> =>
      withoutPictures(await exportedText(of, { to, telling: 'lines', players: true })).split(/\n|(?=<li>)/);
    const ours = (await lines(game)).filter((line) => /060[45]/.test(line));
    const theirs = (await lines(other)).filter((line) => /060[45]/.test(line));
    await other.close();
    expect(ours.length).toBeGreaterThan(0);
    expect(ours).toEqual(theirs);
  });

  it('is told as a journey through the hexes where they think they were', async () => {
    const seen = heard(await seenIn(game, 1), 'players', game.rulebook.kinds.events);
    const journey = journeyOf(seen, await tale(game, 1, 'players'), game.system.calendar, 'players');
    expect([...(journey?.out ?? [])].slice(-2)).toEqual(['0605', '0604']);
    const all = await seenIn(game, 1);
    const real = journeyOf(all, await tale(game, 1, 'referee'), game.system.calendar);
    expect(real?.out).toEqual(['0303', '0302', '0301']);
  });

  it('is recalled without a word of it', async () => {
    expect(JSON.stringify(await recaps(game, 1))).not.toMatch(/astray|030[12]/);
  });

  it('has the token on their map where they think they are', () => {
    const { land, party } = game.state.campaign;
    const theirs = subjectFor(land, party, 'players', PALETTES.light);
    expect([theirs.party, ...theirs.trail.slice(-2)]).toEqual(['0604', '0605', '0604']);
    expect(subjectFor(land, party, 'referee', PALETTES.light).party).toBe('0301');
  });
});
