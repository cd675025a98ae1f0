import { navigation } from '../../common/navigation.ts';
import type { OptionKind } from '../../ruleBook.ts';

/** What tables play otherwise on the road, in all systems of the family. */
export const roadOptions = [
  navigation,
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
