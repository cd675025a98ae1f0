import { find } from '../../../campaign/ids.ts';
import type { Drawn } from '../../../campaign/making/draft.ts';
import { commandWith, gearSteps, kitStep } from '../../common/makingSteps.ts';
import type { MakingRow, MakingRules, MakingStep } from '../../makingRules.ts';
import { slotsOf } from '../../../campaign/goods/items.ts';
import { gearNamed } from '../gear/gear.ts';
import { wares } from '../gear/wares.ts';
import { words } from '../words.ts';
import { ABILITIES, ABILITY_NAMES } from '../sheet/sheet.ts';
import { ARRAY, gearOf, scoreOf } from './characters.ts';
import { KITS } from './kits.ts';

const PART = 'Abilities';
const signed = (score: number): string => (score > 0 ? `+${score}` : String(score).replace('-', '−'));
const SUMS = Array.from({ length: 11 }, (_, index) => index + 2);

/** The scores by the sums of 2d6 that give them. */
const SCORES: readonly MakingRow[] = [...new Set(SUMS.map(scoreOf))].map((value) => {
  const sums = SUMS.filter((sum) => scoreOf(sum) === value);
  return { value, label: signed(value), from: Math.min(...sums), to: Math.max(...sums) };
});

const LEAST = scoreOf(2);
const isArray = (drawn: Drawn): boolean => drawn['method'] === 'array';

const rolledSteps = (): MakingStep[] =>
  ABILITIES.map((id) => ({
    id,
    title: ABILITY_NAMES[id],
    part: PART,
    kind: 'number',
    dice: '2d6',
    rows: SCORES,
  }));

/** Each of the four scores is placed once; those that nobody placed fill up what is left. */
function placedSteps(drawn: Drawn): MakingStep[] {
  const placed = ABILITIES.map((id) => drawn[id]);
  const left = ARRAY.filter((score) => !placed.includes(score));
  return ABILITIES.map((id, index) => {
    const open = ARRAY.filter((score) => !placed.some((one, at) => at !== index && one === score));
    const usual = ARRAY.includes(Number(drawn[id])) ? undefined : left.shift();
    return {
      id,
      title: ABILITY_NAMES[id],
      part: PART,
      kind: 'number',
      rows: open.map((value) => ({ value, label: signed(value) })),
      ...(usual === undefined ? {} : { usual }),
    };
  });
}

const method: MakingStep = {
  id: 'method',
  title: 'How',
  part: PART,
  kind: 'choice',
  usual: 'dice',
  rows: [
    { value: 'dice', label: 'Roll them', detail: '2d6 for each, in order' },
    { value: 'array', label: 'Place them', detail: '+2, +1, 0 and −1, each once' },
  ],
};

/** What the dice give: what fits beside the kit, needs no ammunition and does not burst. */
const fitting =
  (room: number) =>
  ({ name }: { name: string }): boolean => {
    const gear = gearNamed(name);
    return gear !== undefined && gear.slots <= room && !gear.details['ammunition'] && !gear.details['blast'];
  };

/** Abilities rolled or placed, then a kit, and what it lacks of weapon, armour, food and light. */
export const making: MakingRules = {
  steps: (campaign, drawn) => {
    const kit = find<{ gear: readonly string[] }>(KITS, String(drawn['kit'] ?? ''))?.gear;
    const room = 10 + Number(drawn['str'] ?? LEAST) - slotsOf(gearOf(kit ?? []));
    return [
      method,
      ...(isArray(drawn) ? placedSteps(drawn) : rolledSteps()),
      kitStep(KITS),
      ...gearSteps(campaign, drawn, { wares, armour: words.armour, kit, suits: fitting(room) }),
    ];
  },
  again: (drawn) =>
    !isArray(drawn) && ABILITIES.every((id) => drawn[id] !== undefined && Number(drawn[id]) < 1)
      ? { steps: ABILITIES, why: 'No Ability is +1 or better, so all four are rolled again.' }
      : undefined,
  command: (drawn) => ({
    ...commandWith(drawn, ['name', 'kit']),
    abilities: Object.fromEntries(ABILITIES.map((id) => [id, drawn[id]])),
    rolled: !isArray(drawn),
  }),
};
