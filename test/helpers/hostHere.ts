import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededDice } from '../../shared/dice/sources.ts';
import { startWebHost } from '../../src-main/hosts/web/server.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { Workspace } from '../../src-main/workspace/workspace.ts';
import type { HostAddress } from './webHost.ts';

const pages = join(fileURLToPath(new URL('../..', import.meta.url)), 'dist/renderer');

/** A web host in this very process, whose network is `addresses`: what a machine has of its own differs too much. */
export async function startHostHere(
  library: string,
  addresses = ['127.0.0.1'],
): Promise<HostAddress & { workspace: Workspace; stop(): Promise<void> }> {
  const workspace = new Workspace({ disk: nodeDisk, folder: library, host: 'web', dice: seededDice(1) });
  const host = await startWebHost(workspace, pages, 0, () => addresses);
  await workspace.start();
  const stop = async (): Promise<void> => {
    await host.close();
    await workspace.close();
  };
  return { ...host, origin: new URL(host.address).origin, workspace, stop };
}
