import { expect, it } from 'vitest';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

it('whoever is short of coins is told of everybody who can help', async () => {
  const game = await newGame({ system: fivey.id, sample: true });
  const { creatures, party } = game.state.campaign;
  const [poor = '', ...others] = party.members;
  const purses = party.members.map((creature) => ({
    type: 'set-sheet',
    creature,
    to: { crowns: creature === poor ? 0 : 40 },
  }));
  await carryOut(game, { type: 'open-session' }, { type: 'set-price', ware: 'Bell', price: 10 }, ...purses);
  const told = await game.dispatch({ type: 'trade', buys: [{ ware: 'Bell', to: poor }] });
  const names = others.map((id) => creatures[id]?.name ?? '');
  const last = names.pop() ?? '';
  expect(told.ok || told.error.message).toContain(` ${names.join(', ')} and ${last} can help.`);
  await game.close();
});
