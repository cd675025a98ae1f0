import { expect, it } from 'vitest';
import { waresOf } from '../../../shared/campaign/shop/wares.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

it.each(systems.map(({ id }) => id))(
  'those who are hired without a name are numbered in %s',
  async (system) => {
    const game = await newGame({ system, sample: true });
    const [payer = ''] = game.state.campaign.party.members;
    const trade =
      waresOf(game.state.campaign, game.system).find(({ kind }) => kind === 'hireling')?.name ?? '';
    const hire = { ware: trade, to: payer };
    await carryOut(
      game,
      { type: 'open-session' },
      { type: 'add-coins', to: payer, count: 10 },
      { type: 'set-price', ware: trade, price: 1 },
      { type: 'trade', buys: [hire, hire] },
      { type: 'trade', buys: [hire] },
    );
    const names = Object.values(game.state.campaign.creatures).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith(trade))).toEqual([trade, `${trade} 2`, `${trade} 3`]);
    await game.close();
  },
);

it('who is hired is told with the trade as one says it', async () => {
  const game = await newGame({ system: 'cairn', sample: true });
  const { events } = await carryOut(
    game,
    { type: 'open-session' },
    { type: 'hire', name: 'Nell', role: 'archer' },
  );
  expect(events.map(({ text }) => text).join(' ')).toContain('Nell is hired as an archer (');
  await game.close();
});
