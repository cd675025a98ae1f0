import { expect, it } from 'vitest';
import { seededDice } from '../../../shared/dice/sources.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { planOf, type Plan } from '../../../src-main/queries/dice/plan.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

async function sample(system: string, ...commands: object[]): Promise<Game> {
  const game = await newGame({ system, sample: true }, { dice: seededDice(1) });
  await carryOut(game, { type: 'open-session' }, ...commands);
  return game;
}

const dice = (plan: Plan): string[] => (plan.ok ? plan.dice.map(({ die }) => die) : [plan.error.code]);

it.each(systems)('a journey in $name is planned by its dice, and nothing happens', async ({ id }) => {
  const game = await sample(id);
  const { seq } = game;
  const before = game.state;
  const beside = game.offers().find(({ command }) => command.type === 'travel')?.command;
  const plan = planOf(game, beside);
  expect(plan).toMatchObject({ ok: true });
  expect([game.seq, game.state]).toEqual([seq, before]);
  const [first] = dice(plan);
  const answer = await game.dispatch(beside, seededDice(5));
  expect(game.seq).toBeGreaterThan(seq);
  if (first && answer.ok) expect(`d${answer.rolls[0]?.dice[0]?.[0]}`).toBe(first);
  await game.close();
});

it('what comes after a die may depend on what it shows: the plan says that more may follow', async () => {
  const game = await sample('cairn', { type: 'meet', statBlock: 'Wolf', count: 2 }, { type: 'start-fight' });
  const [actor] = game.state.campaign.party.members;
  const plan = planOf(game, { type: 'attack', actor, target: 'wolf-1' });
  expect(plan).toMatchObject({ ok: true });
  // A 6 explodes, and rolls another.
  const exploding = planOf(game, { type: 'roll', dice: '2d6!' });
  expect(exploding).toMatchObject({ dice: [{ die: 'd6' }, { die: 'd6' }], more: true });
  expect(planOf(game, { type: 'roll', dice: '2d6' })).toMatchObject({ more: false });
  expect(planOf(game, { type: 'check-morale' })).toMatchObject({ ok: false, error: { code: 'not-now' } });
  await game.close();
});

it('faces that a command brings count as shown, and are refused where the die has them not', async () => {
  const game = await sample('cairn');
  const roll = { type: 'roll', dice: '2d6' };
  expect(dice(planOf(game, { ...roll, faces: [6] }))).toEqual(['d6', 'd6']);
  expect(dice(planOf(game, { ...roll, faces: [7] }))).toEqual(['dice-mismatch']);
  expect(dice(planOf(game, { ...roll, faces: [1, 2, 3] }))).toEqual(['dice-mismatch']);
  await game.close();
});

it('what is no command, has a bad field or would change nothing is refused as at the table', async () => {
  const game = await sample('cairn');
  expect(
    [{}, { type: 'fly' }, { type: 'roll' }, { type: 'roll', dice: 7 }].map((one) => dice(planOf(game, one))),
  ).toEqual([['bad-command'], ['unknown-command'], ['bad-field'], ['bad-field']]);
  await game.close();
});

it('undo and redo roll nothing, and are refused where there is no step to turn back', async () => {
  const game = await sample('cairn');
  expect(dice(planOf(game, { type: 'undo' }))).toEqual([]);
  expect(dice(planOf(game, { type: 'redo' }))).toEqual(['nothing-to-redo']);
  await game.close();
});
