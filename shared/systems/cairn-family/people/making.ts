import { find } from '../../../campaign/ids.ts';
import type { Drawn } from '../../../campaign/making/draft.ts';
import { priceOf } from '../../../campaign/shop/wares.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { commandWith, gearSteps, kitStep, wareRow, type Offered } from '../../common/makingSteps.ts';
import type { MakingRules, MakingStep } from '../../makingRules.ts';
import { ATTRIBUTES, ATTRIBUTE_NAMES, type Attribute } from '../sheet/attributes.ts';
import { itemDetails } from '../sheet/details.ts';
import { characterDice } from './newBodies.ts';
import type { PeopleOf } from './newcomers.ts';
import { familyWares } from './wares.ts';

/** Two scores may change places, by their ids. */
const SWAPS: Readonly<Record<string, readonly [Attribute, Attribute]>> = {
  'str-dex': ['str', 'dex'],
  'str-wil': ['str', 'wil'],
  'dex-wil': ['dex', 'wil'],
};

function abilitySteps(campaign: Campaign, { scores, outset }: PeopleOf): MakingStep[] {
  const { score, hitPoints } = characterDice(campaign);
  const rolled = { part: scores, kind: 'number' } as const;
  const swap: MakingStep = {
    id: 'swap',
    title: 'Swap two',
    part: scores,
    kind: 'choice',
    usual: 'none',
    rows: [
      { value: 'none', label: 'As thrown' },
      ...Object.entries(SWAPS).map(([value, pair]) => ({
        value,
        label: pair.map((id) => ATTRIBUTE_NAMES[id]).join(' and '),
      })),
    ],
  };
  return [
    ...ATTRIBUTES.map((id) => ({
      ...rolled,
      id,
      title: ATTRIBUTE_NAMES[id],
      dice: score,
      least: 3,
      most: 18,
    })),
    ...(outset?.swap ? [swap] : []),
    { ...rolled, id: 'hitPoints', title: 'HP', dice: `1d${hitPoints}`, least: 1, most: hitPoints },
  ];
}

/** What the dice give: no bombs, and no armour that only covers a part of the body. */
const isPlain = ({ things = [] }: Offered): boolean =>
  things.every((thing) => !itemDetails(thing).blast && itemDetails(thing).protects === undefined);

function outfitSteps(campaign: Campaign, people: PeopleOf, drawn: Drawn): MakingStep[] {
  const wares = familyWares(people, [])(campaign);
  const kit = find(people.kits, String(drawn['kit'] ?? ''))?.gear;
  const steps = gearSteps(campaign, drawn, { wares, armour: 'Armor', kit, suits: isPlain });
  const { gold } = people.outset ?? {};
  if (gold === undefined) return steps;
  const part = steps[0]?.part ?? '';
  const priced = wares.filter((ware) => ware.things?.length === 1 && priceOf(campaign, ware) !== undefined);
  const bought: MakingStep = {
    id: 'bought',
    title: 'Bought',
    part,
    kind: 'many',
    about: 'Paid from the gold.',
    usual: [],
    rows: priced.map((ware) => wareRow(campaign, ware)),
  };
  const purse: MakingStep = {
    id: 'coins',
    title: 'Gold',
    part,
    kind: 'number',
    dice: gold,
    least: 0,
    most: 1000,
  };
  return [...steps, purse, ...(priced.length > 0 ? [bought] : [])];
}

/** What is left of the gold that was thrown. */
function goldLeft(campaign: Campaign, people: PeopleOf, { coins, bought }: Drawn): number | undefined {
  if (typeof coins !== 'number') return undefined;
  const wares = familyWares(people, [])(campaign);
  const costs = (Array.isArray(bought) ? bought : []).map((name) => {
    const ware = wares.find((one) => one.name === name);
    return (ware && priceOf(campaign, ware)) ?? 0;
  });
  return costs.reduce((left, cost) => left - cost, coins);
}

/**
 * Scores in order and HP, a way to set out, and what the kit lacks of weapon, armour, food and light. Cairn’s own
 * steps have gold, and two scores that may change places.
 */
export const familyMaking = (people: PeopleOf): MakingRules => ({
  steps: (campaign, drawn) => {
    const kit = find(people.kits, String(drawn['kit'] ?? ''));
    return [
      ...abilitySteps(campaign, people),
      kitStep(people.kits),
      {
        id: 'background',
        title: 'Background',
        part: 'Kit',
        kind: 'text',
        optional: true,
        ...(kit && { usual: kit.background }),
      },
      ...outfitSteps(campaign, people, drawn),
    ];
  },
  ...(people.outset && { purse: (campaign, drawn) => goldLeft(campaign, people, drawn) }),
  command: (drawn) => {
    const [one, other] = find(SWAPS, String(drawn['swap'] ?? '')) ?? [];
    const from = (id: Attribute): Attribute => (id === one && other ? other : id === other && one ? one : id);
    return {
      ...commandWith(drawn, ['name', 'hitPoints', 'background', 'kit', 'coins', 'bought']),
      scores: Object.fromEntries(ATTRIBUTES.map((id) => [id, drawn[from(id)]])),
    };
  },
});
