import { describe, expect, it } from 'vitest';
import { codeCheck, freshCode } from '../../src-main/hosts/players/pairing.ts';
import { privateAddresses } from '../../src-main/hosts/players/privateAddresses.ts';

const CODE = 'ABCDEF';

/** A check whose clock stands still until it is moved, and what comes of a wrong code or the right one from an address. */
function checking() {
  let now = 0;
  const check = codeCheck(CODE, () => now);
  return {
    wrong: (from: string) => check('AAAAAA', from),
    right: (from: string) => check(CODE, from),
    at: (ms: number) => (now = ms),
  };
}

describe('the code of the players’ screen', () => {
  it('counts no more from an address with five wrong ones, until a minute has passed', () => {
    const { wrong, right, at } = checking();
    expect([1, 2, 3, 4, 5, 6].map(() => wrong('a'))).toEqual([
      ...Array.from({ length: 5 }, () => 'wrong'),
      'wait',
    ]);
    at(59_999);
    expect(right('a')).toBe('wait');
    at(60_000);
    expect(right('a')).toBe('right');
  });

  it('counts from every other address all the while', () => {
    const { wrong, right } = checking();
    for (let times = 0; times < 6; times += 1) wrong('a');
    expect([wrong('b'), right('b')]).toEqual(['wrong', 'right']);
  });

  it('has one try a minute from each address once a hundred wrong ones were typed, and never none', () => {
    const { wrong, right, at } = checking();
    for (let from = 0; from < 20; from += 1)
      for (let times = 0; times < 5; times += 1) expect(wrong(`a${from}`)).toBe('wrong');
    expect([right('new'), wrong('newer'), right('newer')]).toEqual(['right', 'wrong', 'wait']);
    at(60_000);
    expect([right('newer'), right('a0')]).toEqual(['right', 'right']);
  });

  it('can be guessed so often in an hour from 254 addresses, and no oftener', () => {
    const { wrong, at } = checking();
    let tries = 0;
    for (let minute = 0; minute < 60; minute += 1) {
      at(minute * 60_000);
      for (let round = 0; round < 6; round += 1)
        for (let from = 0; from < 254; from += 1) if (wrong(`a${from}`) === 'wrong') tries += 1;
    }
    expect(tries / 60).toBeLessThanOrEqual(354);
  });

  it('lets in at once who types it right while thousands of addresses guess', () => {
    const { wrong, right } = checking();
    for (let from = 0; from < 3000; from += 1) wrong(`a${from}`);
    expect(right('the player')).toBe('right');
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
});
