import { labelOf, type HexLabel } from '../../hex/coordinates.ts';
import { hexAt, type Land } from '../../hex/land.ts';
import { remembered } from '../../remembered.ts';
import type { Decision } from '../../systems/contract.ts';
import { find } from '../ids.ts';
import { hauntAt } from '../people/persona.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign, Creature } from '../state.ts';
import { hexLeft } from './keyEvents.ts';

/** A name of a place as it is compared: “The Old Mill” is “old mill”. */
const plainPlace = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^(the|an?)\s+/, '');

/** The rows of a column in which a place has a name. */
const rowsByName = remembered(
  (column: Land['columns'][number]): ReadonlyMap<string, number> =>
    new Map(
      column.flatMap((hex, row) => (hex?.feature ? [[plainPlace(hex.feature.name), row + 1] as const] : [])),
    ),
);

/** The hexes of all places by their names; of two with one name, the one further west. */
const hexesByName = remembered(
  (columns: Land['columns']): ReadonlyMap<string, HexLabel> =>
    new Map(
      columns
        .flatMap((column, x) =>
          Array.from(rowsByName(column), ([name, row]) => [name, labelOf(x + 1, row)] as const),
        )
        .reverse(),
    ),
);

/** The hex of a site or another place, by its name; undefined where none is called so. */
function hexOfPlace({ columns, sites }: Land, name: string): HexLabel | undefined {
  const plain = plainPlace(name);
  const there = hexesByName(columns).get(plain);
  if (there !== undefined) return there;
  return Object.values(sites).find((site) => plainPlace(site.name) === plain)?.hex;
}

/** The hex that words such as “the mill” or “market in 0302” name; undefined where they name none. */
export function hexNamed(land: Land, words: string): HexLabel | undefined {
  const [label] = /\b(\d{6}|\d{4})\b/.exec(words) ?? [];
  return label !== undefined && hexAt(land, label) ? label : hexOfPlace(land, words);
}

/** Where a person is at an hour: in which hex, and where there as it is written; at home where nothing else is. */
export function whereaboutsOf(
  { land }: Pick<Campaign, 'land'>,
  { haunts = [], hex }: Creature,
  hour: number,
): { hex: HexLabel | undefined; where: string } {
  const where = hauntAt(haunts, hour) ?? '';
  return { hex: (where && hexNamed(land, where)) || hex, where };
}

/** People of the campaign who are up and about, and not with the party or a group of it. */
export const livingPeople = ({
  creatures,
  party,
  groups,
}: Pick<Campaign, 'creatures' | 'party' | 'groups'>): Creature[] => {
  const away = new Set(
    [party, ...groups.map((group) => group.party)].flatMap(({ members, absent = [] }) => [
      ...members,
      ...absent.map(({ creature }) => creature),
    ]),
  );
  return Object.values(creatures).filter(
    ({ id, kind, status }) => kind === 'person' && status === 'up' && !away.has(id),
  );
};

/** Those of them whose home is a hex. */
export const residentsOf = (campaign: Campaign, hex: HexLabel): Creature[] =>
  livingPeople(campaign).filter((one) => one.hex === hex);

/** The party leaves the hex where it is; if that has a key, it remembers how it was. */
export function leaveHex(decision: Decision): void {
  const { state } = decision;
  const { hex } = state.party;
  if (hex === null || !find(state.keys, hex)) return;
  const who = residentsOf(state, hex)
    .map(({ id }) => id)
    .slice(0, 200);
  decision.emit(hexLeft, { hex, who, place: hexAt(state.land, hex)?.feature?.name ?? '' }, { secret: true });
}

/**
 * Takes the party off a map that another one replaces, and gives back whether it has to be placed anew: on a hex that the other has
 * as well, in a site, and while strangers are met, it stays where it is. Refuses `not-now` where a group waits that would stand nowhere.
 * Of a map where nothing is what it was, `land` is left out.
 */
export function leaveMap(decision: Decision, land?: Land): boolean {
  const { party, groups, mode } = decision.state;
  if (groups.some((group) => !(land && hasGround(land, group.party))))
    throw new Refusal(
      'not-now',
      'A group waits on this map. Let the groups meet before another replaces it.',
    );
  const leaves =
    party.hex !== null && !(land && hexAt(land, party.hex)) && party.site === null && mode.now === 'world';
  if (leaves) leaveHex(decision);
  return leaves;
}

/** Whether the places where a group is are on a map. */
const hasGround = (land: Land, { hex, site }: Campaign['party']): boolean =>
  (hex === null || hexAt(land, hex) !== undefined) && (!site || find(land.sites, site.id) !== undefined);
