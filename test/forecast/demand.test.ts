import { describe, expect, it } from 'vitest';
import { Refusal } from '../../shared/campaign/refusal.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { rewindingDice } from '../../shared/dice/sources.ts';
import { vogt } from '../../shared/systems/vogt/index.ts';
import { demandPolicy, demandTravellers } from '../../src-main/forecast/demand.ts';
import { playJourney } from '../../src-main/forecast/journey.ts';
import { openedSample } from '../helpers/play.ts';
import { systemContract } from '../systemContract.ts';
import { planOf } from './ahead.ts';

const refused = (act: () => unknown): string => {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof Refusal) return `${thrown.code}: ${thrown.message}`;
    throw thrown;
  }
  return 'not refused';
};

systemContract('who sets out in $name', (system) => {
  const { state, rulebook } = openedSample(system);
  const [first = ''] = state.party.members;
  const withParty = (members: string[], change: Partial<Campaign> = {}): Campaign => ({
    ...state,
    ...change,
    party: { ...state.party, members },
  });

  it('is somebody', () => {
    expect(refused(() => demandTravellers(withParty([])))).toMatch(/^nobody: There is nobody/);
  });

  it('is somebody who can walk', () => {
    const creature = state.creatures[first];
    if (!creature) throw new Error('Nobody.');
    const down = { ...creature, status: 'down' as const, hitPoints: { now: 0, max: creature.hitPoints.max } };
    const alone = withParty([first], { creatures: { ...state.creatures, [first]: down } });
    expect(refused(() => demandTravellers(alone))).toMatch(/^nobody: Nobody in the party can walk/);
  });

  it('may be one alone, or twenty', () => {
    const creature = state.creatures[first];
    if (!creature) throw new Error('Nobody.');
    const many = Array.from({ length: 20 }, (_, index) => ({ ...creature, id: `wayfarer-${index}` }));
    const crowd = withParty(
      many.map(({ id }) => id),
      { creatures: { ...state.creatures, ...Object.fromEntries(many.map((one) => [one.id, one])) } },
    );
    for (const party of [withParty([first]), crowd]) {
      const journey = playJourney(rulebook, party, planOf(party, 3), rewindingDice(4));
      expect(['arrived', 'dead', 'given-up']).toContain(journey.ended);
    }
  });

  it('is on the map', () => {
    const nowhere = { ...state, party: { ...state.party, hex: null } };
    expect(refused(() => demandTravellers(nowhere))).toMatch(/^no-place: /);
  });
});

describe('a policy', () => {
  it('has the usual wish for whatever is left out', () => {
    expect(demandPolicy(vogt, {})).toEqual({
      met: 'avoid',
      fight: 'flee-at-half',
      camp: 'at-dusk',
      beds: 'use',
      food: 'carried',
      full: 'leave-loot',
      hurt: 'push-on',
    });
  });

  it.each([
    [{ met: 'dance' }, /^bad-policy: “met” of the policy is not valid/],
    [{ luck: true }, /^bad-policy: A policy has no “luck”/],
    [{ food: 'forage' }, /has no rule for finding food on the way/],
    [null, /^bad-policy: A policy is a set of fields. It has: met, /],
    ['avoid', /^bad-policy: A policy is a set of fields/],
    [[], /^bad-policy: A policy is a set of fields/],
  ])('of %j is refused in words', (given, why) => {
    expect(refused(() => demandPolicy(vogt, given))).toMatch(why);
  });
});
