import { describe, expect, it } from 'vitest';
import { siteAhead } from '../../src-main/forecast/site.ts';
import type { AnyCommand } from '../../shared/campaign/offer.ts';
import type { SiteForecast } from '../../shared/page/cards/forecastCards.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { nightsong } from '../../shared/systems/nightsong/index.ts';
import { openedSample, type Playthrough } from '../helpers/play.ts';
import { policyWith } from './ahead.ts';

/** The party in the Drowned Chapel, where someone comes on the turns that have passed or less on a d20. */
function inside(): Playthrough {
  const game: Playthrough = openedSample(fivey);
  return game.given({ type: 'place-party', hex: '0608' }, { type: 'enter-site', site: siteOf(game) });
}

/** A new site where nobody comes. */
const intoNewSite = ({ state }: Playthrough): AnyCommand[] => [
  { type: 'keep-site', name: 'Tomb', hex: state.party.hex, dark: true, dangerous: false },
  { type: 'enter-site', site: 'tomb' },
];

const inTomb = (): Playthrough => {
  const game: Playthrough = openedSample(fivey);
  return game.given(...intoNewSite(game));
};

/** The first who can light something does. */
const lit = (game: Playthrough): Playthrough =>
  game.given(game.offersOf('light')[0]?.command ?? { type: 'none' });

const siteOf = ({ state }: Playthrough): string =>
  Object.entries(state.land.sites).find(([, { hex }]) => hex === '0608')?.[0] ?? '';

const ahead = ({ rulebook, state }: Playthrough, turns: number): Promise<SiteForecast> =>
  siteAhead(rulebook, state, { turns, policy: policyWith(), seed: 1 });

describe('turns in a site that are foretold', () => {
  it('bring someone as often as the clock says: 1 in 20, then 2, then 3', async () => {
    const { turns, metError } = await ahead(inside(), 3);
    const nobody = (19 / 20) * (18 / 20) * (17 / 20);
    expect(Math.abs((turns[2]?.met ?? 0) - (1 - nobody))).toBeLessThan(4 * metError);
    expect(turns.map(({ turn }) => turn)).toEqual([1, 2, 3]);
  });

  it('burn the torch down, which lasts six turns, those that talk takes counted', async () => {
    const { turns, said } = await ahead(lit(inside()), 8);
    expect(turns.map(({ lit: share }) => share)).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
    expect(said).toContain('The light is out after turn 6.');
  });

  it('are those of this visit: a torch that is lit on turn 4 is out after turn 10', async () => {
    const game = lit(
      inTomb().given({ type: 'explore' }, { type: 'explore' }, { type: 'explore' }, { type: 'explore' }),
    );
    const { turns, said } = await ahead(game, 7);
    expect(turns.map(({ turn }) => turn)).toEqual([5, 6, 7, 8, 9, 10, 11]);
    expect(said).toBe('Nobody comes within 7 more turns. The light is out after turn 10.');
  });

  it('tell in chances when a light is out that burns by a die', async () => {
    const game: Playthrough = openedSample(nightsong);
    game.given(...intoNewSite(game));
    const { turns, said } = await ahead(lit(game), 6);
    expect(turns[0]?.lit).toBeLessThan(1);
    expect(said).toMatch(/In \d of 10 cases the light is out by turn \d\.$/);
  });

  it('say that no light burns', async () => {
    expect((await ahead(inside(), 2)).said).toContain('No light burns.');
  });

  it('change nothing, and come out the same again', async () => {
    const game = inside();
    const before = JSON.stringify(game.state);
    const once = await ahead(game, 4);
    expect(await ahead(game, 4)).toEqual(once);
    expect(JSON.stringify(game.state)).toBe(before);
  });

  it.each([
    [0, 'bad-field'],
    [61, 'bad-field'],
  ])('are not %i', async (turns, code) => {
    await expect(ahead(inside(), turns)).rejects.toMatchObject({ code });
  });

  it('are asked for in a site only', async () => {
    await expect(ahead(openedSample(fivey), 3)).rejects.toMatchObject({ code: 'not-now' });
  });
});
