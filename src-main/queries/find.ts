import type { CoreOffer, Finding, NumberCard, Offer, OptionCard } from '../../shared/api.ts';
import { tablesOf } from '../../shared/campaign/tables/randomTables.ts';
import type { Creature } from '../../shared/campaign/state.ts';
import { labelOf } from '../../shared/hex/coordinates.ts';
import { formOf } from './forms.ts';
import { plain } from './plainText.ts';
import { numberCards, optionCards } from './houseRules.ts';
import type { Game } from '../game/game.ts';

const MOST_FINDINGS = 30;
const EXCERPT = 70;

/** A thing that can be found: what is shown, and the other text that is searched. */
interface Candidate extends Omit<Finding, 'offer'> {
  text?: string;
  offer?: () => Offer | undefined;
}

/** How well a candidate answers: the smaller the better; undefined where a word is missing. */
function rankOf(
  { label, detail, text = '' }: Candidate,
  asked: string,
  words: readonly string[],
): number | undefined {
  const name = plain(label);
  const said = `${name} ${plain(detail)}`;
  if (words.every((word) => said.includes(word))) {
    if (name.startsWith(asked)) return 0;
    const begun = words.every((word) => name.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word)));
    return begun ? 1 : words.every((word) => name.includes(word)) ? 2 : 3;
  }
  const inText = text !== '' && words.every((word) => `${said} ${plain(text)}`.includes(word));
  return inText ? 4 : undefined;
}

/** The words around the place where something was found in a longer text. */
function excerpt(text: string, word: string): string {
  const at = Math.max(0, plain(text).indexOf(word));
  const from = Math.max(0, at - EXCERPT / 2);
  const cut = text
    .slice(from, from + EXCERPT)
    .replace(/\s+/g, ' ')
    .trim();
  return `${from > 0 ? '… ' : ''}${cut}${from + EXCERPT < text.length ? ' …' : ''}`;
}

/**
 * What answers to a text: acts of the moment, people, places, tables, house rules, rules, and notes by what stands in them; the best first,
 * at most thirty.
 */
export function findings(game: Game, text: string): Finding[] {
  const asked = plain(text).trim();
  const words = asked.split(/\s+/).filter(Boolean);
  return candidates(game)
    .flatMap((candidate) => {
      const rank = rankOf(candidate, asked, words);
      return rank === undefined ? [] : [{ candidate, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_FINDINGS)
    .flatMap(({ candidate: { text: long = '', offer, ...found }, rank }): Finding[] => {
      const made = offer?.();
      if (offer && !made) return [];
      const detail = rank === 4 ? excerpt(long, words[0] ?? '') : found.detail;
      return [{ ...found, detail, ...(made ? { offer: made } : {}) }];
    });
}

const candidates = (game: Game): Candidate[] => [
  ...acts(game),
  ...people(game),
  ...places(game),
  ...tables(game),
  ...forms(game, false),
  ...houseRules(game),
  ...rules(game),
  ...forms(game, true),
];

const acts = (game: Game): Candidate[] =>
  game.offers().map((offer) => ({
    kind: 'act',
    label: offer.label,
    detail: offer.detail ?? '',
    offer: () => offer,
  }));

/** They are given where the house rules and the sheet stand. */
const WITHOUT_FORM = new Set(['set-option', 'set-sheet']);

/** Commands that may be given now, each a form: those that nothing offers ready-made, and the others with all they may say. */
const forms = (game: Game, offered: boolean): Candidate[] =>
  game
    .can()
    .filter((kind) => Boolean(kind.offers) === offered && !WITHOUT_FORM.has(kind.type))
    .map((kind) => ({
      kind: 'act',
      label: offered ? `${kind.title}, in full` : kind.title,
      detail: kind.about,
      offer: () => formOf(kind, game.state.campaign, game.system),
    }));

const people = ({ state: { campaign }, system }: Game): Candidate[] =>
  Object.values(campaign.creatures).map((one: Creature) => ({
    kind: 'person',
    label: one.name,
    detail: system.summary(one, campaign).line,
    text: one.note,
    creature: one.id,
    ...(one.hex ? { hex: one.hex } : {}),
  }));

const places = ({ state: { campaign } }: Game): Candidate[] =>
  campaign.land.columns.flatMap((column, x) =>
    column.flatMap((hex, y): Candidate[] => {
      const { feature, note } = hex ?? {};
      if (!feature && !note) return [];
      const label = labelOf(x + 1, y + 1);
      return [
        {
          kind: 'place',
          label: feature?.name ?? label,
          detail: feature ? `${feature.kind}, ${label}` : 'note',
          ...(note ? { text: note } : {}),
          hex: label,
        },
      ];
    }),
  );

const tables = ({ state: { campaign }, system }: Game): Candidate[] =>
  tablesOf(campaign, system).map(({ name, rows }) => ({
    kind: 'table',
    label: name,
    detail: 'random table',
    text: rows.map(({ text }) => text).join(' '),
    offer: (): CoreOffer<'roll-table'> => ({
      label: `Roll on ${name}`,
      command: { type: 'roll-table', table: name },
    }),
  }));

/** What a house rule plays now in words. */
const inWords = ({ choices, value }: OptionCard): string =>
  choices.find(({ id }) => id === value)?.label ?? value;

const houseRules = (game: Game): Candidate[] => [
  ...optionCards(game).map((option) => houseRule(option, inWords(option))),
  ...numberCards(game).map((number) => houseRule(number, String(number.value))),
];

const houseRule = ({ name, rules: ids }: OptionCard | NumberCard, now: string): Candidate => ({
  kind: 'house-rule',
  label: name,
  detail: [now, ...ids].join(' · '),
  houseRule: name,
});

/** Rules; those that a campaign may read in its own way lead to where it says so. */
const rules = ({ system: { book } }: Game): Candidate[] =>
  book.map(({ id, line, options, reading }) => ({
    kind: 'rule',
    label: id,
    detail: line,
    ...((options ?? reading) ? { houseRule: id } : {}),
  }));
