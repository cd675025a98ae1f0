import { expect, it } from 'vitest';
import { nightsong } from '../../../shared/systems/nightsong/index.ts';
import { gistOf } from '../../../src-main/game/gist.ts';
import { rulebookOf } from '../../helpers/play.ts';

/** What was done by one act of these, told in a line each. */
const gistWith = (...actors: string[]): string =>
  gistOfLines(...actors.map((actor) => ({ actor, text: `${actor} hits Tam.` })));

const gistOfLines = (...lines: { actor: string; text: string }[]): string =>
  gistOf(
    {
      seq: lines.length,
      session: 1,
      command: { type: 'act-together' },
      events: lines.map((line, index) => ({ seq: index + 1, at: 0, type: 'attacked', ...line })),
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

it.each([
  ['(8 on d8 + 3 STR; 12 → 1 HP)'],
  ['(8 on d8 (highest of 2) + 3 STR; 12 → 1 HP)'],
  ['(12 → 1 HP; 8 on d8 (highest of 2, and 3 more))'],
])('leaves out a bracket in which a long line would be cut: %s', (sum) => {
  const blow = 'Odo the Quiet hits the Captain of the Guard with his longsword (18 to 12) for 11 damage';
  expect(gistOfLines({ actor: 'odo', text: `${blow} ${sum}.` })).toBe(`${blow}…`);
});
