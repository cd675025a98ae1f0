import { describe, expect, it } from 'vitest';
import { STYLE_SOURCE } from '../../src-main/exchange/log/html/style.ts';
import { SECURITY_HEADERS } from '../../src-main/hosts/http/pageSecurity.ts';

describe('the policy', () => {
  it('allows our own files alone, in no frame and for no form', () => {
    const policy = SECURITY_HEADERS['content-security-policy'] ?? '';
    const directives = Object.fromEntries(
      policy.split('; ').map((one): [string, string] => {
        const [name = '', ...sources] = one.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(directives).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': `'self' ${STYLE_SOURCE}`,
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it('comes with nosniff, without a referrer, and to no other origin', () => {
    expect(SECURITY_HEADERS).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});
