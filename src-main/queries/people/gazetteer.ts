import { counted } from '../../../shared/text/words.ts';
import type {
  CoreOffer,
  FactionCard,
  Gazetteer,
  GroundCard,
  Offer,
  PersonCard,
  PlaceCard,
  RelationLine,
} from '../../../shared/api.ts';
import { regionForm, siteForm } from '../../../shared/campaign/commands/places.ts';
import { writeEncounter } from '../../../shared/campaign/tables/encounterLines.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { isOfParty } from '../../../shared/campaign/lookup.ts';
import { hauntAt, writeHaunt } from '../../../shared/campaign/people/persona.ts';
import { labelOf } from '../../../shared/hex/coordinates.ts';
import { hexAt, hexesIn, type EncounterRow } from '../../../shared/hex/land.ts';
import { dateOf } from '../../../shared/time/calendar.ts';
import { groundName } from '../../../shared/hex/ground.ts';
import { informed } from '../forms/fieldFacts.ts';
import { formOf } from '../forms/forms.ts';
import { looksOf } from '../looks.ts';
import { momentInWords } from '../view/time.ts';
import type { Game } from '../../game/game.ts';

/** Everybody and everything the referee keeps of the land: people, factions, places with a name or a note. */
export function gazetteer(game: Game): Gazetteer {
  const { campaign } = game.state;
  const whole = (form: Offer | undefined): Offer | null => (form && informed(game, [form])[0]) ?? null;
  const form = (type: string): Offer | null => {
    const kind = game.rulebook.kinds.commands.get(type);
    return whole(kind && formOf(kind, campaign, game.system));
  };
  const offered = (card: GroundCard): GroundCard => ({ ...card, offers: informed(game, card.offers) });
  return {
    people: people(game),
    factions: factions(campaign),
    places: places(campaign),
    regions: regions(campaign).map(offered),
    sites: sites(campaign).map(offered),
    add: {
      person: form('add-person'),
      faction: form('add-faction'),
      region: whole(game.offers().find(({ command }) => command.type === 'keep-region')),
    },
  };
}

const people = ({ state: { campaign }, system, calendar }: Game): PersonCard[] =>
  Object.values(campaign.creatures)
    .filter(({ id, kind }) => kind !== 'monster' || campaign.party.members.includes(id))
    .map((one) => ({
      id: one.id,
      name: one.name,
      line: system.summary(one, campaign).line,
      status: one.status,
      attitude: one.attitude ?? '',
      regards: (one.regards ?? [])
        .toReversed()
        .map(({ attitude, at }) => ({ attitude, when: momentInWords(calendar, at) })),
      knows: one.knows ?? '',
      note: one.note,
      short: one.short ?? '',
      pronouns: one.pronouns ?? '',
      want: one.want ?? '',
      look: one.look ?? '',
      manner: one.manner ?? '',
      hidden: one.hidden ?? '',
      haunts: (one.haunts ?? []).map(writeHaunt),
      now: hauntAt(one.haunts ?? [], dateOf(system.calendar, campaign.clock).hour) ?? '',
      relations: relationsOf(campaign, one.id),
      faction: one.faction ?? null,
      hex: one.hex ?? null,
      place: (one.hex && hexAt(campaign.land, one.hex)?.feature?.name) ?? '',
      inParty: isOfParty(campaign, one.id),
      ...looksOf(one),
    }));

/** What somebody is to others, and others to them. */
function relationsOf({ relations, creatures, factions: all }: Campaign, id: string): RelationLine[] {
  const nameOf = (one: string): string => (creatures[one] ?? all[one])?.name ?? one;
  return relations
    .filter(({ from, to }) => from === id || to === id)
    .map((one) => ({ ...one, fromName: nameOf(one.from), toName: nameOf(one.to) }));
}

const factions = (campaign: Campaign): FactionCard[] =>
  Object.values(campaign.factions).map((faction) => ({
    ...faction,
    relations: relationsOf(campaign, faction.id),
    people: Object.values(campaign.creatures)
      .filter((one) => one.faction === faction.id)
      .map(({ name }) => name),
  }));

function places({ land, creatures }: Campaign): PlaceCard[] {
  const living = new Map<string, string[]>();
  for (const { kind, hex, name, status } of Object.values(creatures))
    if (hex && kind === 'person' && status !== 'dead') living.set(hex, [...(living.get(hex) ?? []), name]);
  return land.columns.flatMap((column, x) =>
    column.flatMap((hex, y): PlaceCard[] => {
      if (!hex || (!hex.feature && !hex.note)) return [];
      const label = labelOf(x + 1, y + 1);
      return [
        {
          hex: label,
          name: hex.feature?.name ?? label,
          line: [hex.feature?.kind, groundName(land, hex)].filter(Boolean).join(', '),
          note: hex.note ?? '',
          people: living.get(label) ?? [],
          secret: hex.feature?.secret ?? false,
          known: hex.known,
        },
      ];
    }),
  );
}

/** An encounter table as it is written, each line with its chance. */
function withOdds(rows: readonly EncounterRow[]): GroundCard['encounters'] {
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  return rows.map((row) => ({ line: writeEncounter(row), chance: row.weight / all }));
}

function regions({ land }: Campaign): GroundCard[] {
  return Object.entries(land.regions).map(([id, region]) => {
    const hexes = hexesIn(land, id);
    return {
      id,
      name: region.name,
      line: [
        counted(hexes.length, 'hex', 'hexes'),
        ...(region.dangerous ? [] : ['no random encounters']),
      ].join(', '),
      encounters: withOdds(region.encounters),
      hex: null,
      offers: [regionForm(id, region, hexes), removal(region.name, { type: 'remove-region', region: id })],
    };
  });
}

const sites = ({ land }: Campaign): GroundCard[] =>
  Object.entries(land.sites).map(([id, site]) => ({
    id,
    name: site.name,
    line: [site.dark ? 'dark' : 'lit', ...(site.dangerous ? [] : ['no random encounters'])].join(', '),
    encounters: withOdds(site.encounters),
    hex: site.hex,
    offers: [siteForm(site.hex, [id, site]), removal(site.name, { type: 'remove-site', site: id })],
  }));

type Removal = CoreOffer<'remove-region' | 'remove-site'>;
const removal = (name: string, command: Removal['command']): Offer => ({ label: `Remove ${name}`, command });
