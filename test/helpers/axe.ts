import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Seat } from './referee.ts';

interface Finding {
  id: string;
  impact: string;
  nodes: string[];
}

/** The rules about colours, which are all that another theme changes. They need no style sheets loaded beforehand. */
const OF_COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'], preload: false };

/**
 * What axe finds on the page as it stands, or within a part of it: by WCAG 2.2 A and AA and its best practices, or by some of
 * the rules.
 */
export async function findings(page: Page, rules: RunOptions = {}, within = 'html'): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, options);
      return violations.map(({ id, impact, nodes }) => ({
        id,
        impact: impact ?? '',
        nodes: nodes
          .slice(0, 3)
          .map((node) => `${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1] ?? ''}`),
      }));
    },
    [within, { ...rules, resultTypes: ['violations'] }] satisfies [string, RunOptions],
  );
}

/** The page in both themes, each looked through: nothing is found. */
export async function lookedThrough(page: Page, by: Pick<Seat, 'given'>): Promise<void> {
  for (const [theme, rules] of [
    ['light', {}],
    ['dark', OF_COLOURS],
  ] as const) {
    await by.given({ type: 'set-settings', theme });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    expect({ theme, findings: await findings(page, rules) }).toEqual({ theme, findings: [] });
  }
}
