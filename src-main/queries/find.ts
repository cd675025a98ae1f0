import type { CoreOffer, Finding, NumberCard, Offer, OptionCard } from '../../shared/api.ts';
import { STATUS_WORDS } from '../../shared/campaign/lookup.ts';
import { ownBlockNamed, statBlocksOf } from '../../shared/campaign/tables/bestiary.ts';
import { tablesOf } from '../../shared/campaign/tables/randomTables.ts';
import { partyOf, type Creature } from '../../shared/campaign/state.ts';
import { readRolls } from '../../shared/dice/notation.ts';
import type { Candidate } from './find/candidate.ts';
import { landCandidates } from './find/places.ts';
import { meetWith, readBlockText } from './forms/bestiary.ts';
import { plural } from '../../shared/counted.ts';
import type { StatBlock } from '../../shared/systems/contract.ts';
import { kinOf } from './forms/kin.ts';
import { kindNamed } from './looks.ts';
import { informed } from './forms/fieldFacts.ts';
import { formOf } from './forms/forms.ts';
import { asking, IN_TEXT, numbered, plain, rankOf } from '../../shared/ranking.ts';
import { gathered } from '../game/log/gathered.ts';
import { numberCards, optionCards } from './houseRules.ts';
import type { Game } from '../game/game.ts';

const MOST_FINDINGS = 30;
const EXCERPT = 70;

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
 * What answers to a text: acts of the moment, people, places, monsters, tables, items, house rules, rules, lines of the log,
 * and notes by what stands in them; the best first, at most thirty.
 */
export function findings(game: Game, text: string, lately: readonly string[] = []): Finding[] {
  const asked = asking(text, lately);
  const offers = informed(game, game.offers());
  return [...dice(text), ...several(game, offers, text), ...candidates(game, offers, asked.whole)]
    .flatMap((candidate) => {
      const rank = rankOf(candidate, asked);
      return rank === undefined ? [] : [{ candidate, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_FINDINGS)
    .flatMap(
      ({
        candidate: { text: long = '', also: _also, behind: _behind, offer, ...found },
        rank,
      }): Finding[] => {
        const made = offer?.();
        if (offer && !made) return [];
        const detail = rank >= IN_TEXT && long ? excerpt(long, asked.words[0] ?? '') : found.detail;
        return [{ ...found, detail, rank, ...(made ? { offer: made } : {}) }];
      },
    );
}

/** What can be found, of equals the first before the others. */
function candidates(game: Game, offers: readonly Offer[], whole: string): Candidate[] {
  return [
    ...people(game),
    ...acts(game, offers),
    ...landCandidates(game, whole),
    ...monsters(game, offers),
    {
      kind: 'act',
      label: 'New stat block…',
      detail: 'in the bestiary',
      also: 'monster creature custom own',
      behind: 0,
      offer: () => readBlockText(game, '').form,
    },
    ...tables(game),
    ...items(game),
    ...forms(game, false),
    ...houseRules(game),
    ...rules(game),
    ...forms(game, true),
    ...lines(game),
  ];
}

/** “8 goblins” are met, so many; where the bestiary has none, those who come nearest, and a new stat block. */
function several(game: Game, offers: readonly Offer[], text: string): Candidate[] {
  const { count, words } = numbered(text);
  if (count === undefined || words === '') return [];
  const met = ({ name, line }: Pick<StatBlock, 'name' | 'line'>, detail = line): Candidate[] =>
    meetWith(offers, name)
      ? [
          {
            kind: 'monster',
            label: `${count} × ${name}`,
            detail,
            also: text,
            behind: 0,
            offer: () => meetWith(offers, name, count),
          },
        ]
      : [];
  const asked = asking(words);
  const known = statBlocksOf(game.state.campaign, game.system).filter(
    ({ name }) =>
      rankOf({ kind: '', label: name, detail: '', also: plural(name), behind: 0 }, asked) !== undefined,
  );
  if (known.length > 0) return known.flatMap((block) => met(block));
  if (kindNamed(words) === undefined) return [];
  const { nearest, form } = kinOf(game, words);
  return [
    ...nearest.flatMap((block) => met(block, `nearest to “${words}”`)),
    {
      kind: 'act',
      label: form.label,
      detail: 'not in the bestiary',
      also: text,
      behind: 1,
      offer: () => form,
    },
  ];
}

/** Dice that were typed are rolled. */
const dice = (typed: string): Candidate[] =>
  DICE.test(typed) && !('fault' in readRolls(typed))
    ? [
        {
          kind: 'act',
          label: typed.trim(),
          detail: 'roll these dice',
          behind: 0,
          offer: (): CoreOffer<'roll'> => ({
            label: `Roll ${typed.trim()}`,
            command: { type: 'roll', dice: typed.trim() },
          }),
        },
      ]
    : [];
const DICE = /d[\d%]/i;

/** What else referees call an act, by its command. */
const ALSO: Readonly<Record<string, string>> = {
  camp: 'sleep night rest',
  sleep: 'camp night rest',
  'rest-actions': 'camp night',
  'long-rest': 'camp night sleep',
  'full-rest': 'camp night sleep',
  'adjust-hit-points': 'HP hurt wound hit points',
  meet: 'monster random encounter wandering',
  react: 'reaction attitude',
  'pass-time': 'wait watch hour',
  'start-fight': 'combat initiative',
  'start-timer': 'countdown progress',
  tennite: 'downtime',
  note: 'log line',
  roll: 'secret',
  'roll-table': 'secret rumour',
  'close-session': 'stop evening',
};
/** Commands that nothing offers ready-made and that are given all the time. */
const EVERYDAY = new Set(['roll', 'roll-table', 'note', 'adjust-hit-points']);

const acts = (game: Game, offers: readonly Offer[]): Candidate[] =>
  offers.map((offer) => {
    const said = `${offer.label} ${offer.detail ?? ''}`;
    const name = game.state.campaign.creatures[offer.actor ?? '']?.name ?? '';
    const actor = said.includes(name) ? '' : name;
    return {
      kind: 'act',
      label: offer.label,
      detail: [actor, offer.detail].filter(Boolean).join(', '),
      also: ALSO[offer.command.type] ?? '',
      behind: 0,
      offer: () => offer,
    };
  });

/** They are given where the house rules and the sheet stand. */
const WITHOUT_FORM = new Set(['set-option', 'set-sheet', 'trade']);

/** Commands that may be given now, each a form: those that nothing offers ready-made, and the others with all they may say. */
const forms = (game: Game, offered: boolean): Candidate[] =>
  game
    .can()
    .filter((kind) => Boolean(kind.offers) === offered && !WITHOUT_FORM.has(kind.type))
    .map((kind) => ({
      kind: 'act',
      label: offered ? `${kind.title}, in full` : kind.title,
      detail: kind.about,
      also: ALSO[kind.type] ?? '',
      behind: offered ? 5 : EVERYDAY.has(kind.type) ? 0 : 4,
      offer: () => {
        const form = formOf(kind, game.state.campaign, game.system);
        return form && informed(game, [form])[0];
      },
    }));

const people = ({ state: { campaign }, system }: Game): Candidate[] =>
  [...new Set([...partyOf(campaign, true), ...Object.values(campaign.creatures)])].map((one: Creature) => ({
    kind: 'person',
    label: one.name,
    detail: `${one.status === 'up' ? '' : `${STATUS_WORDS[one.status]} · `}${system.summary(one, campaign).line}`,
    text: [one.want, one.look, one.manner, one.note, one.hidden].filter(Boolean).join('\n'),
    behind: 0,
    creature: one.id,
    ...(one.hex ? { hex: one.hex } : {}),
  }));

/** Whoever stands in the bestiary can be met, where somebody can be met now. */
function monsters(game: Game, offers: readonly Offer[]): Candidate[] {
  const { campaign } = game.state;
  const canMeet = meetWith(offers, '') !== undefined;
  return statBlocksOf(campaign, game.system).map(({ name, line }) => ({
    kind: 'monster',
    label: name,
    detail: line,
    behind: 2,
    text: ownBlockNamed(campaign, game.system, name)?.note ?? '',
    ...(canMeet ? { offer: () => meetWith(offers, name) } : { block: name }),
  }));
}

/** What somebody of the party carries leads to the sheet. */
const items = ({ state: { campaign } }: Game): Candidate[] =>
  partyOf(campaign, true).flatMap((bearer) =>
    bearer.items.map((item) => ({
      kind: 'item' as const,
      label: item.name,
      detail: bearer.name,
      behind: 3,
      creature: bearer.id,
    })),
  );

/** The newest lines of the log, without what was undone. */
const lines = ({ recent }: Game): Candidate[] =>
  gathered(recent)
    .filter(({ undone }) => !undone)
    .map(({ text, day, hour }) => ({
      kind: 'log' as const,
      label: text,
      detail: `${day}, ${hour}`,
      behind: 6,
      line: text.slice(0, 120),
    }))
    .reverse();

const tables = ({ state: { campaign }, system }: Game): Candidate[] =>
  tablesOf(campaign, system).map(({ name, rows }) => ({
    kind: 'table',
    label: name,
    detail: 'random table',
    text: rows.map(({ text }) => text).join(' '),
    behind: 2,
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
  behind: 5,
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
    behind: 6,
    ...((options ?? reading) ? { houseRule: id } : {}),
  }));
