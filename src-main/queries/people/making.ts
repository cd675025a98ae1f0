import type { MakingCard, MakingStepCard } from '../../../shared/api.ts';
import { labelOf, openSteps, stepsNow, valuesNow } from '../../../shared/campaign/making/steps.ts';
import { coinOf } from '../../../shared/campaign/goods/coins.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';
import type { DrawnValue } from '../../../shared/systems/makingRules.ts';
import { dryRun } from '../../game/dryRun.ts';
import type { Game } from '../../game/game.ts';

/** The steps of a new character with what they gave, and the sheet that would come of it; with `trying` as if that step had that value. */
export function makingCard(game: Game, trying?: Trying): MakingCard {
  const campaign = trying ? withDrawn(game.state.campaign, trying) : game.state.campaign;
  const open = openSteps(campaign, game.system);
  const left = game.system.making?.purse?.(campaign, valuesNow(campaign, game.system));
  const { sheet, fault } = sheetAhead(game, named(campaign));
  return {
    steps: stepCards(campaign, game.system),
    begun: campaign.newcomer !== null,
    missing: open.length > 0 ? `Still open: ${open.map(({ title }) => title).join(', ')}.` : fault,
    purse: left === undefined ? null : { left, coins: coinOf(game.system).name },
    sheet,
  };
}

interface Trying {
  step: string;
  value: DrawnValue;
}

const withDrawn = (campaign: Campaign, { step, value }: Trying): Campaign => ({
  ...campaign,
  newcomer: { drawn: { ...campaign.newcomer?.drawn, [step]: { value, throws: 0 } } },
});

function stepCards(campaign: Campaign, system: System): MakingStepCard[] {
  const values = valuesNow(campaign, system);
  return stepsNow(campaign, system).map((step) => {
    const drawn = campaign.newcomer?.drawn[step.id];
    const value = values[step.id];
    return {
      ...step,
      ...(value === undefined ? {} : { value, shown: labelOf(step, value) }),
      isUsual: value !== undefined && value !== drawn?.value,
      thrown: drawn?.dice ?? [],
      throws: drawn?.throws ?? 0,
    };
  });
}

/** The campaign as if the newcomer had a name, so that the sheet is seen before. */
const named = (campaign: Campaign): Campaign => ({
  ...campaign,
  newcomer: {
    drawn: { name: { value: 'New character', throws: 0 }, ...campaign.newcomer?.drawn },
  },
});

/** The sheet that finishing would make; nothing of it happens. */
function sheetAhead(
  { system, rulebook }: Game,
  campaign: Campaign,
): Pick<MakingCard, 'sheet'> & { fault: string } {
  const { commands } = rulebook.kinds;
  const decided = dryRun({ system, commands }, campaign, { type: 'finish-character' });
  if (!decided?.ok) return { sheet: null, fault: decided?.error.message ?? '' };
  const creature = Object.values(decided.state.creatures).find(({ id }) => !(id in campaign.creatures));
  if (!creature) return { sheet: null, fault: '' };
  const { line, slots } = system.summary(creature, decided.state);
  return {
    fault: '',
    sheet: {
      hitPoints: creature.hitPoints.max,
      line,
      ...(slots ? { slots: { used: slots.used, total: slots.total } } : {}),
      groups: system.figures(creature, decided.state).map(({ title, figures }) => ({
        title,
        figures: figures.map(({ label, value }) => ({ label, value })),
      })),
      items: creature.items.map((item) => ({
        name: item.name,
        detail: system.itemLine(item),
        slots: item.slots,
        count: item.count,
        ...(item.die === undefined ? {} : { die: item.die }),
      })),
    },
  };
}
