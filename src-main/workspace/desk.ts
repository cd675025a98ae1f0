import type { Answer, WorkspaceView } from '../../shared/api.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import type { done } from '../game/answers.ts';
import type { Game } from '../game/game.ts';
import type { PlayersScreen } from '../players/playersScreen.ts';
import type { BringingIn } from './bringIn.ts';
import type { Exporting } from './export/exportFile.ts';
import type { Forecasting } from './forecasting.ts';
import type { WorkspaceOptions } from './options.ts';

/** The library, what lies open in it and what is shown of both: all that commands to the library work with. */
export interface Desk {
  readonly options: WorkspaceOptions;
  readonly players: PlayersScreen;
  readonly bringing: BringingIn;
  readonly exporting: Exporting;
  readonly forecasting: Forecasting;
  /** Lets changes of the settings happen one after the other. */
  readonly setInTurn: <T>(act: () => Promise<T>) => Promise<T>;
  /** The open campaign. */
  game(): Game | null;
  /** What is shown outside of any campaign. */
  shown(): WorkspaceView;
  /** Opens a campaign folder in place of the open one. Throws StoreTrouble. */
  open(folder: string): Promise<Answer>;
  /** Leaves the open campaign, and nothing half brought in or half written. */
  leave(): Promise<Answer>;
  /** Reads anew what is in the library. Throws StoreTrouble. */
  refresh(): Promise<Answer>;
  /** Shows what changed outside of any campaign. */
  tell(changed: Partial<WorkspaceView>): typeof done;
}

/** The open campaign. Refuses with `no-campaign`. */
export function openGame(desk: Pick<Desk, 'game'>): Game {
  const game = desk.game();
  if (game) return game;
  throw new Refusal('no-campaign', 'No campaign is open.');
}

/** A folder that is the open campaign’s or in the library; no other may be asked about by its path (`unknown-campaign`). */
export function known(desk: Pick<Desk, 'game' | 'shown'>, folder: string): string {
  const { campaigns } = desk.shown();
  if (desk.game()?.folder === folder || campaigns.some((card) => card.folder === folder)) return folder;
  throw new Refusal('unknown-campaign', 'This campaign is not in the library.', 'folder');
}
