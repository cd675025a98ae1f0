import { describe, expect, it } from 'vitest';
import { fallenSince, keptUnder } from './kept.ts';

const page = `# Speed

## Fights

| change | Cairn | FIVEY | fell by a tenth |
|---|---|---|---|
| The beginning | 40.0 | 20.0 |  |
| Morale | 30.0 | 21.0 | Cairn |

## Journeys

| change | Cairn | FIVEY | fell by a tenth |
|---|---|---|---|
`;

describe('the speed that is kept', () => {
  it('has fallen where a tenth is missing of the last row, not of one before it', () => {
    expect(fallenSince(page, 'Fights', { Cairn: 28, FIVEY: 18.8 })).toEqual(['FIVEY']);
  });

  it('has not fallen where nothing was kept yet', () => {
    expect(fallenSince(page, 'Journeys', { Cairn: 1, FIVEY: 1 })).toEqual([]);
  });

  it('gets a row at the end of its table, with what fell', () => {
    const kept = keptUnder(page, 'Fights', 'Doors | windows', { FIVEY: 5.123, Cairn: 31 });
    expect(kept).toBe(
      page.replace('| Cairn |\n\n', '| Cairn |\n| Doors / windows | 31.0 | 5.12 | FIVEY |\n\n'),
    );
    expect(keptUnder(page, 'Journeys', 'Rain', { Cairn: 2, FIVEY: 123.4 })).toBe(
      `${page}| Rain | 2.00 | 123 |  |\n`,
    );
  });

  it('asks for the table that it does not find', () => {
    expect(() => fallenSince(page, 'Sieges', {})).toThrow('no table under “Sieges”');
  });
});
