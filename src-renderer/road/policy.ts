import type { Policy } from '../../shared/api.ts';

/** What a party does where nobody has chosen yet. */
export const USUAL: Policy = {
  met: 'avoid',
  fight: 'flee-at-half',
  camp: 'at-dusk',
  beds: 'use',
  food: 'carried',
  full: 'leave-loot',
  hurt: 'push-on',
};

type Wish = keyof Policy;

/** A wish of the policy with what can be chosen for it. */
export interface PolicyRow {
  wish: Wish;
  label: string;
  choices: readonly { value: string; label: string; why?: string | undefined }[];
}

const ROWS: { readonly [W in Wish]: readonly [label: string, choices: Readonly<Record<Policy[W], string>>] } =
  {
    met: ['Met', { avoid: 'avoid', parley: 'parley', fight: 'fight' }],
    fight: ['Fight', { 'to-the-end': 'to the end', 'flee-at-half': 'flee at half' }],
    camp: ['Camp', { 'at-dusk': 'at dusk', 'march-on': 'march on' }],
    beds: ['Beds', { use: 'use them', 'go-on': 'go on' }],
    food: ['Food', { carried: 'carried', forage: 'forage too' }],
    full: ['Too full', { 'leave-loot': 'leave loot', 'leave-food': 'leave food' }],
    hurt: ['Hurt', { 'push-on': 'push on', rest: 'rest' }],
  };

/** What the rules of the table have: food to be found on the way, and slots that can be too full. */
export interface TableHas {
  forage: boolean;
  slots: boolean;
}

const isThere = (wish: Wish, { forage, slots }: TableHas): boolean =>
  (wish !== 'food' || forage) && (wish !== 'full' || slots);

/** Why a choice can’t be made beside the others: who avoids all fights ends none, who looks for food leaves none behind. */
function clash({ met, food, full }: Policy, wish: Wish, value: string): string | undefined {
  if (wish === 'fight' && met === 'avoid') return 'They run from every fight';
  if (wish === 'full' && value === 'leave-food' && food === 'forage') return 'They forage on the way';
  if (wish === 'food' && value === 'forage' && full === 'leave-food') return 'They leave food behind';
  return undefined;
}

/** The wishes that this table’s rules have a meaning for, as rows of choices; `why` says why one can’t be chosen now. */
export const policyRows = (policy: Policy, has: TableHas): PolicyRow[] =>
  (Object.keys(ROWS) as Wish[])
    .filter((wish) => isThere(wish, has))
    .map((wish) => ({
      wish,
      label: ROWS[wish][0],
      choices: Object.entries(ROWS[wish][1]).map(([value, label]) => ({
        value,
        label,
        why: clash(policy, wish, value),
      })),
    }));

/** Why choices of a row can’t be made now; undefined where all can. */
export const whyBarred = (choices: PolicyRow['choices']): string | undefined =>
  choices.find(({ why }) => why !== undefined)?.why;

/** Whether two policies wish the same. */
export const isSamePolicy = (one: Policy, other: Policy): boolean =>
  (Object.keys(USUAL) as Wish[]).every((wish) => one[wish] === other[wish]);
