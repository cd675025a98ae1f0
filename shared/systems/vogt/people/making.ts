import { find } from '../../../campaign/ids.ts';
import { commandWith, gearSteps, kitStep, type Offered } from '../../common/makingSteps.ts';
import type { MakingRules } from '../../makingRules.ts';
import { CHART } from '../sheet/dieSizes.ts';
import { ABILITIES } from '../sheet/sheet.ts';
import { wares } from '../sheet/wares.ts';
import { KITS } from './kits.ts';

const PART = 'Figures';

/** What the dice give: nothing that bursts. */
const isPlain = ({ things = [] }: Offered): boolean =>
  things.every(({ details }) => details['wide'] !== true);

/** The text has no dice for new characters: a kit, and whatever of its figures is chosen otherwise. */
export const making: MakingRules = {
  steps: (campaign, drawn) => {
    const kit = find(KITS, String(drawn['kit'] ?? ''));
    return [
      kitStep(KITS),
      ...ABILITIES.map((id) => ({
        id,
        title: id.toUpperCase(),
        part: PART,
        kind: 'choice' as const,
        rows: CHART.map((value) => ({ value, label: value })),
        ...(kit && { usual: kit.dice[id] }),
      })),
      {
        id: 'hitPoints',
        title: 'HP',
        part: PART,
        kind: 'number',
        least: 1,
        most: 999,
        ...(kit && { usual: kit.hp }),
      },
      {
        id: 'techniqueDice',
        title: 'Technique dice',
        part: PART,
        kind: 'number',
        least: 0,
        most: 20,
        ...(kit && { usual: kit.dicePool ?? 0 }),
      },
      ...gearSteps(campaign, drawn, { wares, kit: kit?.gear, suits: isPlain }),
    ];
  },
  command: (drawn) => {
    const kit = find(KITS, String(drawn['kit'] ?? ''));
    return {
      ...commandWith(drawn, ['name', 'kit', 'hitPoints', 'techniqueDice']),
      abilities: Object.fromEntries(
        ABILITIES.map((id) => [id, { die: drawn[id], modifier: kit?.modifiers?.[id] ?? 0 }]),
      ),
    };
  },
};
