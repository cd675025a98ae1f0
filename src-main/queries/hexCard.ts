import type { CoreOffer, HexCard } from '../../shared/api.ts';
import { labelForms } from '../../shared/campaign/charting/labels.ts';
import { GROUNDS, ownChoices, terrainForm } from '../../shared/campaign/charting/terrains.ts';
import { siteForm } from '../../shared/campaign/commands/places.ts';
import { find } from '../../shared/campaign/ids.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { FeatureSchema, hexAt, labelAt, roadBetween, type Hex, type Site } from '../../shared/hex/land.ts';
import { groundName, ownOf } from '../../shared/hex/ground.ts';
import { informed } from './forms/fieldFacts.ts';
import type { Game } from '../game/game.ts';
import { sightOf } from './map/sight.ts';
import { thereIn } from './map/there.ts';
import { settlementOf } from './shop/shop.ts';

/** What hovering over a hex tells, and what can be done with it; null off the map. */
export function hexCard(game: Game, label: string): HexCard | null {
  const { campaign } = game.state;
  const hex = hexAt(campaign.land, label);
  if (!hex) return null;
  const offers = game.offers().filter((offer) => offer.command['to'] === label);
  const odds = game.system.odds?.(campaign, label);
  return {
    hex: label,
    spoken: spoken(campaign, label, hex),
    place: hex.feature?.name ?? groundName(campaign.land, hex),
    cost: offers[0] ? [offers[0].detail, odds?.text].filter(Boolean).join(' · ') : '',
    note: hex.note ?? '',
    there: thereIn(campaign, game.system, label),
    people: Object.values(campaign.creatures)
      .filter((one) => one.hex === label && one.kind === 'person' && one.status === 'up')
      .map(({ id, name }) => ({ id, name })),
    region: regionAt(campaign, hex),
    sites: sitesAt(campaign, label).map(([id, { name }]) => ({ id, name })),
    trades: campaign.party.hex === label && settlementOf(campaign) !== null,
    known: hex.known,
    sight: sightOf(campaign, label, hex),
    offers,
    edits: informed(game, [
      ...edits(label, hex),
      ...labelForms(label, labelAt(campaign.land, label)),
      ...ground(game, label, hex),
      ...sites(campaign, label),
      ...placing(game, label),
    ]),
  };
}

function spoken({ land, party }: Campaign, label: string, hex: Hex): string {
  const road = party.hex && roadBetween(land, party.hex, label);
  return [`${label} ${groundName(land, hex)}`, road === 'paved' ? 'paved road' : road, hex.feature?.name]
    .filter(Boolean)
    .join(', ');
}

const choices = (values: readonly string[]): { value: string; label: string }[] =>
  values.map((value) => ({ value, label: value }));

type MarkHex = CoreOffer<'mark-hex'>['command'];

/** What the referee may change of a hex. */
function edits(label: string, { feature, known, terrain }: Hex): CoreOffer<'mark-hex'>[] {
  const mark = (to: Omit<MarkHex, 'type' | 'hex'> = {}): MarkHex => ({ type: 'mark-hex', hex: label, ...to });
  const kinds = FeatureSchema.shape.kind.options;
  return [
    {
      label: known ? 'Take off players’ map' : 'Put on players’ map',
      command: mark({ known: !known }),
    },
    {
      label: feature ? 'Edit place…' : 'Add place…',
      command: mark(feature ? { feature } : {}),
      needs: [
        { name: 'feature.name', label: 'Name', kind: 'text', value: feature?.name ?? '' },
        {
          name: 'feature.kind',
          label: 'Type',
          kind: 'choice',
          choices: choices(kinds),
          value: feature?.kind ?? 'ruin',
        },
        { name: 'feature.secret', label: 'Secret', kind: 'check', value: feature?.secret ?? false },
      ],
    },
    ...(feature ? [{ label: 'Remove place', command: mark({ feature: null }) }] : []),
    {
      label: 'Change terrain…',
      command: mark(),
      needs: [
        {
          name: 'terrain',
          label: 'Terrain',
          kind: 'choice',
          choices: GROUNDS,
          value: terrain,
        },
      ],
    },
  ];
}

/** The land’s own terrains: one of them for the hex, and the form for the one that it has. */
function ground(
  { state: { campaign }, system }: Game,
  label: string,
  hex: Hex,
): CoreOffer<'paint-hexes' | 'keep-terrain'>[] {
  const choices = ownChoices(campaign.land);
  if (choices.length === 0) return [];
  const own = ownOf(campaign.land, hex);
  const field = { name: 'own' as const, label: 'Terrain', kind: 'choice' as const, choices };
  return [
    {
      label: 'Use custom terrain…',
      command: { type: 'paint-hexes', hexes: [label] },
      needs: [{ ...field, ...(own && hex.own !== undefined && { value: hex.own }) }],
    },
    ...(own && hex.own !== undefined ? [terrainForm(campaign, system, [hex.own, own])] : []),
  ];
}

function regionAt({ land }: Campaign, { region: id = '' }: Hex): HexCard['region'] {
  const region = find(land.regions, id);
  return region ? { id, name: region.name } : null;
}

const sitesAt = ({ land }: Campaign, label: string): [string, Site][] =>
  Object.entries(land.sites).filter(([, { hex }]) => hex === label);

const sites = (campaign: Campaign, label: string): CoreOffer<'keep-site'>[] => [
  ...sitesAt(campaign, label).map((site) => siteForm(label, site)),
  siteForm(label),
];

const placing = (game: Game, label: string): CoreOffer<'place-party'>[] =>
  game.can().some(({ type }) => type === 'place-party') && game.state.campaign.party.hex !== label
    ? [{ label: 'Place party here', command: { type: 'place-party', hex: label } }]
    : [];
