import { describe, expect, it } from 'vitest';
import { viewOf } from '../helpers/referee.ts';
import { askTablets } from '../helpers/tablets.ts';
import { libraryWithSamples, startHost, webDoor } from '../helpers/webHost.ts';

describe('the addresses of this machine', () => {
  it('are where the built host can be reached', async () => {
    const pretend = `import os from 'node:os'; import { syncBuiltinESMExports } from 'node:module';
      os.networkInterfaces = () => ({ wlan0: [{ family: 'IPv4', internal: false, address: '192.168.77.5' }] });
      syncBuiltinESMExports();`;
    const machine = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(pretend)}` };
    const built = await startHost(await libraryWithSamples(), [], machine);
    const door = webDoor(built);
    expect(await door.dispatch({ type: 'open-players-screen', reach: 'network' })).toMatchObject({
      ok: true,
    });
    const view = await viewOf(built);
    const { host: name, port } = new URL(view.workspace.players.network?.addresses[0] ?? '');
    expect(name).toBe(`192.168.77.5:${port}`);
    // That address is none of this machine's: what comes in at another is refused.
    expect(await askTablets('/players', { host: name }, { port })).toMatchObject({ status: 403 });
    await built.stop();
    expect(built.child.exitCode).toBe(0);
    await expect(askTablets('/players', {}, { port })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
