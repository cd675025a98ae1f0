import type { SystemId } from '../../../shared/campaign/state.ts';
import type { GameView } from '../../../shared/api.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

/** A fight of the sample’s party against so many; nobody of the party is too slow. */
export async function fighting(system: SystemId, statBlock: string, count: number): Promise<Game> {
  const table = await newGame({ system, sample: true });
  await carryOut(table, { type: 'open-session' }, { type: 'meet', statBlock, count });
  const ready = table.state.campaign.party.members;
  const asksWhoIsReady = 'ready' in (table.rulebook.kinds.commands.get('start-fight')?.fields.shape ?? {});
  await carryOut(
    table,
    asksWhoIsReady ? { type: 'start-fight', ready } : { type: 'start-fight', surprised: 'others' },
  );
  return table;
}

/** The fight as the screen has it; fails where there is none. */
export const fightOf = (table: Game): NonNullable<GameView['fight']> => {
  const { fight } = gameView(table);
  if (!fight) throw new Error('There is no fight.');
  return fight;
};

/** Goes on in a fight by what comes next there; false where nothing does. */
export async function fightOn(table: Game): Promise<boolean> {
  const own = table.offers().find(({ actor, main }) => main && actor !== undefined);
  return (
    (await table.dispatch({ type: 'take-turn' })).ok ||
    (await table.dispatch({ type: 'end-turn' })).ok ||
    (own !== undefined && (await table.dispatch(own.command)).ok)
  );
}
