import { find } from '../../../campaign/ids.ts';
import { commandWith, gearStep, kitStep } from '../../common/makingSteps.ts';
import type { MakingRules } from '../../makingRules.ts';
import { CHART } from '../sheet/dieSizes.ts';
import { ABILITIES } from '../sheet/sheet.ts';
import { wares } from '../sheet/wares.ts';
import { KITS } from './kits.ts';

/** The text has no dice for new characters: a kit, and whatever of its figures is chosen otherwise. */
export const making: MakingRules = {
  steps: (campaign, drawn) => {
    const kit = find(KITS, String(drawn['kit'] ?? ''));
    return [
      kitStep(KITS),
      ...ABILITIES.map((id) => ({
        id,
        title: id.toUpperCase(),
        kind: 'choice' as const,
        rows: CHART.map((value) => ({ value, label: value })),
        ...(kit && { usual: kit.dice[id] }),
      })),
      { id: 'hitPoints', title: 'HP', kind: 'number', least: 1, most: 999, ...(kit && { usual: kit.hp }) },
      {
        id: 'techniqueDice',
        title: 'Technique dice',
        kind: 'number',
        least: 0,
        most: 20,
        ...(kit && { usual: kit.dicePool ?? 0 }),
      },
      gearStep(campaign, wares, kit?.gear),
    ];
  },
  command: (drawn) => {
    const kit = find(KITS, String(drawn['kit'] ?? ''));
    return {
      ...commandWith(drawn, ['name', 'kit', 'hitPoints', 'techniqueDice', 'gear']),
      abilities: Object.fromEntries(
        ABILITIES.map((id) => [id, { die: drawn[id], modifier: kit?.modifiers?.[id] ?? 0 }]),
      ),
    };
  },
};
