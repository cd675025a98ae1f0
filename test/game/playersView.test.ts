import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { System } from '../../shared/systems/contract.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { hexesOf } from '../../shared/hex/land.ts';
import { applyPatches, patchesBetween } from '../../shared/patch.ts';
import type { PlayersGame, PlayersView } from '../../shared/players.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { systems } from '../../shared/systems/registry.ts';
import { playersView } from '../../src-main/players/playersView.ts';
import { filled } from '../helpers/autoplay.ts';
import { openedSample, play, type Playthrough } from '../helpers/play.ts';

const CANARY = 'canary';

/** The campaign with a canary in everything that is the referee's alone. */
const withCanaries = (campaign: Campaign): Campaign =>
  produce(campaign, (draft) => {
    for (const creature of Object.values(draft.creatures)) {
      creature.note = `${CANARY} note`;
      creature.statBlock = `${CANARY} stat block`;
      creature.want = `${CANARY} want`;
      creature.look = `${CANARY} look`;
      creature.manner = `${CANARY} manner`;
      creature.hidden = `${CANARY} secret`;
      creature.haunts = [{ from: 0, to: 24, where: `${CANARY} haunt` }];
      if (draft.party.members.includes(creature.id)) continue;
      // Who is met stands before the players, and is called by name.
      if (draft.encounter?.creatures.includes(creature.id)) creature.name = 'Somebody met';
      for (const item of creature.items) item.name = `${CANARY} item`;
      for (const condition of creature.conditions) condition.name = `${CANARY} condition`;
    }
    for (const [label, hex] of hexesOf(draft.land)) {
      hex.note = `${CANARY} hex note`;
      if (hex.feature) hex.feature.site ??= `${CANARY} site`;
      // What is discovered may be told; until then open places are as hidden as secret ones.
      if (hex.known && hex.feature?.name.startsWith(CANARY)) delete hex.feature;
      if (!hex.known) hex.feature = { kind: 'ruin', name: `${CANARY} ${label}`, secret: label.endsWith('1') };
    }
    for (const region of Object.values(draft.land.regions)) region.name = `${CANARY} region`;
    for (const site of Object.values(draft.land.sites)) {
      site.name = `${CANARY} site`;
      site.note = `${CANARY} site note`;
    }
    for (const cache of Object.values(draft.caches))
      for (const item of cache.items) item.name = `${CANARY} lying item`;
    for (const key of Object.values(draft.keys)) {
      key.aloud = `${CANARY} key aloud`;
      key.secret = `${CANARY} key secret`;
      key.places = [{ name: `${CANARY} place`, aloud: `${CANARY} place`, secret: `${CANARY} place` }];
    }
    for (const { levels, rooms } of Object.values(draft.plans)) {
      for (const level of levels) level.name = `${CANARY} level`;
      for (const room of Object.values(rooms)) {
        for (const field of ['number', 'name', 'level', 'aloud', 'secret'] as const)
          room[field] = `${CANARY} ${field}`;
        room.trap = { text: `${CANARY} trap` };
        for (const exit of room.exits) exit.note = `${CANARY} exit`;
        for (const row of room.inhabitants) row.title = `${CANARY} inhabitant`;
        for (const item of room.treasure) item.name = `${CANARY} treasure`;
        room.tables = [`${CANARY} table`];
        for (const one of room.done) one.note = `${CANARY} done`;
      }
    }
    const [from = '', to = ''] = Object.keys(draft.creatures);
    draft.relations = [{ from, to, what: `${CANARY} relation` }];
    for (const path of draft.land.paths) path.name = `${CANARY} path`;
    // What pursues the party is met under the name of its clock when it arrives.
    for (const timer of Object.values(draft.timers))
      if (timer.order !== 'light' && timer.details['danger'] !== 'pursuer') timer.name = `${CANARY} timer`;
    if (draft.encounter) draft.encounter.title = `${CANARY} encounter`;
    if (draft.fight) {
      draft.fight.outcome &&= `${CANARY} outcome`;
      draft.fight.moraleDue = draft.fight.moraleDue.map(() => `${CANARY} morale`);
      for (const line of draft.fight.aftermath) line.label = `${CANARY} aftermath`;
    }
  });

/** A site where the party is, with two rooms in which everything is secret. */
const secretRooms = (hex: string | null) => {
  const site = `${CANARY}-vault`;
  const room = {
    type: 'keep-room',
    site,
    name: `${CANARY} room`,
    level: `${CANARY} level`,
    aloud: `${CANARY} aloud`,
    secret: `${CANARY} secret`,
    trap: `${CANARY} trap`,
    inhabitants: [`${CANARY} inhabitant`],
    treasure: [{ name: `${CANARY} treasure`, slots: 0 }],
  };
  return [
    { type: 'keep-site', name: `${CANARY} vault`, hex },
    room,
    room,
    {
      type: 'join-rooms',
      site,
      room: 'room-1',
      to: 'room-2',
      kind: 'secret',
      note: `${CANARY} exit`,
    },
    { type: 'enter-site', site },
    { type: 'mark-room', note: `${CANARY} done` },
  ];
};

/** What is written about where the party is. */
const secretKey = (hex: string | null) => ({
  type: 'keep-key',
  at: hex,
  aloud: `${CANARY} key aloud`,
  secret: `${CANARY} key secret`,
  places: [{ name: `${CANARY} place` }],
});

const secretPlay = ({ statBlocks, ownBlocks }: System) => [
  { type: 'note', text: `${CANARY} log line`, secret: true },
  { type: 'start-timer', name: `${CANARY} timer`, kind: 'progress', segments: 4, secret: true },
  {
    type: 'add-person',
    name: `${CANARY} person`,
    note: `${CANARY} note`,
    statBlock: statBlocks[0]?.name,
    want: `${CANARY} want`,
    hidden: `${CANARY} secret`,
  },
  { type: 'add-item', creature: `${CANARY}-person`, item: { name: `${CANARY} thing` } },
  { type: 'drop-item', creature: `${CANARY}-person`, item: `${CANARY}-thing` },
  { type: 'add-faction', name: `${CANARY} faction`, knows: `${CANARY} knowledge` },
  { type: 'relate', from: `${CANARY}-person`, to: `${CANARY}-faction`, what: `${CANARY} relation` },
  { type: 'keep-tables', tables: [{ name: `${CANARY} table`, rows: [{ text: `${CANARY} row` }] }] },
  {
    type: 'keep-stat-blocks',
    blocks: [
      {
        name: `${CANARY} stat block`,
        note: `${CANARY} note`,
        figures: ownBlocks.book.parse(statBlocks[0]),
      },
    ],
  },
  { type: 'keep-region', name: `${CANARY} region`, encounters: [`${CANARY} encounter`] },
];

const seen = (game: Playthrough): PlayersView =>
  playersView({ state: { campaign: game.state }, system: game.rulebook.system }, null);

/** Ids of creatures, lights and the like never stand in the view, as values or as keys. */
const idsIn = (campaign: Campaign, text: string): string[] =>
  [...Object.keys(campaign.creatures), ...Object.keys(campaign.timers)].filter((id) =>
    text.includes(`"${id}"`),
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
            expect(JSON.stringify(game.state)).toContain(CANARY);
            let before = seen(game);
            for (const choice of choices) {
              const { offers } = game;
              const offer = offers[choice % offers.length];
              if (offer) game.attempt(filled(offer, choice));
              game.state = withCanaries(game.state);
              const now = seen(game);
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

  it('is blank paper where they know nothing, and holds ground and open places where they do', () => {
    const played = game();
    const { columns } = landOf(played);
    for (const [label, hex] of hexesOf(played.state.land)) {
      const told = columns[Number(label.slice(0, 2)) - 1]?.[Number(label.slice(2)) - 1];
      expect(told?.terrain).toBe(hex.known ? hex.terrain : undefined);
      expect(told?.feature?.name).toBe(hex.known && !hex.feature?.secret ? hex.feature?.name : undefined);
    }
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
    expect(columns.length).toBeLessThanOrEqual(1);
    expect(
      before.game?.land.columns.filter((one) => after.game?.land.columns.includes(one)).length,
    ).toBeGreaterThan(before.game!.land.columns.length - 2);
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
