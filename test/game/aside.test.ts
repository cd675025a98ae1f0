import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolve } from '../../shared/campaign/decide.ts';
import { mayAct } from '../../shared/campaign/fight.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { systems } from '../../shared/systems/registry.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { Game } from '../../src-main/game/game.ts';
import { gameView } from '../../src-main/queries/view/gameView.ts';
import { filled } from '../helpers/autoplay.ts';
import { openedSample, type Playthrough } from '../helpers/play.ts';
import { carryOut, newGame } from '../helpers/campaigns.ts';

const where = (game: Playthrough): string[] => game.rulebook.chart.path(game.state.mode);
const opened = (system: (typeof systems)[number], seed = 1): Playthrough =>
  openedSample(system, { dice: seededDice(seed) });
const fighting = (game: Playthrough): Playthrough =>
  game.given(
    { type: 'meet', statBlock: game.rulebook.system.statBlocks[0]?.name, count: 3, title: 'the first' },
    { type: 'start-fight' },
  );

it('the fight goes on when the one who acts falls by something that is no blow', () => {
  const game = fighting(
    opened(
      systems.find(({ id }) => id === 'fivey')!,
      7,
    ),
  );
  const [actor] = mayAct(game.state);
  game.given({ type: 'fall', creature: actor, feet: 500 });
  expect(game.state.creatures[actor!]?.status).not.toBe('up');
  expect(mayAct(game.state).length).toBeGreaterThan(0);
});

describe.each(systems.map((system) => ({ name: system.name, system })))(
  'a fight put aside in $name',
  ({ system }) => {
    it('is taken up at the round, the phase and the turn in which it stood, whatever was played in it', () => {
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 100_000 }),
          fc.array(fc.nat(1000), { maxLength: 8 }),
          (seed, clicks) => {
            const game = fighting(opened(system, seed));
            for (const click of clicks) {
              const deeds = game.offers.filter(
                ({ actor, group }) => actor !== undefined || group === 'attack',
              );
              const deed = deeds[click % Math.max(1, deeds.length)];
              if (deed && game.state.fight) game.attempt(filled(deed, click));
            }
            if (!game.state.fight) return;
            const before = { ...game.state };
            const [path, clock] = [where(game), game.state.clock];
            game.given({ type: 'set-aside' });
            expect([game.state.fight, game.state.encounter, where(game)]).toEqual([
              null,
              null,
              ['session', 'play', 'world'],
            ]);
            game.given({ type: 'take-up', shelf: game.state.shelf[0]!.id });
            expect(where(game)).toEqual(path);
            expect([game.state.fight, game.state.encounter, game.state.clock]).toEqual([
              before.fight,
              before.encounter,
              clock,
            ]);
            expect(game.state.shelf).toEqual([]);
          },
        ),
        { numRuns: 25 },
      );
    });

    it('does not cost the first when a second is fought, and both wait side by side', () => {
      const game = fighting(opened(system));
      game.given(
        { type: 'set-aside' },
        { type: 'meet', statBlock: system.statBlocks[0]?.name, count: 1, title: 'the second' },
      );
      game.given({ type: 'start-fight' });
      const [first] = game.state.shelf;
      game.given({ type: 'take-up', shelf: first!.id });
      expect(game.state.encounter?.title).toBe('the first');
      expect(game.state.shelf.map(({ encounter }) => encounter.title)).toEqual(['the second']);
    });

    it('goes to its aftermath when the others died in the meantime', () => {
      const game = fighting(opened(system));
      const others = game.state.encounter!.creatures;
      game.given({ type: 'set-aside' });
      game.given(...others.map((creature) => ({ type: 'set-status', creature, status: 'dead' })));
      game.given({ type: 'take-up', shelf: game.state.shelf[0]!.id });
      expect(game.state.fight?.outcome ?? 'over').toMatch(/the party wins|over/);
    });
  },
);

describe.each(systems.map((system) => ({ name: system.name, system })))('a fight of $name', ({ system }) => {
  it('is over when the last of the others dies by the referee’s word, though morale was due', () => {
    const game = fighting(opened(system));
    const others = game.state.encounter!.creatures;
    for (const creature of others)
      if (game.state.fight) game.given({ type: 'set-status', creature, status: 'dead' });
    expect(game.state.fight ? game.state.mode.now : 'aftermath').toBe('aftermath');
  });
});

describe('an encounter put aside', () => {
  it('comes back as talk where there was talk', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' }, { type: 'meet', statBlock: 'Goblin' }, { type: 'react' });
    await carryOut(table, { type: 'set-aside' });
    expect(gameView(table).shelf).toMatchObject([{ title: '1 × Goblin' }]);
    await carryOut(table, { type: 'take-up', shelf: gameView(table).shelf[0]!.id });
    expect(gameView(table).mode.path).toEqual(['session', 'encounter', 'meeting']);
    await table.close();
  });

  it('comes back as talk where a charm began it and nobody rolled', () => {
    const system = systems.find(({ id }) => id === 'fivey')!;
    const game = opened(system).given({ type: 'meet', statBlock: 'Goblin' });
    game.state = evolve(game.state, game.rulebook.kinds.events, { seq: 1, type: 'meeting-began', at: 0 });
    game.given({ type: 'set-aside' });
    game.given({ type: 'take-up', shelf: game.state.shelf[0]!.id });
    expect([game.where, game.state.encounter?.reaction]).toEqual(['meeting', undefined]);
  });

  it('waits over the end of a session, a restart and an undo', async () => {
    const table = await newGame({ sample: true });
    await carryOut(
      table,
      { type: 'open-session' },
      { type: 'meet', statBlock: 'Goblin', count: 2 },
      { type: 'start-fight' },
    );
    const { fight } = table.state.campaign;
    const path = gameView(table).mode.path;
    await carryOut(table, { type: 'set-aside' }, { type: 'close-session' });
    const { folder } = table;
    await table.close();
    const again = await Game.open(nodeDisk, folder);
    await carryOut(again, { type: 'open-session' });
    const shelf = again.state.campaign.shelf[0]!.id;
    await carryOut(again, { type: 'take-up', shelf });
    expect([again.state.campaign.fight, gameView(again).mode.path]).toEqual([fight, path]);
    await carryOut(again, { type: 'undo' });
    expect(again.state.campaign.shelf.map(({ id }) => id)).toEqual([shelf]);
    await again.close();
  });

  it('refuses what was not put aside, and changes nothing', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' });
    const { seq } = table;
    expect(await table.dispatch({ type: 'take-up', shelf: 'nothing' })).toMatchObject({
      ok: false,
      error: { code: 'not-on-shelf', path: 'shelf' },
    });
    expect(await table.dispatch({ type: 'set-aside' })).toMatchObject({
      ok: false,
      error: { code: 'not-now' },
    });
    expect(table.seq).toBe(seq);
    await table.close();
  });
});

it.each(systems.map((system) => [system.name, system] as const))(
  'no fight is offered while nobody of the party can fight in %s',
  (_, system) => {
    const game = opened(system).given({ type: 'meet', statBlock: system.statBlocks[0]?.name, count: 1 });
    expect(game.offersOf('start-fight')).not.toEqual([]);
    for (const creature of game.state.party.members)
      game.given({ type: 'set-status', creature, status: 'dead' });
    expect(game.offersOf('start-fight')).toEqual([]);
  },
);
