import { expect, it } from 'vitest';
import { NameSchema } from '../../../shared/campaign/ids.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { listWithin } from '../../../shared/text/words.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

const people = Array.from({ length: 45 }, (_, index) => `villager-${index + 1}`);

it.each(systems)(
  'a whole village can be met in $id: the title names as many as it has room for',
  async (system) => {
    const game = await newGame({ system: system.id, sample: true });
    const statBlock = system.statBlocks[0]?.name ?? '';
    await carryOut(
      game,
      { type: 'open-session' },
      ...people.map((id, index) => ({ type: 'add-person', id, name: `Villager ${index + 1}`, statBlock })),
      { type: 'meet', who: people },
    );
    const { title = '', creatures } = game.state.campaign.encounter ?? {};
    expect(creatures).toHaveLength(people.length);
    expect(title).toMatch(/^Villager 1, Villager 2, .* and \d+ more$/);
    expect(NameSchema.safeParse(title).success).toBe(true);
    await game.close();
  },
);

it('whoever comes in an encounter of nobody yet has to be named', async () => {
  const game = await newGame({ system: 'cairn', sample: true });
  await carryOut(game, { type: 'open-session' }, { type: 'meet' });
  expect(await game.dispatch({ type: 'identify', statBlock: '' })).toMatchObject({
    ok: false,
    error: { code: 'bad-field', path: 'statBlock' },
  });
  await game.close();
});

it('words that have no room are counted, and one that has none is cut', () => {
  expect(listWithin(['Mae', 'Pell', 'Odo'], 14)).toBe('Mae, Pell, Odo');
  expect(listWithin(['Mae', 'Pell', 'Odo', 'Wat', 'Ulf'], 20)).toBe('Mae, Pell and 3 more');
  expect(listWithin(['Maximilian'], 5)).toBe('Maxi…');
});
