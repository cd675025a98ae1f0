import type { OptionKind } from '../../ruleBook.ts';

/** What tables read otherwise about casting, in all systems of the family. */
export const castingOptions = [
  {
    id: 'casting-save',
    name: 'Casting in danger',
    theme: 'Magic',
    starred: true,
    value: 'works-at-a-price',
    choices: [
      { id: 'works-at-a-price', label: 'WIL save; fail and it works but bites back' },
      { id: 'fizzles', label: 'WIL save; fail and it fizzles' },
      { id: 'no-save', label: 'no save' },
    ],
    why: 'The Warden may ask for a save against ill effects; the text never says that the spell fails.',
    example: 'Web in a brawl, save failed: webs and a scorched book, or nothing.',
  },
] as const satisfies readonly OptionKind[];

/** What tables read otherwise about spells where the system leaves it open; elsewhere these stay as they start. */
export const spellOptions = [
  {
    id: 'save-for-scrolls-and-relics',
    name: 'Scrolls and relics in danger',
    theme: 'Magic',
    value: 'same-save',
    choices: [
      { id: 'same-save', label: 'same save' },
      { id: 'no-save', label: 'no save' },
    ],
    why: 'Scrolls are “similar to Spellbooks, however…”, and the text does not say whether the save is one of the differences.',
    example: 'Reading a scroll at sword’s point: a risk, or a sure thing.',
  },
  {
    id: 'spells-outside-fights',
    name: 'How long spells last outside a fight',
    theme: 'Magic',
    value: 'until-ended',
    choices: [
      { id: 'until-ended', label: 'until the caster lets go' },
      { id: 'by-the-clock', label: 'by the clock, as in a fight' },
    ],
    why: 'Most of the 100 spells print no duration.',
    example: 'Spider Climb: the whole cliff, or a minute of it.',
  },
] as const satisfies readonly OptionKind[];
