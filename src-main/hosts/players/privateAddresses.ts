import { networkInterfaces } from 'node:os';

/** The private networks, home networks first (RFC 1918). */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** The addresses of this machine in private networks, the likeliest first; never a public one. */
export function privateAddresses(found = networkInterfaces()): string[] {
  const details = Object.values(found)
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return PRIVATE.flatMap((network) => details.filter((address) => network.test(address)));
}
