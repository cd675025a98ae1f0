import type { KeyCard, KeyText } from '../../../shared/api.ts';
import { find } from '../../../shared/campaign/ids.ts';
import { isOfParty } from '../../../shared/campaign/lookup.ts';
import type { Key } from '../../../shared/campaign/key/keys.ts';
import { residentsOf } from '../../../shared/campaign/key/whereabouts.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { hexAt, type Site } from '../../../shared/hex/land.ts';
import { groundName } from '../../../shared/hex/ground.ts';
import { calendarOf } from '../../../shared/campaign/reckoning/calendarOf.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { peopleByHex } from '../map/people.ts';
import { momentInWords } from '../view/time.ts';

const NO_KEY: Key = { aloud: '', secret: '', places: [] };

/** What players may be shown of a text, under its name unless that is a secret. */
const handoutOf = (name: string, aloud: string): string =>
  aloud.trim() && [name && `# ${name}`, aloud].filter(Boolean).join('\n\n');

/** What is written about a hex or a site, and who is there now; null where there is neither. */
export function keyCard(campaign: Campaign, system: System, at: string | null): KeyCard | null {
  if (at === null) return null;
  const site = find(campaign.land.sites, at);
  return site ? siteKey(campaign, at, site) : hexKey(campaign, system, at);
}

function siteKey(campaign: Campaign, at: string, { name, hex, note }: Site): KeyCard {
  const { aloud, secret, places } = find(campaign.keys, at) ?? NO_KEY;
  return {
    at,
    hex,
    name,
    note,
    aloud,
    secret,
    handout: handoutOf(name, aloud),
    places: places.map(keyText),
    people: [],
    sites: [],
    lastHere: '',
    changes: [],
  };
}

function hexKey(campaign: Campaign, system: System, at: string): KeyCard | null {
  const hex = hexAt(campaign.land, at);
  if (!hex) return null;
  const { aloud, secret, places, left } = find(campaign.keys, at) ?? NO_KEY;
  const { feature, note = '' } = hex;
  return {
    at,
    hex: at,
    name: feature?.name ?? groundName(campaign.land, hex),
    note,
    aloud,
    secret,
    handout: handoutOf(feature && !feature.secret ? feature.name : '', aloud),
    places: places.map(keyText),
    people: peopleAt(campaign, system, at),
    sites: Object.entries(campaign.land.sites)
      .filter(([, site]) => site.hex === at)
      .map(([id, { name }]) => ({
        id,
        name,
        rooms: Object.keys(find(campaign.plans, id)?.rooms ?? {}).length,
      })),
    lastHere: left ? momentInWords(calendarOf(campaign, system), left.at) : '',
    changes: left ? changesSince(campaign, at, left, feature?.name ?? '') : [],
  };
}

const keyText = ({ name, aloud, secret }: Key['places'][number]): KeyText => ({
  name,
  aloud,
  secret,
  handout: handoutOf(name, aloud),
});

/** Who is in a hex at this hour. */
const peopleAt = (campaign: Campaign, system: System, at: string): KeyCard['people'] =>
  (peopleByHex(campaign, system).get(at) ?? []).map(({ one, where }) => ({
    id: one.id,
    name: one.name,
    line: system.summary(one, campaign).line,
    where,
  }));

/** What is otherwise in a hex than when the party left it, a line each. */
function changesSince(
  campaign: Campaign,
  at: string,
  left: NonNullable<Key['left']>,
  place: string,
): string[] {
  const now = residentsOf(campaign, at);
  const gone = left.who.filter((id) => now.every((one) => one.id !== id));
  return [
    ...(left.place === place ? [] : [`${left.place || 'Nothing'} is now ${place || 'gone'}`]),
    ...now.filter(({ id }) => !left.who.includes(id)).map(({ name }) => `${name} lives here now`),
    ...gone.map((id) => goneInWords(campaign, id)),
    ...doneSince(campaign, at, left.at),
  ];
}

function goneInWords(campaign: Campaign, id: string): string {
  const one = find(campaign.creatures, id);
  if (!one) return `${id} is gone`;
  if (one.status === 'dead') return `${one.name} is dead`;
  return isOfParty(campaign, id) ? `${one.name} is with the party` : `${one.name} doesn’t live here now`;
}

/** What was written into the rooms of sites there since. */
const doneSince = ({ land, plans }: Campaign, at: string, since: number): string[] =>
  Object.entries(land.sites)
    .filter(([, { hex }]) => hex === at)
    .flatMap(([id, { name }]) =>
      Object.values(find(plans, id)?.rooms ?? {}).flatMap(({ number, done }) =>
        done.filter((one) => one.at > since).map(({ note }) => `${name} ${number}: ${note}`),
      ),
    );
