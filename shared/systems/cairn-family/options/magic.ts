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
      { id: 'works-at-a-price', label: 'WIL Save; on a failure it works with a mishap' },
      { id: 'fizzles', label: 'WIL Save; on a failure it fizzles' },
      { id: 'no-save', label: 'no Save' },
    ],
    why: 'The Warden may ask for a Save against ill effects, and the text does not say that the spell fails.',
    example: 'A failed Save for Web in a fight: webs and a scorched spellbook, or nothing at all.',
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
      { id: 'same-save', label: 'the same Save' },
      { id: 'no-save', label: 'no Save' },
    ],
    why: 'Scrolls are “similar to Spellbooks, however…”, and the text does not say whether the Save applies to them.',
    example: 'A scroll read in a fight: is it risky, or safe?',
  },
  {
    id: 'spells-outside-fights',
    name: 'How long spells last outside a fight',
    theme: 'Magic',
    value: 'until-ended',
    choices: [
      { id: 'until-ended', label: 'until the caster ends them' },
      { id: 'by-the-clock', label: 'as long as in a fight' },
    ],
    why: 'Most of the 100 spells have no duration in the text.',
    example: 'Spider Climb lasts for the whole cliff, or for one minute.',
  },
] as const satisfies readonly OptionKind[];
