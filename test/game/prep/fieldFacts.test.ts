import { describe, expect, it } from 'vitest';
import { faultIn } from '../../../src-renderer/acts/faults.ts';
import { filledIn } from '../../../shared/page/blanks.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { newGame } from '../../helpers/campaigns.ts';

const fieldOf = async (type: string, name: string, kind?: string) => {
  const { now } = gameView(await newGame({ sample: true }));
  const offer = now.find(({ command }) => command.type === type && (!kind || command['kind'] === kind));
  return offer!.needs!.find((field) => field.name === name)!;
};

describe('the fields of a form', () => {
  it('have the bounds of their command, and say what they count', async () => {
    expect(await fieldOf('start-timer', 'segments', 'progress')).toMatchObject({ least: 2, most: 100 });
    expect(await fieldOf('lay-out-land', 'columns')).toMatchObject({ least: 1, unit: 'hexes' });
    expect(await fieldOf('start-timer', 'name', 'progress')).toMatchObject({ most: 200 });
  });

  it('refuse a number out of their bounds and a text too long before anything is sent', async () => {
    const segments = await fieldOf('start-timer', 'segments', 'progress');
    expect(['1', '101', '', 'six'].map((typed) => faultIn(segments, typed) !== undefined)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['2', '100', ' 6 '].map((typed) => faultIn(segments, typed))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const name = await fieldOf('start-timer', 'name', 'progress');
    expect(faultIn(name, 'x'.repeat(200))).toBeUndefined();
    expect(faultIn(name, 'x'.repeat(201))).toBeDefined();
  });

  it('send lines that were all deleted, and leave out those that never were', () => {
    const given = (value: string) => ({
      label: 'Edit',
      command: { type: 'keep-region' },
      needs: [{ name: 'encounters', label: '', kind: 'lines' as const, optional: true, value }],
    });
    expect(filledIn(given('A peddler'), { encounters: '' })).toEqual({ type: 'keep-region', encounters: [] });
    expect(filledIn(given(''), { encounters: '' })).toEqual({ type: 'keep-region' });
  });
});
