import { Refusal } from '../../../shared/campaign/refusal.ts';
import type { PlayersDoor } from '../../players/playersScreen.ts';
import type { Seen } from './playersRoutes.ts';
import type { PlayersServer } from './playersServer.ts';

/** Lets other devices of the same network look, through a server that is there only while the screen is open to them. */
export function playersNetwork(seen: Seen, pages: string, addresses: () => string[]): PlayersDoor<'network'> {
  let server: PlayersServer | null = null;
  return {
    open: async () => {
      const details = addresses();
      if (details.length === 0)
        throw new Refusal(
          'no-network',
          'This computer is not on a local network. Join the same Wi-Fi as the tablets and try again.',
          'reach',
        );
      // A window has no need of it until then.
      const { startPlayersServer } = await import('./playersServer.ts');
      server = await startPlayersServer(seen, pages, details);
      return { addresses: server.addresses, code: server.code };
    },
    close: async () => {
      const closing = server;
      server = null;
      await closing?.close();
    },
  };
}
