import type { Campaign } from '../../shared/campaign/state.ts';
import { barred } from '../../shared/campaign/travel.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { DIRECTIONS, neighbour, type HexLabel } from '../../shared/hex/coordinates.ts';
import { PolicySchema, type Policy } from '../../shared/road/policy.ts';
import type { Plan } from '../../src-main/forecast/traveller.ts';

export const policyWith = (wishes: Partial<Policy> = {}): Policy => PolicySchema.parse(wishes);

/** A way of so many hexes that can be walked from where the party is, as dice choose it. */
export function wayOf(campaign: Campaign, length: number, seed = 5): HexLabel[] {
  const dice = seededDice(seed);
  const hexes: HexLabel[] = [];
  for (let from = campaign.party.hex; from !== null && hexes.length < length;) {
    const here = { ...campaign, party: { ...campaign.party, hex: from } };
    const ways = DIRECTIONS.flatMap(({ id }) => neighbour(here.party.hex, id) ?? []).filter(
      (to) => !barred(here, to),
    );
    const to = ways[dice(1000) % ways.length];
    if (to === undefined) break;
    hexes.push(to);
    from = to;
  }
  return hexes;
}

/** A plan of so many hexes. */
export const planOf = (campaign: Campaign, length: number, wishes: Partial<Policy> = {}): Plan => ({
  hexes: wayOf(campaign, length),
  policy: policyWith(wishes),
});
