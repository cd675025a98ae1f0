import { z } from 'zod';
import type { DetailsKind, System } from '../systems/contract.ts';
import { Refusal } from './refusal.ts';
import type { Campaign } from './state.ts';
import { fitting } from '../door/fitting.ts';
import { remembered } from '../remembered.ts';

type Details = Readonly<Record<string, unknown>>;

/** What every system keeps of things: the seconds that a light which was put out still has. */
const shared: Partial<Record<DetailsKind, z.core.$ZodShape>> = {
  item: { left: z.number().min(0).nullable().optional() },
};

/** The schemas of what a system keeps, by kind of thing. */
const schemasOf = remembered(
  ({ detailsOf = {} }: Pick<System, 'detailsOf'>): Partial<Record<string, z.ZodObject>> =>
    Object.fromEntries(
      Object.entries(detailsOf).map(([kind, { schema }]) => [
        kind,
        schema.safeExtend(shared[kind as DetailsKind] ?? {}),
      ]),
    ),
);

/** The schema of what a system keeps of one kind of thing; undefined where it does not say. */
export const detailsSchema = (
  system: Pick<System, 'detailsOf'>,
  kind: DetailsKind,
): z.ZodObject | undefined => schemasOf(system)[kind];

/** What does not fit in the details of a thing, and where; undefined where all fits. */
function misfit(system: System, kind: DetailsKind, details: Details): z.core.$ZodIssue | undefined {
  if (Object.keys(details).length === 0) return undefined;
  const schema = detailsSchema(system, kind);
  return schema && fitting(schema, details).error?.issues[0];
}

/** Refuses with `bad-field` what a system does not keep of such a thing. */
export function demandDetails(system: System, kind: DetailsKind, details: Details, path: string): void {
  const issue = misfit(system, kind, details);
  if (!issue) return;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const at = [path, ...issue.path, ...unknown].map(String).join('.');
  throw new Refusal('bad-field', `${system.name} does not keep this detail: ${issue.message}.`, at);
}

/** The first thing of a campaign whose details do not fit its system, in words; undefined where all fit. */
export function misfitIn(
  system: System,
  { creatures, timers, fight, bestiary }: Campaign,
): string | undefined {
  for (const { name, figures } of Object.values(bestiary)) {
    const issue = fitting(system.ownBlocks.figures, figures).error?.issues[0];
    if (issue) return `${name} (stat block): ${issue.message} at “${issue.path.map(String).join('.')}”`;
  }
  const all = [
    ...Object.values(creatures).flatMap(({ name, items, conditions }) => [
      ...items.map((one) => ['item', `${one.name} of ${name}`, one.details] as const),
      ...conditions.map((one) => ['condition', `${one.name} of ${name}`, one.details] as const),
    ]),
    ...Object.values(timers).map((one) => ['timer', one.name, one.details] as const),
    ...Object.entries(fight?.combatants ?? {}).map(([id, one]) => ['combatant', id, one.details] as const),
  ];
  for (const [kind, name, details] of all) {
    const issue = misfit(system, kind, details);
    if (issue) return `${name} (${kind}): ${issue.message} at “${issue.path.map(String).join('.')}”`;
  }
  return undefined;
}
