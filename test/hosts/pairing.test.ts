import { describe, expect, it } from 'vitest';
import { codeCheck, freshCode } from '../../src-main/hosts/players/pairing.ts';
import { privateAddresses } from '../../src-main/hosts/players/privateAddresses.ts';
import { ownFolder } from '../helpers/folders.ts';
import { viewOf } from '../helpers/referee.ts';
import { askTablets } from '../helpers/tablets.ts';
import { startHost, webDoor } from '../helpers/webHost.ts';

describe('the code of the players’ screen', () => {
  it('may be tried again after a minute', () => {
    let now = 0;
    const check = codeCheck('ABCDEF', () => now);
    expect([1, 2, 3, 4, 5, 6].map(() => check('AAAAAA'))).toEqual([
      ...Array.from({ length: 5 }, () => 'wrong'),
      'wait',
    ]);
    now = 59_999;
    expect(check('ABCDEF')).toBe('wait');
    now = 60_000;
    expect(check('ABCDEF')).toBe('right');
  });

  it('has six letters, none of which looks like another or a digit', () => {
    const codes = Array.from({ length: 200 }, freshCode);
    for (const code of codes) expect(code).toMatch(/^[A-Z]{6}$/);
    expect(codes.join('')).not.toMatch(/[ILOSUZ]/);
    expect(new Set(codes).size).toBeGreaterThan(190);
  });
});

describe('the addresses of this machine', () => {
  const one = (address: string, more: object = {}) => ({
    address,
    family: 'IPv4' as const,
    internal: false,
    netmask: '',
    mac: '',
    cidr: null,
    ...more,
  });

  it('are those of networks of one’s own, the one at home first', () => {
    expect(
      privateAddresses({
        lo: [one('127.0.0.1', { internal: true })],
        docker0: [one('172.17.0.1')],
        eth0: [one('203.0.113.7'), one('10.0.0.4'), one('172.32.0.1'), one('169.254.3.3')],
        wlan0: [one('192.168.1.5'), one('192.169.1.5'), one('1.192.168.5'), one('100.64.0.1')],
        none: undefined,
      }),
    ).toEqual(['192.168.1.5', '10.0.0.4', '172.17.0.1']);
  });

  it('are where the built host can be reached', async () => {
    const pretend = `import os from 'node:os'; import { syncBuiltinESMExports } from 'node:module';
      os.networkInterfaces = () => ({ wlan0: [{ family: 'IPv4', internal: false, address: '192.168.77.5' }] });
      syncBuiltinESMExports();`;
    const machine = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(pretend)}` };
    const built = await startHost(ownFolder('library'), [], machine);
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
