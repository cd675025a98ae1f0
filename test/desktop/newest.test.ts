import { afterEach, describe, expect, it, vi } from 'vitest';
import { comesAfter, NEWEST, newestVersion, pageOf } from '../../src-main/hosts/electron/newest.ts';

afterEach(() => vi.unstubAllGlobals());

/** What is asked of the network, answered with these. */
function answering(answer: () => Promise<Response>) {
  const asked = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
}

describe('a version comes after another', () => {
  it.each([
    ['0.1.1', '0.1.0'],
    ['0.10.0', '0.9.9'],
    ['1.0.0', '0.99.99'],
  ])('%s after %s, and not the other way round', (later, earlier) => {
    expect([comesAfter(later, earlier), comesAfter(earlier, later)]).toEqual([true, false]);
  });

  it('but not after itself', () => {
    expect(comesAfter('0.1.0', '0.1.0')).toBe(false);
  });
});

describe('the newest version', () => {
  it('is asked of one https address, which learns the name of the program and follows to no other', async () => {
    const asked = answering(() => Promise.resolve(Response.json({ tag_name: 'v0.2.0' })));
    expect(await newestVersion()).toBe('0.2.0');
    expect(asked).toHaveBeenCalledTimes(1);
    const [address, { headers, redirect, body } = {}] = asked.mock.calls[0] ?? [];
    expect(address).toBe(NEWEST);
    expect(NEWEST).toMatch(/^https:\/\/api\.github\.com\/repos\//);
    expect(Object.keys(headers ?? {})).toEqual(['accept', 'user-agent']);
    expect([redirect, body]).toEqual(['error', undefined]);
  });

  it('has a page whose address is made here, not taken from the answer', () => {
    expect(pageOf('0.2.0')).toMatch(/^https:\/\/github\.com\/[\w-]+\/[\w-]+\/releases\/tag\/v0\.2\.0$/);
  });

  it.each([
    ['no version', Response.json({ tag_name: 'v1.0.0/../../evil' })],
    ['no object', Response.json(null)],
    ['no JSON', new Response('<html>')],
    ['a refusal', Response.json({}, { status: 404 })],
  ])('is not known from an answer that is %s', async (_what, answer) => {
    answering(() => Promise.resolve(answer));
    await expect(newestVersion()).rejects.toThrow();
  });

  it('is not known without a network', async () => {
    answering(() => Promise.reject(new TypeError('fetch failed')));
    await expect(newestVersion()).rejects.toThrow('fetch failed');
  });
});
