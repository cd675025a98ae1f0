import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt } from '../../../campaign/lookup.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Creature } from '../../../campaign/state.ts';
import { hexAt } from '../../../hex/land.ts';
import { capacity, slotsUsed } from '../../cairn-family/sheet/burden.ts';
import { watchOf } from '../../cairn-family/travel/watches.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { herbFound, herbsSought } from '../events/wildcraft.ts';
import { houseNumber } from '../options.ts';
import { encounterCheck } from '../../cairn-family/travel/road.ts';
import { herbOf } from './details.ts';
import { FOUND, REGION_OF, REGIONS, type Rarity, type Region } from './herbs.ts';
import { pack } from './pack.ts';

/** The lower half of a d6 is common, the 6 rare. */
const rarityFor = (face: number): Rarity => (face <= 3 ? 'common' : face <= 5 ? 'uncommon' : 'rare');

/** Ingredients of a kind that share a slot; rations do so too, brewing takes an hour, and a potion keeps for a week (BDP-S12). */
const UNITS_IN_SLOT = 3;

/** One wild ingredient by chance, found by foraging, which the page leaves to others (BDP-88): for anyone who has room for it. */
function find(decision: Decision, forager: Creature, region: Region): void {
  const { total } = decision.throwDice('rarity', 1, 6);
  const rarity = rarityFor(total);
  const herb = FOUND[region][rarity];
  const found = { actor: forager.id, herb, rarity, region, total };
  const holder = [forager, ...partyOf(decision.state)].find(
    (one) => slotsUsed(creatureAt(decision.state, one.id)) < capacity(decision.state),
  )?.id;
  if (holder === undefined) {
    decision.emit(herbFound, found);
    return;
  }
  const stack = creatureAt(decision.state, holder).items.find(
    (item) => item.name === herb && herbOf(item) && item.count < UNITS_IN_SLOT,
  );
  decision.emit(herbFound, { ...found, holder, ...(stack ? { item: stack.id } : {}) });
  const herbs = { name: herb, kind: 'gear' as const, slots: 1, count: 1, inUse: false };
  if (!stack) pack(decision, holder, { ...herbs, details: { ingredient: rarity, region } }, { place: 'hex' });
}

const forage = defineCommand({
  type: 'forage',
  title: 'Forage for ingredients',
  about:
    'Takes a Watch in the wild and finds 1d3 ingredients of the region (house rules can change this), each common, uncommon or rare by 1d6.',
  when: ['world'],
  fields: z.strictObject({
    type: z.literal('forage'),
    actor: IdSchema,
    region: z.enum(REGIONS).optional(),
  }),
  decide: (decision, { actor: id, region: word }) => {
    const forager = ableCreature(decision.state, id, 'actor');
    const { land, party } = decision.state;
    const hex = party.hex ? hexAt(land, party.hex) : undefined;
    const region = word ?? REGION_OF[hex?.terrain ?? 'plain'];
    passTime(decision, watchOf(decision.state));
    const die = houseNumber(decision.state, 'forage-die');
    const { total } = decision.throwNotation(`${forager.name}, ingredients found`, die);
    decision.emit(herbsSought, { actor: id, region, total });
    for (let found = 0; found < total; found += 1) find(decision, forager, region);
    encounterCheck(decision);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Forage for ingredients',
            detail: `a Watch, finds 1${houseNumber(campaign, 'forage-die')}`,
            group: 'world',
            command: { type: 'forage' },
            needs: [choiceOf(partyOf(campaign), 'actor', 'Who')],
          },
        ]
      : [],
});

export const foragingCommands = [forage];
