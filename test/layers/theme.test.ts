import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './house.ts';

const css = readFileSync(join(root, 'src-renderer/theme.css'), 'utf8');

/** The colours of a theme by their roles; the dark one says only what differs. */
function rolesIn(rule: RegExp): Record<string, string> {
  const [, body = ''] = rule.exec(css) ?? [];
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, role = '', colour = '']) => [role, colour]),
  );
}
const light = rolesIn(/:root \{([^}]*)\}/);
const themes = { light, dark: { ...light, ...rolesIn(/:root\[data-theme='dark'\] \{([^}]*)\}/) } };

/** Relative luminance of a colour, from 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

/** What is read or seen upon what, and the least contrast: 4.5 for text, 3 for large text and for what is no text. */
const UPON: readonly (readonly [role: string, grounds: readonly string[], least: number])[] = [
  ['ink', ['paper', 'sheet', 'raised', 'sunk', 'wash'], 7],
  ['ink', ['lamp'], 4.5],
  ['faint', ['paper', 'sheet', 'raised'], 4.5],
  ['accent', ['paper', 'sheet', 'raised', 'wash'], 4.5],
  ['accent-ink', ['accent'], 4.5],
  ['block-ink', ['block'], 7],
  ['hot', ['block'], 3],
  ['good', ['paper', 'sheet', 'raised'], 4.5],
  ['edge', ['paper', 'sheet', 'raised'], 3],
  ['bar', ['paper', 'sheet', 'raised', 'sunk'], 3],
];

describe.each(Object.entries(themes))('in the %s theme', (_, roles) => {
  it.each(UPON.flatMap(([role, grounds, least]) => grounds.map((ground) => ({ role, ground, least }))))(
    '$role upon $ground has a contrast of $least at least',
    ({ role, ground, least }) => {
      expect(contrast(roles[role] ?? '', roles[ground] ?? '')).toBeGreaterThanOrEqual(least);
    },
  );
});
