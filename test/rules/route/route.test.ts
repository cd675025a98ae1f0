import { describe, expect, it } from 'vitest';
import type { Campaign, Timer } from '../../../shared/campaign/state.ts';
import { DAY, HOUR } from '../../../shared/time/scales.ts';
import { nextOnRoute } from '../../../shared/campaign/route/route.ts';
import { DIRECTIONS, neighbour } from '../../../shared/hex/coordinates.ts';
import { hexAt } from '../../../shared/hex/land.ts';
import { wayOf } from '../../forecast/ahead.ts';
import { openedSample } from '../../helpers/play.ts';
import { systemContract } from '../../systemContract.ts';
import { vogt } from '../../../shared/systems/vogt/index.ts';

systemContract('a planned route in $name', (system) => {
  it('is walked leg by leg, and each hex that is reached is no longer of it', () => {
    const game = openedSample(system);
    const hexes = [...new Set(wayOf(game.state, 6))].slice(0, 2);
    game.given({ type: 'plan-route', hexes });
    expect(game.state.party.route).toEqual(hexes);
    const [next] = hexes;
    for (let step = 0; step < 5 && game.state.party.hex !== next; step += 1)
      game.attempt({ type: game.state.encounter ? 'part' : 'travel', to: next });
    expect(game.state.party).toMatchObject({ hex: next, route: hexes.slice(1) });
  });

  it('has its next leg offered first, and walked by one command whatever its direction', () => {
    const game = openedSample(system);
    const [next = ''] = wayOf(game.state, 1);
    game.given({ type: 'plan-route', hexes: [next] });
    const [first] = game.offersOf('travel');
    expect(first).toMatchObject({ main: true, command: { type: 'travel' } });
    for (let step = 0; step < 5 && game.state.party.hex !== next; step += 1)
      game.attempt({ type: game.state.encounter ? 'part' : 'travel' });
    expect(game.state.party.hex).toBe(next);
  });
});

describe('a route', () => {
  const game = () => openedSample(vogt);
  const beside = (label: string): string => {
    const { land } = game().state;
    const found = DIRECTIONS.flatMap(({ id }) => neighbour(label, id) ?? []).find((one) => hexAt(land, one));
    if (found === undefined) throw new Error('An island.');
    return found;
  };
  const here = game().state.party.hex ?? '';

  it.each([
    ['a hex that is not on the map', ['9898'], 'unknown-hex'],
    ['hexes that don’t touch', [beside(here), '0101'], 'not-next'],
  ])('of %s is refused, and the hex is named', (_what, hexes, code) => {
    const refused = game().refused({ type: 'plan-route', hexes });
    expect(refused).toMatchObject({ code, path: `hexes.${hexes.length - 1}` });
  });

  it('is given up by a word, and then there is none to give up', () => {
    const planned = game().given({ type: 'plan-route', hexes: [beside(here)] });
    planned.given({ type: 'drop-route' });
    expect(planned.state.party.route).toBeUndefined();
    expect(planned.refused({ type: 'drop-route' })).toMatchObject({ code: 'no-route' });
  });

  it('is walked on only where there is one, and where the party has not left it', () => {
    expect(game().refused({ type: 'travel' })).toMatchObject({ code: 'no-route', path: 'to' });
    const planned = game().given({ type: 'plan-route', hexes: [beside(here)] });
    const strayed = { ...planned.state.party, hex: '0101' };
    planned.state = { ...planned.state, party: strayed };
    expect(planned.refused({ type: 'travel' }).message).toContain('has left its route');
  });

  it('is over where the referee puts the party elsewhere', () => {
    const planned = game().given({ type: 'plan-route', hexes: [beside(here)] });
    expect(
      planned.given({ type: 'place-party', hex: beside(beside(here)) }).state.party.route,
    ).toBeUndefined();
  });

  it('is not the first thing to do in the dark, unless a light burns', () => {
    const planned = game().given({ type: 'plan-route', hexes: [beside(here)] });
    const { state } = planned;
    const midnight = Math.ceil(state.clock / DAY) * DAY;
    const isFirst = (timers: Campaign['timers']): boolean => {
      planned.state = { ...state, clock: midnight, timers };
      return planned.offersOf('travel')[0]?.main ?? false;
    };
    const torch: Timer = {
      id: 'torch',
      name: 'Torch',
      kind: 'countdown',
      order: 'light',
      secret: false,
      dueAt: midnight + HOUR,
      details: {},
    };
    expect(isFirst({})).toBe(false);
    expect(isFirst({ torch })).toBe(true);
  });

  it('waits for a party that has left it', () => {
    const to = beside(here);
    const planned = game().given({ type: 'plan-route', hexes: [to, here] });
    const aside = DIRECTIONS.flatMap(({ id }) => neighbour(here, id) ?? []).find(
      (one) => one !== to && !DIRECTIONS.some(({ id }) => neighbour(one, id) === to),
    );
    planned.given({ type: 'travel', to: String(aside) });
    expect(planned.state.party.route).toEqual([to, here]);
    expect(nextOnRoute(planned.state)).toBeUndefined();
  });

  it('leads on from where those astray think they are', () => {
    const to = beside(here);
    const planned = game().given({ type: 'plan-route', hexes: [to] });
    const elsewhere = { ...planned.state.party, hex: beside(to), believed: here };
    const direction = DIRECTIONS.find(({ id }) => neighbour(here, id) === to)?.id ?? 'n';
    expect(nextOnRoute({ party: elsewhere })).toBe(neighbour(beside(to), direction));
  });
});
