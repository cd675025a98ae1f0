import { expect, it } from 'vitest';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { momentOf } from '../../shared/campaign/many/together.ts';
import { readyFoes } from '../../shared/campaign/many/turn.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { takeBacksOf } from '../../src-main/queries/view/takeBacks.ts';
import { openedSample, play, type Playthrough } from '../helpers/play.ts';
import { systemContract } from '../systemContract.ts';

/** What happens in a turn besides blows, or to somebody’s things. */
const OTHER = new Set([
  'item-moved',
  'defence-ended',
  'bled',
  'dying-counted',
  'dying-ended',
  'help-ended',
  'time-passed',
]);

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const STEPS = 12;

systemContract('a blow taken back in $name', (system, { foes: { weak, tough }, actsAtOnce = false }) => {
  const sample = openedSample(system);

  /** What everybody of the party is, without what they carry. */
  const bodies = ({ creatures, party }: Campaign) =>
    party.members.map((id) => {
      const { hitPoints, status, conditions, sheet } = creatures[id]!;
      return { id, hitPoints, status, sheet, conditions: conditions.map((one) => one.id).sort() };
    });

  /** The foes’ whole turns, each with the campaign before it. */
  function turnsOf(seed: number): { game: Playthrough; before: Campaign; events: HexwatchEvent[] }[] {
    const game = play(system, { from: sample.state, dice: seededDice(seed) }).given(
      {
        type: 'meet',
        statBlock: tough,
        count: 4,
      },
      { type: 'start-fight' },
    );
    const turns = [];
    for (let step = 0; step < STEPS && game.state.mode.now !== 'aftermath'; step += 1) {
      const [before, had] = [game.state, game.events.length];
      if (game.attempt({ type: 'take-turn' })) {
        const [own] = game.offersOf('declare').filter(({ main }) => main);
        if (game.attempt({ type: 'end-turn' }) && (!own || game.attempt(own.command))) break;
      } else turns.push({ game: play(system, { from: game.state }), before, events: game.events.slice(had) });
    }
    return turns;
  }

  /** The foes who may still do what they usually do. */
  const waiting = ({ state }: Playthrough): string[] =>
    readyFoes(state, system)
      .map(({ creature }) => creature.id)
      .sort();

  /** A kind that acts together once, with the campaign before it. */
  function blocksOf(seed: number): ReturnType<typeof turnsOf> {
    const game = play(system, { from: sample.state, dice: seededDice(seed) }).given(
      { type: 'meet', statBlock: weak, count: 4 },
      { type: 'start-fight', surprised: 'party' },
    );
    for (let step = 0; step < STEPS; step += 1) {
      const [before, had] = [game.state, game.events.length];
      if (!game.attempt({ type: 'act-together' }) && before.mode.now === 'turns')
        return [{ game: play(system, { from: game.state }), before, events: game.events.slice(had) }];
      const [own] = game.offersOf('declare').filter(({ main }) => main);
      if (game.attempt({ type: 'end-turn' }) && (!own || game.attempt(own.command))) break;
    }
    return [];
  }

  it('gives back all that it took: of a turn’s blows, taken back from the last to the first, nothing is left', () => {
    let blows = 0;
    for (const { game, before, events } of SEEDS.flatMap(turnsOf)) {
      const entry = { seq: 1, session: 1, command: { type: 'take-turn' }, events };
      const backs = [...takeBacksOf(game.rulebook.kinds, before, entry).values()].reverse();
      // What a blow cost in things (a broken shield, a dropped pack) and what else happened in the turn stays.
      if (backs.length === 0 || events.some(({ type }) => OTHER.has(type))) continue;
      blows += backs.length;
      game.given(...backs);
      expect(bodies(game.state)).toEqual(bodies(before));
    }
    expect(blows).toBeGreaterThan(0);
  });

  it('gives the attacker the action back while the turn goes on, as if it had not been used, and nobody else', () => {
    let given = 0;
    for (const { game, before, events } of SEEDS.flatMap(blocksOf)) {
      const entry = { seq: 1, session: 1, command: { type: 'act-together' }, events };
      const had = waiting(game);
      for (const back of takeBacksOf(game.rulebook.kinds, before, entry).values()) {
        if (back.action?.moment !== momentOf(game.state)) continue;
        const again = play(system, { from: game.state }).given(back);
        expect(waiting(again)).toEqual([...new Set([...had, back.actor])].sort());
        expect(again.state.fight?.combatants[back.actor]).toEqual(before.fight?.combatants[back.actor]);
        given += 1;
      }
    }
    expect(given > 0).toBe(!actsAtOnce);
  });

  it('is told in one line, and refused for someone who is not there', () => {
    const turn = SEEDS.flatMap(turnsOf).find(
      ({ game, before, events }) =>
        takeBacksOf(game.rulebook.kinds, before, { seq: 1, session: 1, command: { type: '' }, events }).size >
        0,
    )!;
    const { game, before, events } = turn;
    const [back] = takeBacksOf(game.rulebook.kinds, before, {
      seq: 1,
      session: 1,
      command: { type: '' },
      events,
    }).values();
    expect(game.when(back!).told[0]).toMatch(/^One blow undone: .+\.$/);
    expect(game.refused({ ...back!, creature: 'nobody-at-all' }).code).toBe('unknown-creature');
  });
});
