import type { Offer } from '../../../shared/campaign/offer.ts';
import { blockDodgeParry } from '../../../shared/systems/block-dodge-parry/index.ts';
import { bodyOf, type Attribute } from '../../../shared/systems/cairn-family/sheet/attributes.ts';
import { play, type CommandIn, type Fields, type Outcome, type Playthrough } from '../../helpers/play.ts';

export { fact, facts } from '../../helpers/play.ts';

export type Game = Playthrough<typeof blockDodgeParry>;
export type Command = CommandIn<typeof blockDodgeParry>;
export type With<Type extends string> = Fields<typeof blockDodgeParry, Type>;

const land: Command = {
  type: 'chart-land',
  land: {
    name: 'A road',
    columns: [
      (['plain', 'plain', 'hills', 'swamp'] as const).map((terrain) => ({ terrain, region: 'wild' })),
    ],
    paths: [],
    regions: { wild: { name: 'The wild', dangerous: true } },
    sites: { crypt: { name: 'The crypt', hex: '0101', dark: false } },
  },
};

/** A character with 12 in every ability and 4 HP where nothing is said. */
export const character = (name: string, more: With<'make-character'> = {}): Command => ({
  type: 'make-character',
  name,
  scores: { str: 12, dex: 12, wil: 12 },
  hitPoints: 4,
  gear: ['Sword', 'Waterskin', 'Rations'],
  ...more,
});

/** Rook and Fen at dawn on 0101, in a session: 12 in every ability, 4 HP. */
export const party = (rook: With<'make-character'> = {}, fen: With<'make-character'> = {}): Game =>
  play(blockDodgeParry).given(
    land,
    { type: 'place-party', hex: '0101' },
    { type: 'set-option', option: 'daily-weather', value: 'referee' },
    character('Rook', rook),
    character('Fen', fen),
    { type: 'open-session' },
  );

/** The party against so many of a stat block; nobody is too slow. */
export const fight = (statBlock = 'Ogre', count = 1, game: Game = party()): Game => {
  game.given({ type: 'meet', statBlock, count });
  game.when({ type: 'start-fight', ready: game.state.party.members });
  return game;
};

/** A game where the Warden reads one thing in another way. */
export const ruled = (ruling: string, value: number | string, game: Game = party()): Game =>
  game.given({ type: 'set-option', option: ruling, value });
/** What a kind of command offers now. */
export const offered = (game: Playthrough, type: string): Offer[] => game.offersOf(type);

export const one = (game: Game, id: string) => game.state.creatures[id]!;
export const body = (game: Game, id: string) => bodyOf(one(game, id));
export const conditions = (game: Game, id: string): string[] =>
  one(game, id).conditions.map(({ name }) => name);
export const fatigue = (game: Game, id: string): number =>
  conditions(game, id).filter((name) => name === 'Fatigue').length;
export const tired = (game: Game, id: string, count: number): Game => {
  for (let index = 0; index < count; index += 1) game.given({ type: 'fatigue', creature: id });
  return game;
};
/** Takes points of a score. */
export const lower = (game: Game, creature: string, attribute: Attribute, by: number): Game =>
  game.given({ type: 'adjust-score', creature, attribute, by: -by });

export const done: Command = { type: 'end-turn' };
/** Harm to Rook, beside fights. */
export const harm = (hazard: Hazard, more: With<'harm'> = {}): Command => ({
  type: 'harm',
  creature: 'rook',
  hazard,
  ...more,
});
type Hazard = NonNullable<With<'harm'>['hazard']>;

/** Sides and face of every die that was rolled. */
export const diceOf = ({ events }: Outcome): [sides: number, face: number][] =>
  events.flatMap(({ rolls = [] }) => rolls.flatMap(({ dice }) => dice));
