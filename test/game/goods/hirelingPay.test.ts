import { expect, it } from 'vitest';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

it.each([
  ['leaves', { type: 'leave-party', creature: 'ferryman' }],
  ['dies', { type: 'set-status', creature: 'ferryman', status: 'dead' }],
])('the pay of a hireling who %s runs on when that is undone', async (_how, end) => {
  const game = await newGame({ system: fivey.id, sample: true });
  const [payer = ''] = game.state.campaign.party.members;
  const timers = () => Object.values(game.state.campaign.timers);
  await carryOut(
    game,
    { type: 'open-session' },
    { type: 'set-sheet', creature: payer, to: { crowns: 100 } },
    { type: 'hire', name: 'Ferryman', actor: payer, days: 10 },
  );
  const before = timers();
  expect(before.map(({ name }) => name)).toContain('Ferryman’s pay');
  await carryOut(game, end);
  expect(timers().map(({ name }) => name)).not.toContain('Ferryman’s pay');
  await carryOut(game, { type: 'undo' });
  expect(timers()).toEqual(before);
  await game.close();
});
