import type { CoreOffer, NumberCard, OptionCard } from '../../../shared/api.ts';
import { inCoins } from '../../../shared/campaign/goods/coins.ts';
import { priceOf, waresOf } from '../../../shared/campaign/shop/wares.ts';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import { tablesOf } from '../../../shared/campaign/tables/randomTables.ts';
import { inSentence } from '../../../shared/text/words.ts';
import { gathered } from '../../game/log/gathered.ts';
import type { Game } from '../../game/game.ts';
import { numberCards, optionCards } from '../houseRules.ts';
import type { Candidate } from './candidate.ts';

/** What someone of the party carries leads to the sheet. */
export const items = ({ state: { campaign } }: Game): Candidate[] =>
  partyOf(campaign, true).flatMap((bearer) =>
    bearer.items.map((item) => ({
      kind: 'item' as const,
      label: item.name,
      detail: bearer.name,
      behind: 3,
      creature: bearer.id,
    })),
  );

/** What can be bought leads to the shop. */
export const wares = ({ state: { campaign }, system }: Game): Candidate[] =>
  waresOf(campaign, system).map((ware) => {
    const price = priceOf(campaign, ware);
    return {
      kind: 'ware',
      label: `Buy ${inSentence(ware.name)}`,
      detail: price === undefined ? '' : inCoins(system, price),
      also: 'shop price cost',
      behind: 3,
      ware: ware.name,
    };
  });

/** The newest lines of the log, without what was undone. */
export const lines = ({ recent }: Game): Candidate[] =>
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

/** Random tables, by their names and their results. */
export const tables = ({ state: { campaign }, system }: Game): Candidate[] =>
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

/** Options and numbers of the rules, each with how it is played. */
export const houseRules = (game: Game): Candidate[] => [
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
export const rules = ({ system: { book } }: Game): Candidate[] =>
  book.map(({ id, line, options, reading }) => ({
    kind: 'rule',
    label: id,
    detail: line,
    behind: 6,
    ...((options ?? reading) ? { houseRule: id } : {}),
  }));
