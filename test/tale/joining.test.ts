import { expect, it } from 'vitest';
import { vogt } from '../../shared/systems/vogt/index.ts';
import { play } from '../helpers/play.ts';
import { toldOf } from './thrown.ts';

it('those who join in two lots are one list of names', () => {
  const made = (...names: string[]) => [{ type: 'make-party', names }] as const;
  const text = toldOf(
    vogt,
    play(vogt),
    made('Ada', 'Bo', 'Cole', 'Dag'),
    made('Edda', 'Finn', 'Gisla', 'Harl'),
  );
  expect(text).toBe('Ada, Bo, Cole, Dag, Edda, Finn, Gisla and Harl joined the party.');
});
