import type { KinOption } from '../kinRulings.ts';

/** Options of magic, with the values they start with. */
export const magicOptions = [
  {
    id: 'casting-save',
    theme: 'casting',
    name: 'When casting takes a WIL Save',
    value: 'in danger',
    choices: ['in danger', 'never'],
  },
] as const satisfies readonly KinOption<string>[];
export type MagicTheme = (typeof magicOptions)[number]['theme'];
