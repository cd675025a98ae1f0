import { describe, expect, it } from 'vitest';
import { nightsong } from '../../shared/systems/nightsong/index.ts';
import { cairn } from '../../shared/systems/cairn/index.ts';
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
  insideView(game.state, game.rulebook.system, game.offersOf('light'));

/** Somebody lights the first thing that they can. */
const lights = (game: Playthrough, name: string): Playthrough =>
  game.given(game.offersOf('light').find(({ detail }) => detail === name)?.command ?? { type: 'none' });

const ways = (game: Playthrough): string[] | undefined =>
  seen(game)?.toLight.map(({ label, detail }) => `${detail}: ${label}`);

describe('inside of a site without a light', () => {
  it('everybody who can light something is offered, the longest-lasting light first', () => {
    expect(ways(inTomb(nightsong))).toEqual([
      'Corvin: Light lantern',
      'Mae: Light torch',
      'Tobin: Light torch',
      'Ysolde: Light torch',
    ]);
  });

  it('of more than there is room for, each kind of light is offered', () => {
    const game = inTomb(cairn);
    const offers = game.offersOf('light');
    const lanterns = offers.filter(({ label }) => label === 'Light lantern');
    const many = Array.from({ length: 7 }, (_, index) =>
      lanterns.map((one) => ({ ...one, actor: `bearer-${index}` })),
    );
    const found = insideView(game.state, cairn, [...many.flat(), ...offers])?.toLight ?? [];
    expect(found.map(({ label }) => label)).toEqual([
      ...Array.from({ length: 5 }, () => 'Light lantern'),
      'Light torch',
    ]);
  });

  it('nobody is offered once something burns', () => {
    expect(ways(lights(inTomb(cairn), 'Bryn'))).toEqual([]);
  });
});

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
