import { expect, it } from 'vitest';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

/** A sample that has met someone, and whether its table is asked what 0 hit points are. */
async function met(system: string) {
  const table = await newGame({ system, sample: true });
  const isAsked = () => gameView(table).encounter?.lethal ?? null;
  const { statBlocks } = table.system;
  await carryOut(table, { type: 'open-session' }, { type: 'meet', statBlock: statBlocks[0]?.name, count: 1 });
  return { table, isAsked };
}

it.each(systems)(
  'a table of $name is asked what 0 hit points are only where they kill unless the house rules otherwise',
  async ({ id, options }) => {
    const { table, isAsked } = await met(id);
    const kill = options.some(({ lethal, value }) => lethal !== undefined && lethal === value);
    expect(isAsked() !== null).toBe(kill);
    await table.close();
  },
);

it('is asked with the house rule beside it, until it has chosen', async () => {
  const { table, isAsked } = await met('fivey');
  const { option, name, choices } = isAsked() ?? {};
  expect(name).toBe('At 0 hit points');
  expect(choices?.map(({ label }) => label)).toEqual([
    'dead',
    'dying for a turn (10 minutes)',
    'dying for an hour',
  ]);
  await carryOut(table, { type: 'set-option', option, value: choices?.[0]?.value });
  expect(isAsked()).toBeNull();
  await carryOut(table, { type: 'undo' });
  expect(isAsked()).not.toBeNull();
  await table.close();
});

it('is not asked again once it has fought', async () => {
  const { table, isAsked } = await met('fivey');
  await carryOut(
    table,
    { type: 'start-fight' },
    { type: 'end-fight' },
    { type: 'meet', statBlock: 'Commoner', count: 1 },
  );
  expect(isAsked()).toBeNull();
  await table.close();
});
