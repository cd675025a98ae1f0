import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { System } from '../../shared/systems/contract.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { DIRECTIONS, neighbour } from '../../shared/hex/coordinates.ts';
import { hexesOf } from '../../shared/hex/land.ts';
import { applyPatches, patchesBetween } from '../../shared/page/patch.ts';
import type { PlayersGame, PlayersView } from '../../shared/players.ts';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { systems } from '../../shared/systems/registry.ts';
import { playersView } from '../../src-main/players/playersView.ts';
import { filled } from '../helpers/autoplay.ts';
import { CANARY, secretKey, secretPlay, secretRooms, withCanaries } from '../helpers/canaries.ts';
import { openedSample, play, type Playthrough } from '../helpers/play.ts';

const seen = (game: Playthrough): PlayersView =>
  playersView({ state: { campaign: game.state }, system: game.rulebook.system }, null);

/** Ids of creatures, lights and the like never stand in the view, as values or as keys. */
const idsIn = (campaign: Campaign, text: string): string[] =>
  [...Object.keys(campaign.creatures), ...Object.keys(campaign.timers)].filter((id) =>
    text.includes(`"${id}"`),
  );

/** What has a party go astray as often as can be, where the system rolls for the way. */
const LOST = { 'losing-the-way': 'astray', navigation: 'off-roads', 'way-dc': 20 };
const losesTheWay = ({ options, numbers }: System) =>
  Object.entries(LOST).flatMap(([option, value]) =>
    [...options, ...numbers].some(({ id }) => id === option) ? [{ type: 'set-option', option, value }] : [],
  );

describe.each(systems.map((system) => [system.name, system] as const))(
  'players at a table of %s',
  (_, system) => {
    it('are told no secret, whatever is played, in the whole view or in patches', () => {
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 1_000_000 }),
          fc.array(fc.nat(10_000), { minLength: 40, maxLength: 40 }),
          (seed, choices) => {
            const game = play(system, { from: openedSample(system).state, dice: seededDice(seed) });
            game.given(...secretPlay(system), secretKey(game.state.party.hex));
            if (seed % 2 === 0) game.given(...secretRooms(game.state.party.hex));
            game.given(...losesTheWay(system));
            expect(JSON.stringify(game.state)).toContain(CANARY);
            let before = seen(game);
            for (const choice of choices) {
              const { offers } = game;
              const offer = offers[choice % offers.length];
              if (offer) game.attempt(filled(offer, choice));
              game.state = withCanaries(game.state);
              const now = seen(game);
              const { believed } = game.state.party;
              if (believed !== undefined) expect(now.game?.party.hex).toBe(believed);
              const told = JSON.stringify(patchesBetween(before, now));
              for (const text of [JSON.stringify(now), told]) {
                expect(text).not.toContain(CANARY);
                expect(idsIn(game.state, text)).toEqual([]);
              }
              expect(applyPatches(before, JSON.parse(told) as never)).toEqual(now);
              before = now;
            }
          },
        ),
        { numRuns: 15 },
      );
    });

    it('see hit points of the party’s own and of nobody else, in a fight', () => {
      const game = openedSample(system);
      const [block] = system.statBlocks;
      game.given({ type: 'meet', statBlock: block?.name, count: 2 }, { type: 'start-fight' });
      const { fight } = seen(game).game as PlayersGame;
      const all = fight?.slots.flatMap(({ who }) => who) ?? [];
      const details = all.filter(({ side }) => side === 'party');
      expect([details.length, all.length]).toEqual([game.state.party.members.length, details.length + 2]);
      expect(all.filter(({ hitPoints }) => hitPoints)).toEqual(details);
      expect(fight?.phases.filter(({ now }) => now)).toHaveLength(1);
      expect(Object.keys(all.find(({ side }) => side === 'others') ?? {}).sort()).toEqual([
        'acted',
        'name',
        'now',
        'side',
        'status',
      ]);
    });
  },
);

describe('the land that players see', () => {
  const game = (): Playthrough => openedSample<System>(fivey);
  const landOf = (played: Playthrough) => seen(played).game!.land;

  it('holds ground and open places where they know it, the ground alone beside that, and is blank paper elsewhere', () => {
    const played = game();
    const { columns } = landOf(played);
    const all = new Map(hexesOf(played.state.land));
    const numberOf = (region: string): string =>
      String(Object.keys(played.state.land.regions).indexOf(region) + 1);
    for (const [label, { terrain, known, feature, region }] of all) {
      const told = columns[Number(label.slice(0, 2)) - 1]?.[Number(label.slice(2)) - 1];
      const isBeside = DIRECTIONS.some(({ id }) => all.get(neighbour(label, id) ?? '')?.known);
      const open = feature && !feature.secret ? { feature: { ...feature, site: undefined } } : {};
      const whole = { terrain, known, ...(region ? { region: numberOf(region) } : {}), ...open };
      expect(told ?? undefined).toEqual(known ? whole : isBeside ? { terrain, known } : undefined);
    }
  });

  it('has the regions in which they know a hex, and no other', () => {
    const played = game();
    const all = played.state.land.regions;
    const known = [...hexesOf(played.state.land)].flatMap(([, hex]) => (hex.known ? (hex.region ?? []) : []));
    const names = Object.values(landOf(played).regions).map(({ name }) => name);
    expect(names.toSorted()).toEqual([...new Set(known.map((id) => all[id]?.name))].toSorted());
    expect(names.length).toBeLessThan(Object.keys(all).length);
  });

  it('has roads and rivers between known hexes only', () => {
    const played = game();
    const known = new Set([...hexesOf(played.state.land)].filter(([, { known }]) => known).map(([at]) => at));
    const { paths } = landOf(played);
    expect(paths.length).toBeGreaterThan(0);
    for (const { hexes } of paths) expect(hexes.filter((label) => !known.has(label))).toEqual([]);
    const steps = played.state.land.paths.flatMap(({ hexes }) =>
      hexes.flatMap((to, index) => (index > 0 ? [`${hexes[index - 1]} ${to}`] : [])),
    );
    for (const { hexes } of paths)
      for (const [index, to] of hexes.entries())
        if (index > 0) expect(steps).toContain(`${hexes[index - 1]} ${to}`);
  });

  it('has the labels on hexes that they know, and none before that', () => {
    const played = game();
    const [unknown = ''] = [...hexesOf(played.state.land)].find(([, { known }]) => !known) ?? [];
    expect(landOf(played)).not.toHaveProperty('labels');
    played.given({ type: 'label-hex', hex: unknown, words: 'Wolf Wood' });
    expect(JSON.stringify(seen(played))).not.toContain('Wolf Wood');
    played.given({ type: 'paint-hexes', hexes: [unknown], known: true });
    expect(landOf(played).labels).toEqual([{ hex: unknown, words: 'Wolf Wood', size: 2 }]);
    played.given({ type: 'paint-hexes', hexes: [unknown], known: false });
    expect(landOf(played)).not.toHaveProperty('labels');
  });

  it('keeps a secret place secret where the party stands on it, and shows it once it is no secret', () => {
    const played = game();
    const hex = played.state.party.hex!;
    const place = (secret: boolean) => ({
      type: 'mark-hex',
      hex,
      feature: { kind: 'cave', name: 'The Thieves’ Den', secret },
    });
    played.given(place(true));
    expect(JSON.stringify(seen(played))).not.toContain('Den');
    played.given(place(false));
    expect(seen(played).game?.party.place).toBe('The Thieves’ Den');
  });

  it('loses the token with the hex, when the referee takes the party’s knowledge of where it is', () => {
    const played = game();
    const hex = played.state.party.hex!;
    expect(seen(played).game?.party.hex).toBe(hex);
    played.given({ type: 'mark-hex', hex, known: false });
    expect(seen(played).game?.party).toMatchObject({ hex: null, place: '', trail: [] });
  });

  it('costs a patch only what was discovered', () => {
    const played = game();
    const before = seen(played);
    const to = played.offers.find(({ command }) => command.type === 'travel')!;
    played.given(to.command);
    const after = seen(played);
    const columns = patchesBetween(before, after).filter(({ path }) => path[2] === 'columns');
    // The hex itself, and the six around it that are seen from there.
    expect(columns.length).toBeLessThanOrEqual(7);
    const same = before.game!.land.columns.filter((one) => after.game?.land.columns.includes(one));
    expect(same.length).toBeGreaterThanOrEqual(before.game!.land.columns.length - 3);
  });
});

describe('the light that players see', () => {
  it('is what the party carries, not what strangers carry, nor a clock by that name', () => {
    const game = openedSample<System>(fivey);
    const light = game.offers.find(({ command }) => command.type === 'light')!;
    game.given(light.command);
    const [burning] = Object.values(game.state.timers).filter(({ order }) => order === 'light');
    expect(seen(game).game?.lights).toEqual([burning?.name]);
    game.state = produce(game.state, (draft) => {
      for (const timer of Object.values(draft.timers)) timer.creature = 'somebody-else';
    });
    expect(seen(game).game?.lights).toEqual([]);
  });
});

describe('the party that players see', () => {
  it('is everybody in it with a drawn face, status and hit points, and nothing else of them', () => {
    const game = openedSample<System>(fivey);
    game.given({ type: 'describe', creature: 'mae', portrait: 'secret-twin.png' });
    const { people } = (seen(game).game as PlayersGame).party;
    expect(people.map(({ name }) => name)).toEqual(
      game.state.party.members.map((id) => game.state.creatures[id]?.name),
    );
    expect(people.map((one) => Object.keys(one).sort())).toEqual(
      people.map(() => ['face', 'hitPoints', 'name', 'status']),
    );
    expect(JSON.stringify(seen(game))).not.toContain('secret-twin');
  });
});

describe('players inside a site', () => {
  /** A stair, a hall behind it, and beyond: a locked vault, a closet behind a secret door, a loft up a ladder. */
  const ROOMS = [
    { name: 'Stair', box: { x: 40, y: 40, w: 4, h: 4 }, entrance: true },
    { name: 'Hall', box: { x: 46, y: 40, w: 6, h: 4 } },
    { name: 'Vault', box: { x: 54, y: 40, w: 4, h: 4 } },
    { name: 'Closet', box: { x: 46, y: 34, w: 4, h: 4 } },
    { name: 'Loft', box: { x: 40, y: 40, w: 4, h: 4 }, level: 'up' },
  ];
  const WAYS = [
    ['room-1', 'room-2', 'open'],
    ['room-2', 'room-3', 'locked'],
    ['room-2', 'room-4', 'secret'],
    ['room-1', 'room-5', 'open'],
  ] as const;
  const cellar = () => {
    const game = openedSample(cairn);
    const { hex } = game.state.party;
    game.given({ type: 'keep-site', name: 'Cellar', hex: hex ?? '0101', dark: true });
    for (const room of ROOMS) game.given({ type: 'keep-room', site: 'cellar', ...room });
    for (const [room, to, kind] of WAYS) game.given({ type: 'join-rooms', site: 'cellar', room, to, kind });
    game.given({ type: 'enter-site', site: 'cellar' });
    return game;
  };
  const siteOf = (game: Playthrough) => (seen(game).game as PlayersGame).site;
  const goTo = (game: ReturnType<typeof cellar>, room: string): void => {
    game.given({ type: 'go-to-room', room });
    if (game.state.encounter) game.given({ type: 'part' });
  };

  it('see the room where they are, and its ways on, all equally long and none of them named', () => {
    const site = siteOf(cellar());
    expect(site?.plan?.rooms).toEqual([{ name: 'Stair', box: { x: 2, y: 2, w: 4, h: 4 } }]);
    expect(site).toMatchObject({ name: 'Cellar', here: 0, turn: 0 });
    expect(site?.plan?.on).toEqual([{ at: [6, 3.5], out: [1, 0], door: false }]);
    expect(site?.plan?.stairs).toHaveLength(1);
    expect(JSON.stringify(site)).not.toMatch(/Hall|Vault|Closet|Loft|room-/);
  });

  it('see a way as a whole once they were at both of its ends, a locked door as a door, a secret one not at all', () => {
    const game = cellar();
    goTo(game, 'room-2');
    const plan = siteOf(game)?.plan;
    expect(plan?.rooms.map(({ name }) => name)).toEqual(['Stair', 'Hall']);
    expect(plan?.ways.map(({ joins }) => joins)).toEqual([[0, 1]]);
    expect(plan?.on).toEqual([{ at: [14, 3.5], out: [1, 0], door: true }]);
    game.given({ type: 'set-exit', room: 'room-2', to: 'room-4', now: 'found' });
    expect(siteOf(game)?.plan?.on).toHaveLength(2);
  });

  it('see only the level where they are', () => {
    const game = cellar();
    goTo(game, 'room-5');
    expect(siteOf(game)?.plan).toMatchObject({ rooms: [{ name: 'Loft' }], ways: [], on: [] });
  });

  it('count the turns, and those that the light of their own people still gives', () => {
    const game = cellar();
    const [one = ''] = game.state.party.members;
    game.given({ type: 'light', creature: one, item: 'torch' });
    expect(siteOf(game)?.lights).toEqual([
      { name: expect.stringContaining('torch') as string, left: 6, die: null },
    ]);
    goTo(game, 'room-2');
    expect(siteOf(game)).toMatchObject({ turn: 1, lights: [{ left: 5 }] });
    game.given({ type: 'leave-site' });
    expect(siteOf(game)).toBeNull();
  });
});
