import type { CoreOffer, Finding, Offer } from '../../shared/api.ts';
import { readRolls } from '../../shared/dice/notation.ts';
import { asking, IN_TEXT, plain, rankOf, type Asked } from '../../shared/page/ranking.ts';
import type { Game } from '../game/game.ts';
import { acts, everyday, forms, skies } from './find/acts.ts';
import type { Candidate } from './find/candidate.ts';
import { houseRules, items, lines, rules, tables, wares } from './find/lists.ts';
import { monsters, several } from './find/monsters.ts';
import { deeds, people } from './find/people.ts';
import { landCandidates } from './find/places.ts';
import { spanTyped, untilHours } from './find/spans.ts';
import { informed } from './forms/fieldFacts.ts';

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
 * What answers to a text: acts of the moment, people, places, monsters, tables, items, wares, house rules, rules, lines of the
 * log, and notes by what stands in them; the best first, at most thirty.
 */
export function findings(game: Game, text: string, lately: readonly string[] = []): Finding[] {
  const asked = asking(text, lately);
  const offers = informed(game, game.offers());
  const typed = [...dice(text), ...spanTyped(game, text), ...several(game, offers, text)];
  return [...typed, ...candidates(game, offers, asked)]
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

/** What can be found, of equals the first before the others: a place before its entering. */
const candidates = (game: Game, offers: readonly Offer[], asked: Asked): Candidate[] => [
  ...people(game),
  ...everyday(game),
  ...landCandidates(game, asked.whole),
  ...acts(game, offers),
  ...skies(offers),
  ...untilHours(game),
  ...deeds(game, asked),
  ...monsters(game, offers),
  ...tables(game),
  ...items(game),
  ...wares(game),
  ...forms(game, false),
  ...houseRules(game),
  ...rules(game),
  ...forms(game, true),
  ...lines(game),
];

/** Dice that were typed are rolled. */
function dice(typed: string): Candidate[] {
  const rolled = typed.trim().replace(/^(roll|throw)\s+/i, '');
  if (!DICE.test(rolled) || 'fault' in readRolls(rolled)) return [];
  return [
    {
      kind: 'act',
      label: rolled,
      detail: 'roll these dice',
      also: typed,
      behind: 0,
      offer: (): CoreOffer<'roll'> => ({
        label: `Roll ${rolled}`,
        command: { type: 'roll', dice: rolled },
      }),
    },
  ];
}
const DICE = /d[\d%]/i;
