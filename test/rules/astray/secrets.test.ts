import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isForPlayers, type HexwatchEvent } from '../../../shared/campaign/event.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { neighbour } from '../../../shared/hex/coordinates.ts';
import { hexAt, hexesOf } from '../../../shared/hex/land.ts';
import { trailTheyThink, whereTheyThink } from '../../../shared/hex/mistaken.ts';
import type { PlayersGame } from '../../../shared/players.ts';
import { playersView } from '../../../src-main/players/playersView.ts';
import { play, type Playthrough } from '../../helpers/play.ts';
import { inForest, strayedWest, to, WANDERERS } from './parties.ts';

const seen = ({ state, rulebook: { system } }: Playthrough): PlayersGame =>
  playersView({ state: { campaign: state }, system }, null).game!;

/** What players read of events: the hexes that are named in it. */
const namedTo = ({ rulebook }: Playthrough, events: readonly HexwatchEvent[]): string[] =>
  events
    .filter((event) => isForPlayers(rulebook.kinds.events.get(event.type), event))
    .flatMap(({ text }) => text?.match(/\b\d{4}\b/g) ?? []);

/** The forest with some other ground, a hut, a road and water in it. */
const LAND = {
  '0202': { terrain: 'hills' as const },
  '0306': { terrain: 'hills' as const, known: true },
  '0601': { feature: { kind: 'camp' as const, name: 'Hut', secret: false } },
  '0505': { feature: { kind: 'cave' as const, name: 'Den', secret: true } },
  '0604': { terrain: 'water' as const },
};
const ROADS = [['0105', '0106', '0206']];
const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;

describe.each(WANDERERS)('whoever wanders at random in $name', (wanderers) => {
  it('never thinks to be where they are, and players never learn where that is', () => {
    let astray = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.constantFrom(...DIRECTIONS), { minLength: 25, maxLength: 25 }),
        (seed, ways) => {
          const start = inForest(wanderers, LAND, ROADS);
          const game = play(start.rulebook.system, { from: start.state, dice: seededDice(seed) });
          for (const way of ways) {
            const before = game.events.length;
            const knew = [...hexesOf(game.state.land)].filter(([, { known }]) => known).map(([hex]) => hex);
            const refused = game.attempt(to(neighbour(game.state.party.hex ?? '', way) ?? '9999'));
            if (refused?.code === 'no-daylight') game.attempt({ type: 'sleep' });
            const { party, land } = game.state;
            if (party.believed === undefined) continue;
            astray += 1;
            expect(party.believed).not.toBe(party.hex);
            const { party: shown, land: drawn } = seen(game);
            expect(shown.hex).toBe(party.believed);
            expect(shown.trail.at(-1)).toBe(party.believed);
            expect(shown.place).toBe('');
            // Nothing that they did not know is known, and what is drawn as known is that, or where they think they were.
            const thought = trailTheyThink(party);
            for (const [hex, { known }] of hexesOf(land)) {
              if (known) expect(knew).toContain(hex);
              if (hexAt(drawn, hex)?.known && !known) expect(thought).toContain(hex);
            }
            // What they read names hexes where they think they are, or to which they think to go.
            const near = new Set([
              ...thought,
              ...DIRECTIONS.map((one) => neighbour(party.believed ?? '', one)),
            ]);
            for (const hex of namedTo(game, game.events.slice(before))) expect(near).toContain(hex);
          }
          expect(JSON.stringify(game.replayed(start.state))).toBe(JSON.stringify(game.state));
        },
      ),
      { numRuns: 30 },
    );
    expect(astray).toBeGreaterThan(30);
  });
});

const [nightsong, cairn] = WANDERERS;

describe('players whose party is astray', () => {
  it('see token and trail where they think they are, and what they really walk on there', () => {
    const game = strayedWest(cairn!, { '0304': { terrain: 'moor' }, '0303': { terrain: 'heath' } });
    const { party, land } = seen(game);
    expect(party).toMatchObject({ hex: '0403', trail: ['0404', '0403'], place: '' });
    expect(hexAt(land, '0403')).toEqual({ terrain: 'moor', known: true });
    // What lies north of where they are is drawn north of where they think they are.
    expect(hexAt(land, '0402')).toEqual({ terrain: 'heath', known: false });
    // From 0404 they saw the forest at 0304: it stays what it is on their map.
    expect(hexAt(land, '0304')).toEqual({ terrain: 'moor', known: false });
  });

  it('have the map as it is once they find out', () => {
    const game = strayedWest(cairn!, { '0304': { terrain: 'moor' } }).given({ type: 'set-belief' });
    const { party, land } = seen(game);
    expect(party).toMatchObject({ hex: '0304', trail: ['0404', '0304'] });
    expect(hexAt(land, '0304')).toMatchObject({ terrain: 'moor', known: true });
    expect(hexAt(land, '0403')).toEqual({ terrain: 'forest', known: false });
  });

  it('read the same line as if they had come where they meant to', () => {
    const lineOf = (faces: number[]): (string | undefined)[] => {
      const game = inForest(nightsong!);
      const { events } = game.when(to('0403'), faces);
      return events
        .filter((event) => isForPlayers(game.rulebook.kinds.events.get(event.type), event))
        .flatMap(({ text, rules }) => (text === undefined ? [] : [text, ...(rules ?? [])]));
    };
    expect(lineOf([60, 1])).toEqual(lineOf([50]));
    expect(lineOf([60, 1])[0]).toContain('The party enters 0403, forest');
  });

  it('read no place that the way leads to, and where they think to go the one that they know of', () => {
    const game = inForest(nightsong!, {
      '0304': { terrain: 'hills', feature: { kind: 'camp', name: 'Hut', secret: false } },
      '0403': { known: true, feature: { kind: 'camp', name: 'Lodge', secret: false } },
    });
    const { told } = game.when(to('0403'), [60, 1]);
    expect(told.find((line) => line.includes('heads for'))).toMatch(
      /^The party heads for 0403, hills, Lodge \(/,
    );
  });

  it('hear of no hex when a session ends', () => {
    const game = strayedWest(cairn!);
    expect(game.when({ type: 'close-session' }).events.at(-1)).not.toHaveProperty('hex');
  });

  it('are at the hex where they think they are for whoever asks', () => {
    expect(whereTheyThink(strayedWest(cairn!).state.party)).toBe('0403');
  });
});
