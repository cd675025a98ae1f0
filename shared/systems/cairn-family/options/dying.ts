import type { FamilyOption } from './option.ts';

/** Options about the dying, for systems in which one may be stabilised; with the values they start with. */
export const dyingOptions = [
  {
    id: 'stabilised-gets-up',
    theme: 'stabilised',
    name: 'Who is stabilised gets up at once',
    value: false,
  },
  {
    id: 'aid-takes-bandages',
    theme: 'bandages',
    name: 'Who tends the fallen uses up bandages',
    value: false,
  },
] as const satisfies readonly FamilyOption<string>[];
export type DyingTheme = (typeof dyingOptions)[number]['theme'];
