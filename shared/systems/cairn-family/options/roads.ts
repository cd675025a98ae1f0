import type { OptionKind } from '../../contract.ts';

/** What tables play otherwise on the road, in all systems of the family. */
export const roadOptions = [
  {
    id: 'navigation',
    name: 'Where you can get lost',
    theme: 'Travel',
    value: 'hard-ground',
    choices: [
      { id: 'hard-ground', label: 'hard ground' },
      { id: 'off-roads', label: 'anywhere off a road' },
      { id: 'never', label: 'never' },
    ],
    why: 'The text is silent; the published games roll on trails and in the wild.',
    example: 'Open heath, no road: a roll, or none.',
  },
  {
    id: 'daily-weather',
    name: 'Weather every morning',
    theme: 'Travel',
    value: 'rolled',
    choices: [
      { id: 'rolled', label: 'rolled' },
      { id: 'referee', label: 'the Warden sets it' },
    ],
    why: 'Some live by the table, some have their own weather.',
    example: 'Dawn: rain slows the march, or the log stays quiet.',
  },
] as const satisfies readonly OptionKind[];
