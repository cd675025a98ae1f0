import fc from 'fast-check';
import type { Game } from '../../../src-main/game/game.ts';
import { fightOf, fightOn } from '../fights/atFight.ts';

type Act = (game: Game) => Promise<unknown>;

const give =
  (command: { type: string; [field: string]: unknown }): Act =>
  (game) =>
    game.dispatch(command);

/** Takes one of the blows back that can be, be it the last or an earlier one. */
const takeBack: Act = async (game) => {
  const blow = game.state.campaign.fight && fightOf(game).blows.find(({ back }) => back);
  if (blow?.back) await game.dispatch(blow.back.command);
};

const one = fc.constantFrom(
  give({ type: 'open-session' }),
  give({ type: 'close-session' }),
  give({ type: 'undo' }),
  give({ type: 'undo' }),
  give({ type: 'redo' }),
  give({ type: 'note', text: 'A bell.' }),
  give({ type: 'roll', dice: '1d6', for: 'luck' }),
  give({ type: 'end-encounter' }),
  takeBack,
);

const bout: readonly Act[] = [
  give({ type: 'open-session' }),
  (game) => game.dispatch({ type: 'meet', statBlock: game.system.statBlocks[0]?.name, count: 2 }),
  give({ type: 'start-fight' }),
  ...Array.from({ length: 6 }, () => fightOn),
  takeBack,
];

/** What is done at a table in all ways that its log has to tell of. */
export const actsOf = (atLeast: number, atMost: number): fc.Arbitrary<Act[]> =>
  fc
    .array(fc.oneof({ arbitrary: one.map((act) => [act]), weight: 6 }, fc.constant(bout)), {
      minLength: atLeast,
      maxLength: atMost,
    })
    .map((parts) => parts.flat());
