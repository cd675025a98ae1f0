import { describe, expect, it } from 'vitest';
import { nightsong } from '../../shared/systems/nightsong/index.ts';
import type { System } from '../../shared/systems/contract.ts';
import type { InsideView } from '../../shared/api.ts';
import { insideView } from '../../src-main/queries/view/siteTime.ts';
import { openedSample, type Playthrough } from '../helpers/play.ts';

/** The sample’s party in a dark site where nobody comes. */
function inTomb(system: System): Playthrough {
  const game: Playthrough = openedSample(system);
  const { hex } = game.state.party;
  return game.given(
    { type: 'keep-site', name: 'Tomb', hex, dark: true, dangerous: false },
    { type: 'enter-site', site: 'tomb' },
  );
}

const seen = (game: Playthrough): InsideView | null =>
  insideView(game.state, game.rulebook.system);

/** Somebody lights the first thing that they can. */
const lights = (game: Playthrough, name: string): Playthrough =>
  game.given(game.offersOf('light').find(({ detail }) => detail === name)?.command ?? { type: 'none' });

describe('what the packs hold', () => {
  it('leaves out what burns, be it one of a bundle or all of it', () => {
    const game = inTomb(nightsong);
    const before = seen(game)?.spare ?? [];
    expect(before).toContain('1 lantern');
    const after = seen(lights(game, 'Corvin'))?.spare ?? [];
    expect(after).toEqual(before.filter((one) => one !== '1 lantern'));
    const torches = Number.parseInt(before.find((one) => one.includes('torch')) ?? '', 10);
    const left = seen(lights(game, 'Mae'))?.spare ?? [];
    expect(left.map((one) => Number.parseInt(one, 10))).toEqual([torches - 1]);
  });
});

describe('what burns', () => {
  it('stands with the largest die first', () => {
    const game = lights(lights(inTomb(nightsong), 'Mae'), 'Corvin');
    expect(seen(game)?.lights.map(({ die }) => die)).toEqual([8, 6]);
  });
});
