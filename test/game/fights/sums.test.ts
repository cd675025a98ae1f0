import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlowView, LogLine } from '../../../shared/api.ts';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import { termsInWords } from '../../../shared/text/words.ts';
import { systems } from '../../../shared/systems/registry.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { linesOf } from '../../../src-main/game/logLines.ts';
import { blowsIn } from '../../../src-main/queries/view/blows.ts';
import { gathered, harmOf, sumOf } from '../../../src-renderer/combat/blow.ts';
import { filled, nextOf } from '../../helpers/autoplay.ts';
import { openedSample, play, type Playthrough } from '../../helpers/play.ts';
import { seededDice } from '../../../shared/dice/sources.ts';

const STEPS = 40;

/** The sum that begins with such a term in a line of the log, added up; undefined where there is none. */
function addedUp(text: string, first: { what: string; by: number } | undefined): number | undefined {
  const begin = first ? text.indexOf(termsInWords([first])) : -1;
  if (begin < 0) return undefined;
  const [sum = ''] = text.slice(begin).split(';');
  const terms = [...sum.matchAll(/(^−?|[+−] )(\d+) \p{L}/gu)];
  return terms.reduce(
    (total, [, sign, figure]) => total + Number(figure) * (sign?.includes('−') ? -1 : 1),
    0,
  );
}

/** What stands beside a target, where the dice are drawn and not named, added up. */
const addedUpBeside = (sum: string): number =>
  [...sum.replace(/^\d+( against \d+)?, /, '').matchAll(/(^−?|[+−] )(\d+)/g)].reduce(
    (total, [, sign, figure]) => total + Number(figure) * (sign?.includes('−') ? -1 : 1),
    0,
  );

interface Played {
  game: Playthrough;
  /** What the screen has of the blows of each command. */
  shown: BlowView[];
}

/** A stretch of a fight by the rules of a house, as chance has it. */
function playedBy(system: System, sample: Playthrough, seed: number): Played {
  const dice = seededDice(seed);
  const pick = <T>(all: readonly T[]): T => all[dice(all.length) - 1]!;
  const game = play(system, { from: sample.state, dice });
  for (const { id, choices } of system.options)
    if (dice(2) === 1) game.attempt({ type: 'set-option', option: id, value: pick(choices).id });
  const shown: BlowView[] = [];
  game.attempt({ type: 'meet', statBlock: pick(system.statBlocks).name, count: dice(4) });
  game.attempt({ type: 'start-fight' });
  for (let step = 0; step < STEPS && game.state.fight; step += 1) {
    const [had, before] = [game.events.length, game.state];
    const choice = dice(1000);
    const offer = nextOf(game.offers, choice);
    const done = offer && !game.attempt(filled(offer, choice));
    if (!done && game.attempt({ type: 'take-turn' }) && game.attempt({ type: 'end-turn' })) break;
    const events = game.events.slice(had);
    const entry = { seq: step + 1, session: 1, command: { type: '' }, events };
    const lines = linesOf({ system, kinds: game.rulebook.kinds }, entry);
    if (before.fight)
      shown.push(...blowsIn(lines, { last: undefined, armour: 'armour', backOf: () => undefined }));
  }
  return { game, shown };
}

const blowsOf = ({ events }: Playthrough): HexwatchEvent[] =>
  events.filter(({ type }) => type === 'attack-made');

/** Blows of a fight of which none gives its reasons wrongly. */
function checkBlow({ text = '', terms, hit, damage, idle, total, against, missed }: HexwatchEvent): void {
  if (terms === undefined) {
    expect(damage).toBe(0);
    // It says why: what was rolled, and what it had to be, or a reason of its own.
    const isRolled = hit === false && total !== undefined && against !== undefined;
    expect(idle !== undefined || isRolled || missed === true).toBe(true);
    return;
  }
  const all = terms as { what: string; by: number }[];
  expect(all.reduce((sum, { by }) => sum + by, 0)).toBe(damage);
  for (const { what } of all) expect(what.trim()).not.toBe('');
  expect(text).toContain(termsInWords(all));
  expect(addedUp(text, all[0])).toBe(damage);
  expect(text).toMatch(new RegExp(` ${Number(damage)}\\b`));
}

/** A blow of the screen, beside its target and as the last of the fight. */
function checkShown(blow: BlowView): void {
  if (!blow.terms) {
    expect(blow.damage).toBe(0);
    return;
  }
  expect(blow.terms.reduce((sum, { by }) => sum + by, 0)).toBe(blow.damage);
  expect(gathered(blow).reduce((sum, { by }) => sum + by, 0)).toBe(blow.damage);
  const harm = harmOf([blow], blow.target);
  expect(harm && addedUpBeside(sumOf(harm))).toBe(blow.damage);
}

describe.each(systems.map((system) => [system.name, system] as const))(
  'the sum of a blow in %s',
  (_, system) => {
    const sample = openedSample(system);

    it('names every term, in the log and on the screen, and comes to its damage by whatever house rules', () => {
      let summed = 0;
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
          const { game, shown } = playedBy(system, sample, seed);
          for (const blow of blowsOf(game)) checkBlow(blow);
          for (const blow of shown) checkShown(blow);
          summed += shown.filter(({ terms }) => terms !== undefined).length;
        }),
        { numRuns: 25 },
      );
      expect(summed).toBeGreaterThan(20);
    });
  },
);

describe('a blow on the screen', () => {
  const line = (seq: number, type: string, fields: object): LogLine => ({
    seq,
    entry: 9,
    session: 1,
    hour: '',
    day: '',
    dayNumber: 1,
    watch: '',
    type,
    text: 'Rook blocks.',
    fields: { ...fields },
    secret: false,
    players: true,
    rolls: [],
    rules: [],
    undone: false,
    blow: 1,
    receipt: false,
  });
  const shown = (...lines: LogLine[]): BlowView | undefined =>
    blowsIn(lines, { last: undefined, armour: 'Armor', backOf: () => undefined })[0];
  const figures = { actor: 'orc', target: 'rook', hit: true, thrown: 6, armour: 2 };

  it('by an earlier version has a sum where its figures come to the damage, else none', () => {
    expect(shown(line(1, 'attack-made', { ...figures, damage: 4 }))).toMatchObject({
      damage: 4,
      terms: [
        { what: 'rolled', by: 6 },
        { what: 'armor', by: -2 },
      ],
    });
    const resisted = shown(line(1, 'attack-made', { ...figures, damage: 2 }));
    expect(resisted).toMatchObject({ damage: 2 });
    expect(resisted?.terms).toBeUndefined();
  });

  it('names what a guard turned aside after it, and counts only the rest', () => {
    const terms = [{ what: 'on d6', by: 6, sides: 6 }];
    const blocked = { actor: 'rook', terms: [{ what: 'blocked', by: -3 }] };
    expect(
      shown(line(1, 'attack-made', { ...figures, damage: 6, terms }), line(2, 'guard-met', blocked)),
    ).toMatchObject({ damage: 3, terms: [...terms, ...blocked.terms] });
  });
});
