import { BlockList } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The private networks (RFC 1918), home networks first. */
const PRIVATE = [
  ['192.168.0.0', 16],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
] as const;

const networks = PRIVATE.map(([network, bits]) => {
  const list = new BlockList();
  list.addSubnet(network, bits);
  return list;
});

/** The addresses of this machine in private networks, the likeliest first; never a public one. */
export function privateAddresses(found = networkInterfaces()): string[] {
  const details = Object.values(found)
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return networks.flatMap((network) => details.filter((address) => network.check(address)));
}
