import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeviceName } from '../../../shared/text/deviceName.ts';
import { exportName } from '../../../src-main/workspace/export/exportName.ts';

const named = (campaign: string, session: number | 'all' = 3): string =>
  exportName(campaign, { to: 'md', session, players: false });

describe('the name of an export', () => {
  it('says the campaign, the session and for whom it is', () => {
    expect(named('The Vale')).toBe('The Vale, session 3.md');
    expect(named('The Vale', 'all')).toBe('The Vale, all sessions.md');
    expect(named('The Vale', 0)).toBe('The Vale, before session 1.md');
    expect(exportName('The Vale', { to: 'pdf', session: 3, players: true })).toBe(
      'The Vale, session 3, for players.pdf',
    );
  });

  it.each([
    ['Who/what: “why?”', 'Who what “why ”, session 3.md'],
    ['../../etc/passwd', 'etc passwd, session 3.md'],
    ['The end...', 'The end, session 3.md'],
    ['.hidden', 'hidden, session 3.md'],
    ['a\u0000b\u202ec', 'a b c, session 3.md'],
    ['con.the Vale', 'Campaign con.the Vale, session 3.md'],
    ['???', 'Campaign, session 3.md'],
    ['Zoë', 'Zoë, session 3.md'],
  ])('leaves out of “%s” what some system does not take', (campaign, name) => {
    expect(named(campaign)).toBe(name);
  });

  it('keeps whole letters where a name is too long, and always the session', () => {
    const name = named('👩‍👩‍👧'.repeat(40));
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(150);
    expect(name).toMatch(/^(👩‍👩‍👧)+, session 3\.md$/u);
  });

  it('is one that every system takes, whatever the campaign is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (campaign) => {
        const name = named(campaign);
        expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cs}]|^[.\s]/u);
        expect(name.endsWith(', session 3.md')).toBe(true);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(150);
        expect(isDeviceName(name)).toBe(false);
      }),
    );
  });
});
