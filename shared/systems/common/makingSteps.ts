import type { Campaign, Item } from '../../campaign/state.ts';
import { capital } from '../../text/words.ts';
import type { Drawn } from '../../campaign/making/draft.ts';
import type { AnyCommand } from '../../campaign/offer.ts';
import { priceOf } from '../../campaign/shop/wares.ts';
import type { MakingRow, MakingStep } from '../makingRules.ts';

const GEAR = 'Gear';
const DICE = [4, 6, 8, 10, 12, 20, 100];

/** A row before the faces of a die are dealt out; without a weight no face gives it. */
type Weighed = Omit<MakingRow, 'from' | 'to'> & { weight?: number };

/** The smallest usual die that has faces for all rows, dealt out in their order and by their weights; none for one row. */
export function overOneDie(rows: readonly Weighed[]): Pick<MakingStep, 'dice' | 'rows'> {
  const sum = rows.reduce((total, { weight = 0 }) => total + weight, 0);
  const sides = DICE.find((one) => one >= sum) ?? sum;
  let before = 0;
  const dealt = rows.map(({ weight = 0, ...row }) => {
    if (weight === 0 || sum < 2) return row;
    const from = Math.round((before * sides) / sum) + 1;
    before += weight;
    return { ...row, from, to: Math.round((before * sides) / sum) };
  });
  return sum < 2 ? { rows: dealt } : { dice: `1d${sides}`, rows: dealt };
}

/** A way to set out, by a die with as many sides as there are kits, or chosen. */
export const kitStep = (kits: Readonly<Record<string, { gear: readonly string[] }>>): MakingStep => ({
  id: 'kit',
  title: 'Kit',
  part: 'Kit',
  kind: 'choice',
  ...overOneDie(
    Object.entries(kits).map(([id, { gear }]) => ({
      value: id,
      label: capital(id),
      detail: gear.join(', '),
      weight: 1,
    })),
  ),
});

/** A ware of a price list, as far as a new character takes it along. */
export interface Offered {
  name: string;
  price?: number;
  things?: readonly Pick<Item, 'name' | 'kind' | 'details'>[];
}

const NOTHING: Weighed = { value: 'none', label: 'None' };

/** What everyone needs on the road, as items call it. */
const NEEDS = ['weapon', 'armour', 'food', 'light'] as const;
type Need = (typeof NEEDS)[number];
const TITLES: Readonly<Record<Need, string>> = {
  weapon: 'Weapon',
  armour: 'Armour',
  food: 'Food',
  light: 'Light',
};

interface Outfit {
  wares: readonly Offered[];
  /** What armour is called here. */
  armour?: string | undefined;
  kit?: readonly string[] | undefined;
  /** What the dice may give, beside what was taken for the needs before; everything may be chosen. */
  suits?: (ware: Offered, need: Need, taken: readonly string[]) => boolean;
  /** Needs that are met already, by what comes from elsewhere. */
  met?: readonly string[];
}

/** A ware as a row of a step, with its price in this campaign. */
export const wareRow = (campaign: Campaign, ware: Offered): Weighed => {
  const cost = priceOf(campaign, ware);
  return { value: ware.name, label: ware.name, ...(cost === undefined ? {} : { detail: String(cost) }) };
};

/** Those that the dice may give, each with its weight: the lighter armour stands first and is the commoner. */
const weighed = (
  campaign: Campaign,
  listed: readonly Offered[],
  need: Need,
  suits: (ware: Offered) => boolean,
): Weighed[] => {
  const dealt = listed.filter(suits);
  return listed.map((ware) => {
    const at = dealt.indexOf(ware);
    const weight = at < 0 ? 0 : need === 'armour' ? dealt.length - at : 1;
    return { ...wareRow(campaign, ware), weight };
  });
};

/** What the kit has of a need; what it lacks is thrown or chosen. */
function needStep(
  campaign: Campaign,
  { wares, armour, kit = [], suits, met = [] }: Outfit,
  need: Need,
  taken: readonly string[],
): MakingStep {
  const listed = wares.filter(({ things }) => things?.length === 1 && things[0]?.kind === need);
  const rows = weighed(campaign, listed, need, (ware) => suits?.(ware, need, taken) ?? true);
  const drawn = overOneDie([...rows, NOTHING]);
  const only = drawn.dice === undefined ? rows.find(({ weight = 0 }) => weight > 0) : undefined;
  const own = kit.find((name) => listed.some((one) => one.name === name));
  const isMet = met.includes(need) || (drawn.dice === undefined && !only);
  const usual = own ?? (isMet ? NOTHING.value : only?.value);
  return {
    id: need,
    title: need === 'armour' && armour !== undefined ? armour : TITLES[need],
    part: GEAR,
    kind: 'choice',
    ...drawn,
    ...(usual === undefined ? {} : { usual }),
  };
}

/** Weapon, armour, food and light, then whatever else of the price list; those of the kit unless others are chosen. */
export function gearSteps(
  campaign: Campaign,
  drawn: Drawn,
  outfit: Outfit,
  rest: Partial<MakingStep> = {},
): MakingStep[] {
  const taken: string[] = [];
  const needs = NEEDS.map((need) => {
    const step = needStep(campaign, outfit, need, taken);
    taken.push(...namesOf([drawn[need] ?? step.usual]));
    return step;
  });
  const { kit = [], wares } = outfit;
  const other = kit.filter((name) => !needs.some(({ usual }) => usual === name));
  const single = wares.filter(({ things }) => things?.length === 1);
  const unlisted = other.filter((name) => !single.some((one) => one.name === name));
  return [
    ...needs,
    {
      id: 'gear',
      title: 'Other gear',
      part: GEAR,
      kind: 'many',
      usual: other,
      rows: [
        ...single.map((ware) => wareRow(campaign, ware)),
        ...unlisted.map((name) => ({ value: name, label: name })),
      ],
      ...rest,
    },
  ];
}

/** The things among what was drawn for needs. */
const namesOf = (values: readonly Drawn[string][]): string[] =>
  values.flatMap((value) => (value === undefined || value === NOTHING.value ? [] : [String(value)]));

/** Names of all that is taken along: what meets the needs, and whatever else. */
export function gearIn(drawn: Drawn): string[] {
  const rest = Array.isArray(drawn['gear']) ? drawn['gear'] : [];
  return [...namesOf(NEEDS.map((need) => drawn[need])), ...rest];
}

/** A command with the fields that were drawn, and all the gear. */
export const commandWith = (drawn: Drawn, names: readonly string[]): AnyCommand => ({
  type: 'make-character',
  ...Object.fromEntries(names.flatMap((name) => (drawn[name] === undefined ? [] : [[name, drawn[name]]]))),
  gear: gearIn(drawn),
});
