import type { WorkspaceView } from '../../shared/api.ts';
import { rawRequest, type Got } from './rawRequest.ts';

type Network = NonNullable<WorkspaceView['players']['network']>;

/** The players' screen as it is open to the network, with the parts of its first address. */
export interface Opened extends Network {
  origin: string;
  port: string;
  token: string;
}

/** Reads the address of the open players' screen; fails where it is closed. */
export function openedOn(network: Network | null): Opened {
  if (!network) throw new Error('The players’ screen is not open to the network.');
  const { origin, port, hash } = new URL(network.addresses[0] ?? '');
  return { ...network, origin, port, token: hash.replace('#token=', '') };
}

export interface Request {
  method?: string;
  body?: string;
  port?: string;
}

/** Sends a request to the server for tablets. */
export function askTablets(
  path: string,
  headers: Record<string, string>,
  { method = 'GET', body = '', port = '' }: Request,
): Promise<Got> {
  const length: Record<string, string> = body ? { 'content-length': String(body.length) } : {};
  return rawRequest(port, { path, method, headers: { ...length, ...headers }, body });
}
