import type { FamilyOption } from './option.ts';

/** Options of magic, with the values they start with. */
export const magicOptions = [
  {
    id: 'casting-save',
    theme: 'casting',
    name: 'When casting takes a WIL Save',
    value: 'in danger',
    choices: ['in danger', 'never'],
  },
  {
    id: 'failed-spell',
    theme: 'castOrder',
    name: 'A spell whose WIL Save failed',
    value: 'works all the same',
    choices: ['works all the same', 'does nothing'],
  },
  {
    id: 'failed-spell-costs',
    theme: 'castOrder',
    name: 'A spell whose WIL Save failed costs its Fatigue, or the use of its relic',
    value: true,
  },
  {
    id: 'save-for-scrolls-and-relics',
    theme: 'otherMagic',
    name: 'Scrolls and relics take the WIL Save too',
    value: true,
  },
  {
    id: 'failed-scroll-goes',
    theme: 'otherMagic',
    name: 'A scroll is gone even when its WIL Save failed',
    value: true,
  },
  {
    id: 'full-may-cast',
    theme: 'fullCaster',
    name: 'Who has no slot left for the Fatigue may cast all the same',
    value: false,
  },
  {
    id: 'cured-again',
    theme: 'cure',
    name: 'When Cure Wounds works again for the same one',
    value: 'after a day',
    choices: ['after a day', 'from daybreak on', 'at any time'],
  },
  {
    id: 'spell-minutes',
    theme: 'spells',
    name: 'Minutes that a spell lasts in a fight',
    value: 1,
    range: [1, 120],
  },
  {
    id: 'spells-outside-fights',
    theme: 'spells',
    name: 'Outside of a fight a spell lasts',
    value: 'until it is ended',
    choices: ['until it is ended', 'as in a fight'],
  },
  {
    id: 'relics-need-hands',
    theme: 'hands',
    name: 'A relic wants both hands and a voice too',
    value: true,
  },
] as const satisfies readonly FamilyOption<string>[];
export type MagicTheme = (typeof magicOptions)[number]['theme'];
