import { find } from '../../../shared/campaign/ids.ts';
import { roomName } from '../../../shared/campaign/key/rooms.ts';
import { labelOf } from '../../../shared/hex/coordinates.ts';
import { groundName } from '../../../shared/hex/ground.ts';
import type { Hex, Land } from '../../../shared/hex/land.ts';
import type { Game } from '../../game/game.ts';
import type { Candidate } from './candidate.ts';

/** Hexes, sites, regions, rooms and keyed places; the hex that was typed among them. */
export const landCandidates = (game: Game, whole: string): Candidate[] => [
  ...sitesOf(game),
  ...regionsOf(game),
  ...hexesWith(game, whole),
  ...keyed(game),
  ...roomsOf(game),
];

/** Rooms by number and name. */
const roomsOf = ({ state: { campaign } }: Game): Candidate[] =>
  Object.entries(campaign.plans).flatMap(([site, { rooms: all }]) => {
    const { name = site, hex } = find(campaign.land.sites, site) ?? {};
    return Object.values(all).map((room) => ({
      kind: 'room' as const,
      label: roomName(room),
      detail: name,
      text: [room.aloud, room.secret].filter(Boolean).join('\n'),
      also: `room ${room.number}`,
      behind: 3,
      plan: { site, room: room.id },
      ...(hex ? { hex } : {}),
    }));
  });

/** The places in keyed hexes and sites, handouts among them. */
const keyed = ({ state: { campaign } }: Game): Candidate[] =>
  Object.entries(campaign.keys).flatMap(([at, { places: all }]) => {
    const { name = at, hex = at } = find(campaign.land.sites, at) ?? {};
    return all.map((place) => ({
      kind: 'place' as const,
      label: place.name,
      detail: `in ${name}`,
      text: [place.aloud, place.secret].filter(Boolean).join('\n'),
      behind: 2,
      hex,
    }));
  });

/** Hexes with something in them, and the one that was typed. */
const hexesWith = ({ state: { campaign } }: Game, whole: string): Candidate[] => {
  const taken = new Set(Object.values(campaign.land.sites).map(({ name, hex }) => `${hex} ${name}`));
  return campaign.land.columns.flatMap((column, x) =>
    column.flatMap((hex, y): Candidate[] => {
      const { feature } = hex ?? {};
      const label = labelOf(x + 1, y + 1);
      const { aloud, secret } = find(campaign.keys, label) ?? {};
      const note = [hex?.note, aloud, secret].filter(Boolean).join('\n');
      if (!hex) return [];
      if (label === whole) return [typedHex(campaign.land, label, hex)];
      if (!feature && !note) return [];
      // A site of the same name is found in its place.
      if (feature && !note && taken.has(`${label} ${feature.name}`)) return [];
      return [
        {
          kind: 'place',
          label: feature?.name ?? label,
          detail: feature ? `${feature.kind}, ${label}` : 'note',
          behind: 1,
          ...(note ? { text: note } : {}),
          hex: label,
        },
      ];
    }),
  );
};

/** The hex whose number was typed, whatever is in it. */
const typedHex = (land: Land, label: string, hex: Hex): Candidate => ({
  kind: 'place',
  label,
  detail: hex.feature
    ? [hex.feature.name, hex.feature.kind].filter(Boolean).join(', ')
    : groundName(land, hex),
  behind: 0,
  hex: label,
});

const regionsOf = ({ state: { campaign } }: Game): Candidate[] =>
  Object.entries(campaign.land.regions).map(([region, { name, aloud, secret }]) => ({
    kind: 'place',
    label: name,
    detail: 'region',
    text: [aloud, secret].filter(Boolean).join('\n'),
    also: 'region',
    behind: 1,
    region,
  }));

/** Each site by its hex, and by the plan of its rooms. */
const sitesOf = ({ state: { campaign } }: Game): Candidate[] =>
  Object.entries(campaign.land.sites).flatMap(([site, { name, hex }]): Candidate[] => [
    { kind: 'place', label: name, detail: `site, ${hex}`, also: 'site', behind: 0, hex },
    {
      kind: 'place',
      label: `Plan of ${name}`,
      detail: `rooms of the site, ${hex}`,
      also: 'draw map',
      behind: 1,
      plan: { site },
    },
  ]);
