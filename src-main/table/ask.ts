import type { Answers, Finding, HexCard, Offer, Query } from '../../shared/api.ts';
import { labelOf } from '../../shared/hex/coordinates.ts';
import { hexAt, roadBetween } from '../../shared/hex/land.ts';
import { TERRAINS } from '../../shared/hex/terrain.ts';
import { sheetCard } from './sheetCard.ts';
import type { Table } from './table.ts';

type Asked<T extends Query['type']> = Extract<Query, { type: T }>;

/** What each kind of question is answered with. A forgotten kind does not compile. */
const ANSWERS: { [T in Query['type']]: (table: Table, query: Asked<T>) => Promise<Answers[T]> } = {
  hex: (table, query) => Promise.resolve(hexCard(table, query.hex)),
  log: async (table, { session, before = Infinity, limit = 100 }) =>
    (await table.log(session === undefined ? {} : { session }))
      .filter((line) => line.seq < before)
      .slice(-limit),
  find: (table, query) => Promise.resolve(findings(table, query.text)),
  sheet: (table, query) => Promise.resolve(sheetCard(table, query.creature)),
};

/** Answers a question about the open campaign; what is not there is null or an empty list. */
export const answer = (table: Table, query: Query): Promise<Answers[Query['type']]> =>
  ANSWERS[query.type](table, query as never);

function hexCard(table: Table, label: string): HexCard | null {
  const { campaign } = table.state;
  const hex = hexAt(campaign.land, label);
  if (!hex) return null;
  const offers = table.offers().filter((offer) => offer.command['to'] === label);
  const road = campaign.party.hex && roadBetween(campaign.land, campaign.party.hex, label);
  const odds = table.system.odds(campaign, label);
  const spoken = [
    `${label} ${TERRAINS[hex.terrain].name}`,
    road === 'paved' ? 'paved road' : road,
    hex.feature?.name,
  ]
    .filter(Boolean)
    .join(', ');
  return {
    hex: label,
    spoken,
    cost: offers[0] ? [offers[0].detail, odds?.text].filter(Boolean).join(' · ') : '',
    note: hex.note ?? '',
    people: Object.values(campaign.creatures)
      .filter((one) => one.hex === label && one.kind === 'person' && one.status === 'up')
      .map((one) => one.name),
    offers,
  };
}

const MOST_FINDINGS = 30;

function findings(table: Table, text: string): Finding[] {
  const { campaign } = table.state;
  const people = Object.values(campaign.creatures).map((one): Finding => ({
    kind: 'person',
    label: one.name,
    detail: table.system.summary(one, campaign).line,
    creature: one.id,
    ...(one.hex ? { hex: one.hex } : {}),
  }));
  const places = campaign.land.columns.flatMap((column, x) =>
    column.flatMap((hex, y): Finding[] =>
      hex?.feature
        ? [{ kind: 'place', label: hex.feature.name, detail: hex.feature.kind, hex: labelOf(x + 1, y + 1) }]
        : [],
    ),
  );
  const tables = Object.keys(table.system.tables).map((name): Finding => ({
    kind: 'table',
    label: name,
    detail: 'random table',
    offer: { label: `Roll on ${name}`, command: { type: 'roll-table', table: name } },
  }));
  const acts = table.offers().map((offer: Offer): Finding => ({
    kind: 'act',
    label: offer.label,
    detail: offer.detail ?? '',
    offer,
  }));
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return [...acts, ...people, ...places, ...tables]
    .filter(({ label, detail }) => words.every((word) => `${label} ${detail}`.toLowerCase().includes(word)))
    .slice(0, MOST_FINDINGS);
}
