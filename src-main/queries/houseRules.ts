import type { HouseRules, NumberCard, OptionCard } from '../../shared/api.ts';
import type { Rule } from '../../shared/systems/ruleBook.ts';
import type { Game } from '../game/game.ts';

/** The rules that an option or a number touches, by their IDs in the order of the book. */
export const rulesThatName = (book: readonly Rule[], id: string): string[] =>
  book.filter(({ options = [] }) => options.includes(id)).map((rule) => rule.id);

/** The options of the campaign, those that matter most first. */
export const optionCards = ({ state: { campaign }, system: { options, book } }: Game): OptionCard[] =>
  options
    .map(({ value: standard, starred = false, choices, lethal: _lethal, ...option }) => ({
      ...option,
      starred,
      standard,
      value: String(campaign.options[option.id] ?? standard),
      choices: [...choices],
      rules: rulesThatName(book, option.id),
    }))
    .sort((one, other) => Number(other.starred) - Number(one.starred));

/** The numbers of the campaign, in the order of their system's list. */
export const numberCards = ({ state: { campaign }, system: { numbers, book } }: Game): NumberCard[] =>
  numbers.map(({ value: standard, choices, range, ...number }) => {
    const value = campaign.options[number.id];
    return {
      ...number,
      standard,
      value: value === undefined || typeof value === 'boolean' ? standard : value,
      rules: rulesThatName(book, number.id),
      ...(choices ? { choices: [...choices] } : {}),
      ...(range ? { range: { least: range[0], most: range[1] } } : {}),
    };
  });

/** What this table plays otherwise, what it might, and what is read in one way. */
export const houseRules = (game: Game): HouseRules => ({
  options: optionCards(game),
  numbers: numberCards(game),
  readings: game.system.book.flatMap(({ id, line, reading }) =>
    reading ? [{ rule: id, line, why: reading }] : [],
  ),
});
