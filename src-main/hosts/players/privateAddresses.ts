import { networkInterfaces } from 'node:os';

/** The networks that are nobody's but one's own, those at home first (RFC 1918). */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** The addresses of this machine in networks of one's own, the likeliest first; never one that the whole world may reach. */
export function privateAddresses(found = networkInterfaces()): string[] {
  const details = Object.values(found)
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return PRIVATE.flatMap((network) => details.filter((address) => network.test(address)));
}
