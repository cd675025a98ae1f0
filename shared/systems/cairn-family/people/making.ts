import { find } from '../../../campaign/ids.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { commandWith, gearStep, kitStep } from '../../common/makingSteps.ts';
import type { MakingRules } from '../../makingRules.ts';
import { ATTRIBUTES, ATTRIBUTE_NAMES } from '../sheet/attributes.ts';
import { characterDice } from './newBodies.ts';
import type { PeopleOf } from './newcomers.ts';
import { familyWares } from './wares.ts';

/** Three scores in order, HP, and a way to set out: the texts at hand have no other tables. */
export const familyMaking = (people: PeopleOf): MakingRules => ({
  steps: (campaign: Campaign, drawn) => {
    const { score, hitPoints } = characterDice(campaign);
    const kit = find(people.kits, String(drawn['kit'] ?? ''));
    return [
      ...ATTRIBUTES.map((id) => ({
        id,
        title: ATTRIBUTE_NAMES[id],
        kind: 'number' as const,
        dice: score,
        least: 3,
        most: 18,
      })),
      { id: 'hitPoints', title: 'HP', kind: 'number', dice: `1d${hitPoints}`, least: 1, most: hitPoints },
      kitStep(people.kits),
      {
        id: 'background',
        title: 'Background',
        kind: 'text',
        optional: true,
        ...(kit && { usual: kit.background }),
      },
      gearStep(campaign, familyWares(people, [])(campaign), kit?.gear),
    ];
  },
  command: (drawn) => ({
    ...commandWith(drawn, ['name', 'hitPoints', 'background', 'kit', 'gear']),
    scores: Object.fromEntries(ATTRIBUTES.map((id) => [id, drawn[id]])),
  }),
});
