import type { Campaign } from '../../../shared/campaign/state.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { oneOf, type Source } from './anyValue.ts';

type Named = readonly { id: string }[];
const ids = (things: Named): string[] => things.map(({ id }) => id);

/** Ids and names that mean something in the campaign now, by what they are of. */
function wordsOf(campaign: Campaign, system: System): Record<string, readonly string[]> {
  const { creatures, party, groups, shelf, timers, caches, land, plans, encounter } = campaign;
  const everybody = Object.values(creatures);
  return {
    creature: Object.keys(creatures),
    member: party.members,
    met: encounter?.creatures ?? [],
    item: everybody.flatMap(({ items }) => ids(items)),
    condition: everybody.flatMap(({ conditions }) => ids(conditions)),
    timer: Object.keys(timers),
    cache: Object.keys(caches),
    site: Object.keys(land.sites),
    region: Object.keys(land.regions),
    room: Object.values(plans).flatMap(({ rooms }) => Object.keys(rooms)),
    group: ids(groups),
    shelf: ids(shelf),
    statBlock: system.statBlocks.map(({ name }) => name),
    hex: [party.hex ?? '0101', '0101', '0203', '0505', '0608', '0707', '9999'],
    text: ['Rope', 'Torch', 'x', '', '\t', 'constructor', '1d6', '🜁'],
  };
}

/** What a field of some names is mostly filled with. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  creature: ['member', 'member', 'creature', 'met'],
  actor: ['member', 'met'],
  helper: ['member'],
  members: ['member'],
  creatures: ['creature', 'member'],
  who: ['creature'],
  target: ['creature', 'met'],
  targets: ['creature', 'met'],
  from: ['creature', 'member', 'hex'],
  to: ['creature', 'member', 'hex'],
  hex: ['hex'],
  item: ['item'],
  weapon: ['item'],
  drop: ['item'],
  cache: ['cache'],
  site: ['site'],
  room: ['room'],
  group: ['group'],
  shelf: ['shelf'],
  timer: ['timer'],
  condition: ['condition'],
  statBlock: ['statBlock'],
  region: ['region'],
};

/** Of a hundred fields so many are filled with what they mean. */
const MEANINGFUL = 85;

/** Words of the moment, by chance. */
export function sourceOf(campaign: Campaign, system: System, dice: Dice): Source {
  const words = wordsOf(campaign, system);
  const kinds = Object.keys(words);
  return {
    dice,
    wordFor(field) {
      const meant = dice(100) <= MEANINGFUL ? MEANT[field] : undefined;
      return oneOf(dice, words[oneOf(dice, meant ?? kinds) ?? ''] ?? []) ?? 'nobody';
    },
  };
}
