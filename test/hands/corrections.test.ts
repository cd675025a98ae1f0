import { describe, expect, it } from 'vitest';
import { cairn } from '../../shared/systems/cairn/index.ts';
import type { System } from '../../shared/systems/contract.ts';
import { nightsong } from '../../shared/systems/nightsong/index.ts';
import { systems } from '../../shared/systems/registry.ts';
import { after, typedFigure } from '../../src-renderer/ui/figure.ts';
import { MINUTE } from '../../shared/time/scales.ts';
import { fact, facts, openedSample } from '../helpers/play.ts';

describe('a figure as it is typed', () => {
  it.each([
    ['=3', 3],
    ['3', 3],
    ['-3', 4],
    ['−3', 4],
    ['+2', 9],
    ['=-1', -1],
  ])('%s makes 7 to %i', (text, expected) => {
    const typed = typedFigure(text);
    expect(typed && after(typed, 7)).toBe(expected);
  });

  it.each(['', '=', 'three', '1.5', '2d6', '--1', '=1234567'])('%j is none', (text) => {
    expect(typedFigure(text)).toBeUndefined();
  });
});

describe.each(systems)('hit points in $id', (system) => {
  const someone = (game: ReturnType<typeof openedSample>) => {
    const [first = ''] = game.state.party.members;
    return { id: first, hitPoints: game.state.creatures[first]?.hitPoints };
  };

  it('are set by =3 alone, and told as a correction', () => {
    const game = openedSample(system);
    const { id, hitPoints } = someone(game);
    const { told } = game.when({ type: 'set-hit-points', creature: id, now: 3 });
    expect(told.join(' ')).toContain('Correction');
    expect(someone(game).hitPoints).toEqual({ ...hitPoints, now: 3 });
  });

  it('have their maximum set alone', () => {
    const game = openedSample(system);
    const { id, hitPoints } = someone(game);
    game.given({ type: 'set-hit-points', creature: id, max: 20 });
    expect(someone(game).hitPoints).toEqual({ ...hitPoints, max: 20 });
  });
});

describe('somebody dead by hit points who is put right', () => {
  const raising = systems.filter(({ bodies }) => bodies.backOnFeet);

  const dead = (system: System) => {
    const game = openedSample(system);
    const [id = ''] = game.state.party.members;
    game.given({ type: 'set-hit-points', creature: id, now: 0 });
    game.given({ type: 'set-status', creature: id, status: 'dead' });
    return { game, id };
  };

  it.each(raising)('is active again in $id, in one line', (system) => {
    const { game, id } = dead(system);
    const { told } = game.when({ type: 'set-hit-points', creature: id, now: 3 });
    expect(game.state.creatures[id]).toMatchObject({ status: 'up', hitPoints: { now: 3 } });
    expect(told).toHaveLength(1);
  });

  it.each(raising)('stays dead in $id at 0', (system) => {
    const { game, id } = dead(system);
    game.when({ type: 'set-hit-points', creature: id, now: 0 });
    expect(game.state.creatures[id]?.status).toBe('dead');
  });

  it.each(systems.filter((system) => !raising.includes(system)))(
    'stays dead in $id, where hit points alone put nobody down',
    (system) => {
      const { game, id } = dead(system);
      const { told } = game.when({ type: 'set-hit-points', creature: id, now: 3 });
      expect(game.state.creatures[id]?.status).toBe('dead');
      expect(told.join(' ')).toContain('still dead');
    },
  );

  it('has no clock of the dying left', () => {
    const game = openedSample(nightsong);
    const [id = ''] = game.state.party.members;
    game.given({ type: 'adjust-hit-points', creature: id, by: -40 });
    expect(Object.values(game.state.timers).some(({ creature }) => creature === id)).toBe(true);
    game.when({ type: 'set-hit-points', creature: id, now: 3 });
    expect(Object.values(game.state.timers).some(({ creature }) => creature === id)).toBe(false);
    expect(game.state.creatures[id]?.status).toBe('up');
  });
});

describe('the time that a light has left', () => {
  const burning = () => {
    const game = openedSample(cairn);
    const torch = game.offersOf('light')[0]?.command;
    if (!torch) throw new Error('Nobody has a torch.');
    expect(game.attempt(torch)).toBeUndefined();
    const timer = Object.values(game.state.timers).find(({ order }) => order === 'light');
    if (!timer) throw new Error('No light burns.');
    return { game, timer };
  };

  it('is set in minutes from now, and told as a correction', () => {
    const { game, timer } = burning();
    const { events, told } = game.when({ type: 'set-timer', timer: timer.id, left: 40 });
    expect(fact({ events }, 'timer-changed')['to']).toEqual({ dueAt: game.state.clock + 40 * MINUTE });
    expect(told.join(' ')).toContain('Correction');
    expect(game.state.timers[timer.id]?.dueAt).toBe(game.state.clock + 40 * MINUTE);
  });

  it('may have run out two turns ago: the torch is gone now', () => {
    const { game, timer } = burning();
    const { events } = game.when({ type: 'set-timer', timer: timer.id, left: -20 });
    expect(fact({ events }, 'timer-changed')['to']).toEqual({ dueAt: game.state.clock - 20 * MINUTE });
    expect(facts({ events }, 'timer-ended')).toHaveLength(1);
    expect(game.state.timers[timer.id]).toBeUndefined();
  });

  it('is offered with its bearer, with what is left', () => {
    const { game, timer } = burning();
    const offer = game.offersOf('set-timer').find(({ command }) => command['timer'] === timer.id);
    expect(offer?.actor).toBe(timer.creature);
    expect(offer?.needs?.[0]?.value).toBe(60);
  });

  it('is refused for a clock that does not run for a time', () => {
    const { game } = burning();
    game.given({ type: 'start-timer', name: 'Doom', kind: 'progress', segments: 4 });
    const doom = Object.values(game.state.timers).find(({ name }) => name === 'Doom')?.id ?? '';
    expect(game.refused({ type: 'set-timer', timer: doom, left: 5 }).path).toBe('left');
  });
});
