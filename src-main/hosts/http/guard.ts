import { randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 random bits that open a host, new at each start. */
export const freshToken = (): string => randomBytes(16).toString('base64url');

/** Compares in a time that tells nothing about where they differ. */
export function sameToken(given: string | undefined, token: string): boolean {
  if (given === undefined) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export const bearer = (header: string | undefined): string | undefined =>
  header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined;

/** Only these very addresses, and only pages that came from the same (DNS rebinding, foreign pages). */
export const isOurs = (
  host: string | undefined,
  origin: string | undefined,
  ours: readonly string[],
  originNeeded: boolean,
): boolean =>
  host !== undefined &&
  ours.includes(host) &&
  (origin === undefined ? !originNeeded : origin === `http://${host}`);

/** Lets through `most` calls a second, with short bursts. */
export function limiter(most: number, now: () => number): () => boolean {
  let [left, since] = [most * 2, now()];
  return () => {
    const at = now();
    left = Math.min(most * 2, left + ((at - since) / 1000) * most);
    since = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

const MOST_CALLERS = 1000;

/** A limit for each caller, so that one who calls too often does not block the others. Of too many the longest silent is forgotten. */
export function limiterOfEach(most: number, now: () => number): (caller: string) => boolean {
  const limits = new Map<string, () => boolean>();
  return (caller) => {
    const mayCall = limits.get(caller) ?? limiter(most, now);
    limits.delete(caller);
    limits.set(caller, mayCall);
    for (const silent of limits.keys()) if (limits.size > MOST_CALLERS) limits.delete(silent);
    return mayCall();
  };
}
