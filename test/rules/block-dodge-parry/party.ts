import { blockDodgeParry } from '../../../shared/systems/block-dodge-parry/index.ts';
import { bodyOf } from '../../../shared/systems/cairn-family/sheet/attributes.ts';
import { play, type Playthrough, type Outcome } from '../../helpers/play.ts';
import type { System } from '../../../shared/systems/contract.ts';

export type Game = Playthrough;
type Given = { type: string; [field: string]: unknown };

const land: Given = {
  type: 'chart-land',
  land: {
    name: 'A road',
    columns: [['plain', 'plain', 'hills', 'swamp'].map((terrain) => ({ terrain, region: 'wild' }))],
    paths: [],
    regions: { wild: { name: 'The wild', dangerous: true } },
    sites: { crypt: { name: 'The crypt', hex: '0101', dark: false } },
  },
};

export const character = (name: string, more: object = {}): Given => ({
  type: 'make-character',
  name,
  scores: { str: 12, dex: 12, wil: 12 },
  hitPoints: 4,
  gear: ['Sword', 'Waterskin', 'Rations'],
  ...more,
});

/** Rook and Fen at dawn on 0101, in a session: 12 in every ability, 4 HP. */
export const party = (rook: object = {}, fen: object = {}): Game =>
  play<System>(blockDodgeParry).given(
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
export const ruled = (ruling: string, value: unknown, game = party()): Game =>
  game.given({ type: 'set-option', option: ruling, value });
/** What a kind of command offers now. */
export const offered = (game: Game, type: string) =>
  blockDodgeParry.commands.find((kind) => kind.type === type)?.offers?.(game.state, blockDodgeParry) ?? [];

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
export const lower = (game: Game, creature: string, attribute: string, by: number): Game =>
  game.given({ type: 'adjust-score', creature, attribute, by: -by });
/** The facts of a kind among what a command brought. */
export const facts = ({ events }: Pick<Outcome, 'events'>, type: string) =>
  events.filter((event) => event.type === type);
/** The first fact of a kind among what a command brought. */
export const fact = (outcome: Pick<Outcome, 'events'>, type: string) => facts(outcome, type)[0];
