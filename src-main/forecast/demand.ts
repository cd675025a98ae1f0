import { Refusal } from '../../shared/campaign/refusal.ts';
import { nobodyWalks } from '../../shared/campaign/travel.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { PolicySchema, type Policy } from '../../shared/road/policy.ts';
import type { System } from '../../shared/systems/contract.ts';
import { fitting } from '../../shared/door/fitting.ts';

/** The most journeys of a forecast. */
export const MOST_RUNS = 100_000;

/** Refuses with `not-now` where something else comes first, with `no-place` off the map, with `nobody` where nobody can walk. */
export function demandTravellers(campaign: Campaign): void {
  const { fight, encounter, party } = campaign;
  if (fight) throw new Refusal('not-now', 'There is a fight. Finish it, then look ahead.');
  if (encounter) throw new Refusal('not-now', 'There is an encounter. End it, then look ahead.');
  if (party.hex === null) throw new Refusal('no-place', 'The party is not on the map yet. Place it first.');
  if (party.members.length === 0)
    throw new Refusal('nobody', 'There is nobody in the party. Add characters first.');
  const why = nobodyWalks(campaign);
  if (why) throw why;
}

/** A policy as it comes in, whole. Refuses `bad-policy`: fields that it does not have, and wishes that go against each other. */
export function demandPolicy(system: Pick<System, 'habits' | 'name'>, given: unknown): Policy {
  const parsed = fitting(PolicySchema, given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const path = unknown ?? issue?.path.map(String).join('.') ?? '';
    const has = `It has: ${Object.keys(PolicySchema.shape).join(', ')}.`;
    const fault =
      path === ''
        ? `A policy is a set of fields. ${has}`
        : `“${path}” of the policy is not valid: ${issue?.message ?? ''}.`;
    throw new Refusal(
      'bad-policy',
      unknown === undefined ? fault : `A policy has no “${unknown}”. ${has}`,
      path,
    );
  }
  const conflict = conflictIn(system, parsed.data);
  if (conflict) throw conflict;
  return parsed.data;
}

/** What in a policy goes against the rules or against itself (`bad-policy`); undefined where nothing does. */
export function conflictIn(
  { habits, name }: Pick<System, 'habits' | 'name'>,
  { food, full }: Policy,
): Refusal | undefined {
  const against = (why: string, path: string): Refusal => new Refusal('bad-policy', why, path);
  if (food === 'forage' && habits.forage === undefined)
    return against(`${name} has no rule for finding food on the way. Choose “carried”.`, 'food');
  if (food === 'forage' && full === 'leave-food')
    return against('They can’t look for food and leave food behind. Change one of the two.', 'full');
  return undefined;
}
