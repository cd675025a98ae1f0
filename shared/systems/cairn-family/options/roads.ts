import { losingTheWay, navigation } from '../../common/navigation.ts';
import type { OptionKind } from '../../ruleBook.ts';

/** What tables play otherwise on the road, in all systems of the family. */
export const roadOptions = [
  navigation,
  losingTheWay,
  {
    id: 'daily-weather',
    name: 'Weather every morning',
    theme: 'Travel',
    value: 'rolled',
    choices: [
      { id: 'rolled', label: 'rolled' },
      { id: 'referee', label: 'the Warden sets it' },
    ],
    why: 'Some referees roll the weather, some choose it.',
    example: 'At dawn it rains and travel slows down, or nothing happens until the Warden says so.',
  },
] as const satisfies readonly OptionKind[];
