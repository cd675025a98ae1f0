import { expect } from 'vitest';
import type { Offer } from '../../../shared/campaign/offer.ts';
import { cairn } from '../../../shared/systems/cairn/index.ts';
import { bodyOf } from '../../../shared/systems/cairn-family/sheet/attributes.ts';
import { play, type CommandIn, type Fields, type Outcome, type Playthrough } from '../../helpers/play.ts';

export { facts } from '../../helpers/play.ts';

export type Game = Playthrough<typeof cairn>;
export type Command = CommandIn<typeof cairn>;
export type With<Type extends string> = Fields<typeof cairn, Type>;

const land: Command = {
  type: 'chart-land',
  land: {
    name: 'A road',
    columns: [
      (['plain', 'plain', 'hills', 'plain'] as const).map((terrain) => ({ terrain, region: 'wild' })),
    ],
    paths: [],
    regions: { wild: { name: 'The wild', dangerous: true } },
    sites: { crypt: { name: 'The crypt', hex: '0101', dark: false } },
  },
};

/** A character with the scores given, STR 12, DEX 12, WIL 12 and 4 HP where nothing is said. */
export const character = (name: string, more: With<'make-character'> = {}): Command => ({
  type: 'make-character',
  name,
  scores: { str: 12, dex: 12, wil: 12 },
  hitPoints: 4,
  gear: ['Sword', 'Rations'],
  ...more,
});

/** Bryn and Linnet at dawn on 0101, in a session. */
export const party = (bryn: With<'make-character'> = {}, linnet: With<'make-character'> = {}): Game =>
  play(cairn).given(
    land,
    { type: 'place-party', hex: '0101' },
    { type: 'set-option', option: 'daily-weather', value: 'referee' },
    character('Bryn', bryn),
    character('Linnet', linnet),
    { type: 'open-session' },
  );

/** The party against so many of a stat block; everybody is quick enough. */
export const fight = (statBlock = 'Goblin', count = 1, game: Game = party()): Game => {
  game.given({ type: 'meet', statBlock, count });
  game.when({ type: 'start-fight', ready: game.state.party.members });
  return game;
};

/** A campaign in which an option has another value. */
export const ruled = (ruling: string, value: number | string, game: Game = party()): Game =>
  game.given({ type: 'set-option', option: ruling, value });

/** Sides and face of every die that was rolled. */
export const diceOf = ({ events }: Outcome): [sides: number, face: number][] =>
  events.flatMap(({ rolls = [] }) => rolls.flatMap(({ dice }) => dice));

export const done: Command = { type: 'end-turn' };
/** Strikes at one target. */
export const attack = (actor: string, target: string, more: With<'attack'> = {}): Command => ({
  type: 'attack',
  actor,
  target,
  ...more,
});
/** A porter with 9 in every score. */
export const porter = (hitPoints = 2): Command => ({
  type: 'hire',
  name: 'Pim',
  role: 'porter',
  scores: { str: 9, dex: 9, wil: 9 },
  hitPoints,
});

/** What a command offers now. */
export const offersOf = (game: Game, type: string): Offer[] => game.offersOf(type);

/** Both sides do nothing until the round is over. */
export const sit = (game: Game): Game => game.given({ type: 'end-turn' }, { type: 'end-turn' });

export const one = (game: Game, id: string) => game.state.creatures[id]!;
export const body = (game: Game, id: string) => bodyOf(one(game, id));
export const conditions = (game: Game, id: string): string[] =>
  one(game, id).conditions.map(({ name }) => name);
/** Sets the hit points of the moment by hand. */
export const hit = (game: Game, creature: string, now: number): Game =>
  game.given({ type: 'set-hit-points', creature, now });

/** Matches a message that names a rule. */
export const saying = (rule: string): string => expect.stringContaining(rule) as string;
