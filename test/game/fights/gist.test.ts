import { expect, it } from 'vitest';
import { nightsong } from '../../../shared/systems/nightsong/index.ts';
import { gistOf } from '../../../src-main/game/gist.ts';
import { rulebookOf } from '../../helpers/play.ts';

/** What was done by one act of these, told in a line each. */
const gistWith = (...actors: string[]): string =>
  gistOf(
    {
      seq: actors.length,
      session: 1,
      command: { type: 'act-together' },
      events: actors.map((actor, index) => ({
        seq: index + 1,
        at: 0,
        type: 'attacked',
        actor,
        text: `${actor} hits Tam.`,
      })),
    },
    rulebookOf(nightsong).kinds,
  ).line;

it('says what one did', () => {
  expect(gistWith('Orc 1')).toBe('Orc 1 hits Tam');
  expect(gistWith('Orc 1', 'Orc 1')).toBe('Orc 1 hits Tam');
});

it('counts the others who did the same at once', () => {
  expect(gistWith('Orc 1', 'Orc 2')).toBe('Orc 1 hits Tam, and 1 other');
  expect(gistWith('Orc 1', 'Orc 2', 'Orc 3')).toBe('Orc 1 hits Tam, and 2 others');
});

it('says who died of it, whoever is only counted', () => {
  const { line } = gistOf(
    {
      seq: 3,
      session: 1,
      command: { type: 'act-together' },
      events: [
        { seq: 1, at: 0, type: 'attacked', actor: 'orc-1', text: 'Orc 1 hits Mae.' },
        { seq: 2, at: 0, type: 'attacked', actor: 'orc-2', text: 'Orc 2 hits Tam.' },
        { seq: 3, at: 0, type: 'status-changed', creature: 'tam', from: 'up', to: 'dead', text: 'Tam dies.' },
      ],
    },
    rulebookOf(nightsong).kinds,
  );
  expect(line).toBe('Orc 1 hits Mae, and 1 other; Tam dies');
});
