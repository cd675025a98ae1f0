import { describe, expect, it } from 'vitest';
import { warned } from '../../src-main/game/warnings.ts';
import { dyingIn } from '../../src-main/queries/view/dying.ts';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { systems } from '../../shared/systems/registry.ts';
import { fight, NEXT, pair } from '../rules/nightsong/party.ts';
import { openedSample, play, type Playthrough } from '../helpers/play.ts';
import { fixturesOf } from '../systemContract.ts';

/** The sample of a system in its first session. */
function atTheTable(id: string): Playthrough {
  const system = systems.find((one) => one.id === id);
  if (!system) throw new Error(`There is no system ${id}.`);
  return openedSample(system);
}

const warningsOf = ({
  state,
  offers,
  rulebook: { system, kinds },
}: Playthrough): Record<string, string | undefined> =>
  Object.fromEntries(
    warned(offers, state, system, kinds.commands).map(({ command, warns }) => [command.type, warns]),
  );

/** Somebody of Cairn’s sample lies dying: hit points gone, the STR save failed, an hour left. */
const dyingInCairn = (): Playthrough => {
  const game = atTheTable('cairn');
  game.when({ type: 'adjust-hit-points', creature: 'bryn', by: -8 }, [20]);
  return game;
};

describe('the help for somebody dying', () => {
  it('names whom it helps once', () => {
    const { state, offers } = dyingInCairn();
    const [bryn] = dyingIn(state, cairn, offers);
    expect(bryn?.help.length).toBeGreaterThan(0);
    for (const { label, detail = '' } of bryn?.help ?? [])
      expect(`${label} ${detail}`.match(/Bryn/g)).toHaveLength(1);
  });
});

describe('what can hardly be meant', () => {
  it.each(systems.map(({ id }) => id))('is nothing but a new map on a usual day of %s', (id) => {
    const warned = Object.entries(warningsOf(atTheTable(id))).filter(([, warns]) => warns !== undefined);
    expect(warned.filter(([, warns]) => warns !== 'it is day').map(([type]) => type)).toEqual([
      'lay-out-land',
    ]);
  });

  it('is a night that is slept by day, and no longer when it is dark', () => {
    const game = atTheTable('cairn');
    expect(warningsOf(game)['sleep']).toBe('it is day');
    game.given({ type: 'pass-time', scale: 'hour', count: 14 });
    expect(warningsOf(game)['sleep']).toBeUndefined();
  });

  it('is travel and time that passes while somebody dies sooner, and the end of the session', () => {
    const warnings = warningsOf(dyingInCairn());
    for (const type of ['travel', 'pass-time', 'sleep', 'rest'])
      expect(warnings[type], type).toMatch(/Bryn dies in 1 h/);
    expect(warnings['close-session']).toMatch(/Bryn/);
    expect(warnings['light']).toBeUndefined();
  });

  it('is the end of the session in a fight', () => {
    const fighting = atTheTable('cairn').given(
      { type: 'meet', statBlock: 'Goblin', count: 3 },
      { type: 'start-fight' },
    );
    expect(warningsOf(fighting)['close-session']).toMatch(/fight/);
  });

  it.each(systems.map((system) => [system.id, system] as const))(
    'is the end of the session in a fight of %s',
    (id, { statBlocks }) => {
      const game = atTheTable(id).given(
        { type: 'meet', statBlock: statBlocks[0]?.name, count: 3 },
        { type: 'start-fight' },
      );
      expect(warningsOf(game)['close-session']).toMatch(/fight/);
    },
  );

  it.each(systems)('is the end of the session while somebody dies in $name, where anybody does', (system) => {
    const { laysDying } = fixturesOf(system);
    expect(laysDying !== undefined).toBe(system.bodies.dying !== undefined);
    if (!laysDying) return;
    const game = atTheTable(system.id);
    const [first = ''] = game.state.party.members;
    expect(warningsOf(game)['close-session']).toBeUndefined();
    for (const { command, faces = [] } of laysDying(first)) game.when(command, faces);
    expect(warningsOf(game)['close-session']).toContain(game.state.creatures[first]?.name);
  });

  it('is a new map over one that was played on', () => {
    expect(warningsOf(atTheTable('cairn'))['lay-out-land']).toMatch(/played on/);
    const [system] = systems;
    expect(system && warningsOf(play(system))['lay-out-land']).toBeUndefined();
  });

  it('is whatever goes on in a fight without the answer of a player who is asked', () => {
    const game = fight(pair(['Round shield']), 'Wolf', 3).given(NEXT);
    expect(warningsOf(game)['take-turn']).toBeUndefined();
    game.when({ type: 'act-together', kind: 'Wolf' }, [2]);
    const { offers, state, rulebook } = game;
    const all = warned(offers, state, rulebook.system, rulebook.kinds.commands);
    const [answers, others] = [true, undefined].map((answer) =>
      all
        .filter(({ command }) => ['take-turn', 'act-together'].includes(command.type))
        .filter(({ command }) => command['answer'] === answer)
        .map(({ warns }) => warns ?? ''),
    );
    expect(answers).toEqual(['', '']);
    expect(others).not.toEqual([]);
    for (const warns of others ?? []) expect(warns).toMatch(/Mae may block/);
  });

  it.each([
    [1, /Mae dies/],
    [2, /^$/],
  ])('in a fight, with %i rounds left to someone who can be helped, is the end of the turn', (face, says) => {
    const game = fight(pair(), 'Wolf', 3);
    game.when({ type: 'adjust-hit-points', creature: 'mae', by: -30 }, [face]);
    expect(warningsOf(game)['end-turn'] ?? '').toMatch(says);
  });
});
