import type { DrawnValue, MakingRow, MakingStep } from '../../systems/makingRules.ts';
import type { System } from '../../systems/contract.ts';
import { FaceSchema, type Campaign, type Creature } from '../state.ts';
import type { Drawn } from './draft.ts';
import { NAMES } from './names.ts';

const WHO = 'Name and face';
const NAME: MakingStep = {
  id: 'name',
  title: 'Name',
  part: WHO,
  kind: 'text',
  dice: '1d20',
  rows: NAMES.map((label, index) => ({ value: label, label, from: index + 1, to: index + 1 })),
};
/** Another face for each new character; it is kept unless somebody chooses another. */
const lookStep = ({ creatures }: Campaign): MakingStep => {
  const before = Object.values(creatures).filter(({ kind }) => kind === 'character').length;
  return {
    id: 'look',
    title: 'Portrait',
    part: WHO,
    kind: 'look',
    usual: `person:${1 + 7 * before}`,
  };
};

/** The dead of the party who left something behind. */
const bequeathing = ({ creatures }: Campaign): Creature[] =>
  Object.values(creatures).filter(
    ({ kind, status, items }) => kind !== 'monster' && status === 'dead' && items.length > 0,
  );

/** Whose things the newcomer inherits, where somebody left any. */
const heirSteps = (campaign: Campaign): MakingStep[] => {
  const rows = bequeathing(campaign).map(({ id, name, items }) => ({
    value: id,
    label: name,
    detail: items.map((item) => item.name).join(', '),
  }));
  return rows.length > 0
    ? [{ id: 'heir', title: 'Heir of', part: WHO, kind: 'choice', rows, optional: true }]
    : [];
};

/** Everything that was drawn so far, by the ids of steps. */
export const drawnIn = ({ newcomer }: Campaign): Drawn =>
  Object.fromEntries(Object.entries(newcomer?.drawn ?? {}).map(([id, { value }]) => [id, value]));

/** The steps of a new character now: the system’s own, then a name, a portrait and an inheritance; none without rules for it. */
export const stepsNow = (campaign: Campaign, { making }: Pick<System, 'making'>): MakingStep[] =>
  making
    ? [...making.steps(campaign, drawnIn(campaign)), NAME, lookStep(campaign), ...heirSteps(campaign)]
    : [];

/** Whether a value is one that the step can have. */
export function suits({ kind, rows, least = -1000, most = 100_000 }: MakingStep, value: DrawnValue): boolean {
  const isRow = (one: unknown): boolean => rows?.some((row) => row.value === one) ?? true;
  if (kind === 'many') return Array.isArray(value) && value.every(isRow);
  if (kind === 'choice') return isRow(value);
  if (kind === 'number')
    return typeof value === 'number' && (rows ? isRow(value) : value >= least && value <= most);
  return typeof value === 'string' && value !== '' && (kind === 'text' || value.length <= 200);
}

/** What each step gives now: what was drawn if the step still has it, else what is usual. */
export function valuesNow(campaign: Campaign, system: Pick<System, 'making'>): Drawn {
  const drawn = drawnIn(campaign);
  return Object.fromEntries(
    stepsNow(campaign, system).map((step) => {
      const value = drawn[step.id];
      return [step.id, value !== undefined && suits(step, value) ? value : step.usual];
    }),
  );
}

/** Steps that need a throw or a choice before the character is finished. */
export function openSteps(campaign: Campaign, system: Pick<System, 'making'>): MakingStep[] {
  const values = valuesNow(campaign, system);
  return stepsNow(campaign, system).filter(({ id, optional }) => !optional && values[id] === undefined);
}

/** The row that a total gives. */
export const rowOf = (rows: readonly MakingRow[], total: number): MakingRow | undefined =>
  rows.find(({ from, to }) => from !== undefined && from <= total && total <= (to ?? from));

/** A value as people read it. */
export function labelOf({ rows }: MakingStep, value: DrawnValue): string {
  if (Array.isArray(value)) return value.join(', ') || 'nothing';
  return rows?.find((row) => row.value === value)?.label ?? String(value);
}

/** A portrait as a creature keeps it: a drawn face, or a picture’s name. */
export const lookOf = (value: string): { face: string } | { portrait: string } =>
  FaceSchema.safeParse(value).success ? { face: value } : { portrait: value };
