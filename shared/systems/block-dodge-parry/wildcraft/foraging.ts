import { z } from 'zod';
import { takeItem } from '../../../campaign/commands/creatures.ts';
import { diceRolled, noteWritten } from '../../../campaign/events/campaign.ts';
import { itemChanged } from '../../../campaign/events/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt } from '../../../campaign/lookup.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { partyOf, type Creature, type Item } from '../../../campaign/state.ts';
import { hexAt } from '../../../hex/land.ts';
import type { TerrainId } from '../../../hex/terrain.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { capacity, slotsUsed } from '../../cairn-family/sheet/burden.ts';
import { watchOf } from '../../cairn-family/travel/watches.ts';
import { commandRules } from '../commandRules.ts';
import { houseNumber } from '../options.ts';
import { encounterCheck } from '../road/travel.ts';

/** Where ingredients grow (BDP-90). */
export const REGIONS = ['desert', 'forest', 'hills', 'mountain', 'plains', 'swamp'] as const;
export type Region = (typeof REGIONS)[number];
const REGION_OF: Readonly<Record<TerrainId, Region>> = {
  plain: 'plains',
  farmland: 'plains',
  heath: 'plains',
  moor: 'swamp',
  forest: 'forest',
  jungle: 'forest',
  hills: 'hills',
  mountain: 'mountain',
  snow: 'mountain',
  swamp: 'swamp',
  desert: 'desert',
  water: 'swamp',
};

/** How much an ingredient brings to a brew (BDP-89). */
export const POTENCY = { common: 1, uncommon: 2, rare: 4 } as const;
type Rarity = keyof typeof POTENCY;

/** What is found by its region and rarity; names of our own (BDP-88). */
const FOUND: Readonly<Record<Region, Readonly<Record<Rarity, string>>>> = {
  desert: { common: 'Dust sage', uncommon: 'Emberroot', rare: 'Sun lily' },
  forest: { common: 'Elder moss', uncommon: 'Bitterbark', rare: 'Ghost orchid' },
  hills: { common: 'Coldroot', uncommon: 'Ironroot', rare: 'Lark’s foot' },
  mountain: { common: 'Stone lichen', uncommon: 'Frost cap', rare: 'Eagle’s breath' },
  plains: { common: 'Yellow yarrow', uncommon: 'Sweet vetch', rare: 'Moonwheat' },
  swamp: { common: 'Marsh mint', uncommon: 'Heronleaf', rare: 'Drowned star' },
};

/** How rare an ingredient is; undefined for what is none (BDP-89). */
export const rarityOf = ({ details }: Item): Rarity | undefined =>
  (['common', 'uncommon', 'rare'] as const).find((one) => one === details['ingredient']);

/** The lower half of a d6 is common, the 6 rare (BDP-S6). */
const rarityFor = (face: number): Rarity => (face <= 3 ? 'common' : face <= 5 ? 'uncommon' : 'rare');

const UNITS_IN_SLOT = 3;

/** One more of an ingredient: three of a kind share a slot (BDP-S12). */
function gather(decision: Decision, holder: Creature, name: string, rarity: Rarity, region: Region): void {
  const same = creatureAt(decision.state, holder.id).items.find(
    (item) => item.name === name && item.details['ingredient'] !== undefined && item.count < UNITS_IN_SLOT,
  );
  if (same)
    decision.emit(
      itemChanged,
      { creature: holder.id, item: same.id, from: { count: same.count }, to: { count: same.count + 1 } },
      `${holder.name} finds ${name.toLowerCase()}.`,
    );
  else
    takeItem(decision, holder.id, {
      name,
      kind: 'gear',
      slots: 1,
      count: 1,
      inUse: false,
      details: { ingredient: rarity, region },
    });
}

const forage = defineCommand({
  type: 'forage',
  title: 'Forage for ingredients',
  about:
    'A watch in the wild: 1d3 ingredients of the region, unless the campaign says otherwise, each common, uncommon or rare by 1d6.',
  when: ['world'],
  rules: commandRules.forage,
  fields: z.strictObject({
    type: z.literal('forage'),
    creature: IdSchema,
    region: z.enum(REGIONS).optional(),
  }),
  decide: (decision, { creature: id, region: word }) => {
    const forager = ableCreature(decision.state, id);
    const { land, party } = decision.state;
    const hex = party.hex ? hexAt(land, party.hex) : undefined;
    const region = word ?? REGION_OF[hex?.terrain ?? 'plain'];
    passTime(decision, watchOf(decision.state));
    const die = houseNumber(decision.state, 'forage-die');
    const { total } = decision.throwNotation(`${forager.name}, ingredients found`, die);
    decision.emit(diceRolled, {}, `${forager.name} forages (${region}): ${total} to be found.`);
    for (let found = 0; found < total; found += 1) {
      const face = decision.throwDice('how rare', 1, 6).total;
      const rarity = rarityFor(face);
      const name = FOUND[region][rarity];
      decision.emit(diceRolled, {}, `${name}, ${rarity}: ${face}.`);
      const holder = [forager, ...partyOf(decision.state)].find(
        (one) => slotsUsed(creatureAt(decision.state, one.id)) < capacity(decision.state),
      );
      if (holder) gather(decision, holder, name, rarity, region);
      else decision.emit(noteWritten, {}, 'Nobody has room for it.');
    }
    encounterCheck(decision);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Forage for ingredients',
            detail: `a watch, 1${houseNumber(campaign, 'forage-die')} to be found`,
            group: 'world',
            command: { type: 'forage' },
            needs: [choiceOf(partyOf(campaign), 'creature', 'Who')],
          },
        ]
      : [],
});

export const foragingCommands = [forage];
