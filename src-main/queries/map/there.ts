import type { HexCard } from '../../../shared/api.ts';
import { capital, counted, inSentence, together } from '../../../shared/text/words.ts';
import { coinOf } from '../../../shared/campaign/goods/coins.ts';
import { find } from '../../../shared/campaign/ids.ts';
import type { Key } from '../../../shared/campaign/key/keys.ts';
import type { Cache, Campaign } from '../../../shared/campaign/state.ts';
import { hexAt, type Site } from '../../../shared/hex/land.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { dueIn } from './dueThere.ts';
import { isWritten } from './marks.ts';
import { peopleByHex } from './people.ts';

/** So many things that lie together are named. */
const MOST_NAMED = 3;

type Line = HexCard['there'][number];
interface Asked {
  campaign: Campaign;
  system: System;
  hex: string;
  sites: readonly [string, Site][];
}

const keyInWords = ({ aloud, secret, places }: Key): string =>
  together([
    ...(aloud.trim() ? ['text to read aloud'] : []),
    ...(secret.trim() ? ['a secret'] : []),
    ...(places.length > 0 ? [counted(places.length, 'place')] : []),
  ]);

function keyLines({ campaign: { keys }, hex, sites }: Asked): string[] {
  const ofHex = find(keys, hex);
  return [
    ...(ofHex && isWritten(ofHex) ? [capital(keyInWords(ofHex))] : []),
    ...sites.flatMap(([id, { name }]) => {
      const key = find(keys, id);
      return key && isWritten(key) ? [`${name}: ${keyInWords(key)}`] : [];
    }),
  ];
}

const noteLines = ({ campaign: { land }, hex, sites }: Asked): string[] => [
  ...[hexAt(land, hex)?.note ?? ''].filter((note) => note.trim() !== ''),
  ...sites.flatMap(([, { name, note }]) => (note.trim() ? [`${name}: ${note}`] : [])),
];

function peopleLines({ campaign, system, hex }: Asked): string[] {
  const people = peopleByHex(campaign, system).get(hex) ?? [];
  const names = people.map(({ one, where }) => (where ? `${one.name} (${where})` : one.name));
  return names.length > 0 ? [names.join(', ')] : [];
}

const dueLines = ({ campaign, system, hex }: Asked): string[] =>
  dueIn(campaign, system, (at) => at === hex).map(
    ({ label, when, timed }) => `${label}, ${timed && when !== 'now' ? `in ${when}` : when}`,
  );

const siteLines = ({ campaign: { plans }, sites }: Asked): string[] =>
  sites.flatMap(([id, { name }]) => {
    const rooms = Object.keys(find(plans, id)?.rooms ?? {}).length;
    return rooms > 0 ? [`${name}, ${counted(rooms, 'room')}`] : [];
  });

function cacheInWords({ items, coins = 0 }: Cache, system: System): string {
  const names = items.slice(0, MOST_NAMED).map(({ name }) => inSentence(name));
  const more = items.length - names.length;
  return capital(
    together([
      ...names,
      ...(more > 0 ? [`${more} more`] : []),
      ...(coins > 0 ? [`${coins} ${coinOf(system).name}`] : []),
    ]),
  );
}

const cacheLines = ({ campaign: { caches }, system, hex }: Asked): string[] =>
  Object.values(caches)
    .filter((one) => one.hex === hex && !one.party)
    .map((one) => cacheInWords(one, system))
    .filter(Boolean);

/** What is told of each kind, in the order of the signs. */
const LINES: readonly [Line['kind'], (asked: Asked) => string[]][] = [
  ['key', keyLines],
  ['note', noteLines],
  ['people', peopleLines],
  ['due', dueLines],
  ['site', siteLines],
  ['cache', cacheLines],
];

/** What the referee keeps in a hex, in words: as much as the signs on the map show. */
export function thereIn(campaign: Campaign, system: System, hex: string): Line[] {
  const sites = Object.entries(campaign.land.sites).filter(([, site]) => site.hex === hex);
  const asked = { campaign, system, hex, sites };
  return LINES.flatMap(([kind, lines]) => lines(asked).map((text) => ({ kind, text })));
}
