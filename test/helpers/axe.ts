import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Seat } from './referee.ts';

interface Finding {
  id: string;
  impact: string;
  nodes: string[];
}

/** What axe finds on the page as it stands (WCAG 2.2 A and AA, and its best practices). */
export async function findings(page: Page): Promise<Finding[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    });
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact: impact ?? '',
      nodes: nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1] ?? ''}`),
    }));
  });
}

/** The page in both themes, each looked through: nothing is found. */
export async function lookedThrough(page: Page, by: Pick<Seat, 'given'>): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await by.given({ type: 'set-settings', theme });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    expect({ theme, findings: await findings(page) }).toEqual({ theme, findings: [] });
  }
}
