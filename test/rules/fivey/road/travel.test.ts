import { describe, expect, it } from 'vitest';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import { HOUR } from '../../../../shared/time/scales.ts';
import type { TerrainId } from '../../../../shared/hex/terrain.ts';
import { party } from '../party.ts';

const hoursTo = (ground: TerrainId, paved: boolean, storm: boolean): number => {
  const game = party(['plain', ground], paved).given({ type: 'set-weather', name: 'storm', hard: storm });
  return fivey.travel.leg(game.state, '0102').seconds / HOUR;
};

describe('the road', () => {
  it.each<[string, TerrainId, boolean, boolean, number]>([
    ['FV-122: an ordinary hex takes 4 hours', 'plain', false, false, 4],
    ['FV-123: hard ground one more', 'mountain', false, false, 5],
    ['FV-124: hard weather one more', 'plain', false, true, 5],
    ['FV-125: a paved road one less', 'plain', true, false, 3],
    ['FV-125: a stormy mountain 6', 'mountain', false, true, 6],
    ['FV-125: all three together 5', 'mountain', true, true, 5],
  ])('%s', (_, ground, paved, storm, hours) => {
    expect(hoursTo(ground, paved, storm)).toBe(hours);
  });

  it('FV-126: what does not fit into the day is walked the next', () => {
    const game = party(['plain', 'swamp', 'swamp', 'swamp']);
    game.when({ type: 'travel', to: '0102' }, [20]);
    game.when({ type: 'travel', to: '0103' }, [20]);
    game.when({ type: 'travel', to: '0104' });
    expect(game.state.party.underWay).toEqual({ to: '0104', walked: 2 * HOUR });
    expect(game.refused({ type: 'travel', to: '0104' })).toMatchObject({ code: 'no-daylight' });
    game.given({ type: 'sleep' });
    const dawn = game.state.clock;
    game.when({ type: 'travel', to: '0104' }, [20]);
    expect([game.state.party.hex, game.state.clock - dawn]).toEqual(['0104', 3 * HOUR]);
  });

  it('FV-127: the night’s rest action buys four more hours, once', () => {
    const game = party(['plain', 'swamp', 'swamp', 'swamp']).given({ type: 'march' });
    expect(game.refused({ type: 'march' }).code).toBe('already-marched');
    game.when({ type: 'travel', to: '0102' }, [20]);
    game.when({ type: 'travel', to: '0103' }, [20]);
    game.when({ type: 'travel', to: '0104' }, [20]);
    expect(game.state.party.hex).toBe('0104');
    expect(['mae', 'odo'].map((id) => game.state.creatures[id]?.sheet['restActions'])).toEqual([1, 0]);
  });

  it.each([
    ['0103', 'not-next'],
    ['0909', 'unknown-hex'],
    ['nowhere', 'bad-field'],
  ])('to %s is refused with %s', (to, code) => {
    expect(party(['plain', 'plain', 'plain']).refused({ type: 'travel', to }).code).toBe(code);
  });

  it('into open water is refused', () => {
    expect(party(['plain', 'water']).refused({ type: 'travel', to: '0102' }).code).toBe('barred');
  });
});

describe('encounters on the road and in a site', () => {
  it('FV-129: happen on the hex’s hours or less', () => {
    expect(party().when({ type: 'travel', to: '0102' }, [4]).types).toContain('encounter-began');
    expect(party().when({ type: 'travel', to: '0102' }, [5]).types).not.toContain('encounter-began');
  });

  it('use the hours of the hex that is entered', () => {
    const stormy = party(['plain', 'mountain']).given({ type: 'set-weather', name: 'storm', hard: true });
    expect(stormy.when({ type: 'travel', to: '0102' }, [6]).types).toContain('encounter-began');
  });

  it('FV-129: are not looked for where nobody lives and nothing threatens', () => {
    const game = party().given({ type: 'keep-region', region: 'wild', name: 'The wild', dangerous: false });
    expect(game.when({ type: 'travel', to: '0102' }).types).not.toContain('encounter-checked');
  });

  it('FV-135: in a site the clock starts at 1, grows each turn, and starts again after an encounter', () => {
    const game = party().given({ type: 'enter-site', site: 'crypt' });
    const clock = (): number | undefined => game.state.party.site?.encounterClock;
    expect(clock()).toBe(1);
    game.when({ type: 'explore' }, [2]);
    expect(clock()).toBe(2);
    expect(game.when({ type: 'explore' }, [2]).types).toContain('encounter-began');
    expect(clock()).toBe(1);
  });

  it('FV-135: going out and in starts it again', () => {
    const game = party().given({ type: 'enter-site', site: 'crypt' });
    game.when({ type: 'explore' }, [20]);
    game.given({ type: 'leave-site' }, { type: 'enter-site', site: 'crypt' });
    expect(game.state.party.site?.encounterClock).toBe(1);
  });

  it('six turns make an hour, and a torch burns as long', () => {
    const game = party().given(
      { type: 'enter-site', site: 'crypt' },
      { type: 'light', creature: 'odo', item: 'torch' },
    );
    const before = game.state.clock;
    for (let turn = 1; turn <= 5; turn += 1) game.when({ type: 'explore' }, [20]);
    expect(game.when({ type: 'explore' }, [20]).types).toContain('item-removed');
    expect(game.state.clock - before).toBe(HOUR);
    expect(game.state.creatures['odo']?.items.some(({ name }) => name === 'Torch')).toBe(false);
  });
});

describe('a hex of no region', () => {
  it('is dangerous only where the land says so: no check is made', () => {
    const game = party().given({
      type: 'chart-land',
      land: {
        name: 'Empty',
        columns: [[{ terrain: 'plain' }, { terrain: 'plain' }]],
        paths: [],
        regions: {},
      },
    });
    game.given({ type: 'place-party', hex: '0101' });
    expect(game.when({ type: 'travel', to: '0102' }, []).types).not.toContain('encounter-checked');
    const wild = party();
    expect(wild.when({ type: 'travel', to: '0102' }, [20]).types).toContain('encounter-checked');
  });
});

it('a rest action can be a march (FV-155)', () => {
  expect(party().given({ type: 'march' }).state.details['marchedOn']).toBe(1);
});
