import { vogt } from '../../../shared/systems/vogt/index.ts';
import { sheetOf } from '../../../shared/systems/vogt/sheet/sheet.ts';
import { play, type CommandIn, type Fields, type Playthrough } from '../../helpers/play.ts';

export { facts } from '../../helpers/play.ts';

export type Game = Playthrough<typeof vogt>;
export type Command = CommandIn<typeof vogt>;
export type With<Type extends string> = Fields<typeof vogt, Type>;

const land: Command = {
  type: 'chart-land',
  land: {
    name: 'A road',
    columns: [(['plain', 'plain', 'hills'] as const).map((terrain) => ({ terrain, region: 'wild' }))],
    paths: [],
    regions: { wild: { name: 'The wild', dangerous: true } },
    sites: { crypt: { name: 'The crypt', hex: '0101' } },
  },
};
type Abilities = NonNullable<With<'make-character'>['abilities']>;
const d = (die: NonNullable<Abilities['str']>['die'], modifier = 0) => ({ die, modifier });

/** Ada: STR 1d8 +1, DEX 1d6, AWR 1d6, WIL 1d6, 10 HP, no AR, a sword. */
export const ada = (more: With<'make-character'> = {}): Command => ({
  type: 'make-character',
  name: 'Ada',
  abilities: { str: d('1d8', 1), dex: d('1d6'), awr: d('1d6'), wil: d('1d6') },
  hitPoints: 10,
  ar: 0,
  gear: ['Sword'],
  ...more,
});
/** Bo: DEX 1d8, 10 HP, AR 1, a dagger, four technique dice. */
export const bo = (more: With<'make-character'> = {}): Command => ({
  type: 'make-character',
  name: 'Bo',
  abilities: { str: d('1d6'), dex: d('1d8'), awr: d('1d6'), wil: d('1d6') },
  hitPoints: 10,
  ar: 1,
  techniqueDice: 4,
  prepared: ['Ember lash'],
  gear: ['Dagger'],
  ...more,
});

export const party = (first: With<'make-character'> = {}, second: With<'make-character'> = {}): Game =>
  play(vogt).given(land, { type: 'place-party', hex: '0101' }, ada(first), bo(second), {
    type: 'open-session',
  });

/** A campaign with one house rule. */
export const ruled = (option: string, value: number | string, game = party()): Game =>
  game.given({ type: 'set-option', option, value });

/** Ada and Bo against so many marauders (8 HP, AR 1, axe 1d6), all still to decide. */
export const fight = (game: Game = party(), count = 1, statBlock = 'Marauder'): Game =>
  game.given({ type: 'meet', statBlock, count }, { type: 'start-fight' });

type Decided = Record<string, With<'declare'>>;

/** Everybody decides (attack where nothing is said) and rolls: the faces in the order ada, bo, marauder. */
export function round(game: Game, decided: Decided, faces: number[]): Game {
  const ids = Object.keys(decided);
  ids.forEach((id, index) => {
    game.when(
      { type: 'declare', actor: id, action: 'attack', ...decided[id] },
      index === ids.length - 1 ? faces : [],
    );
  });
  return game;
}
export const ALL = { ada: {}, bo: {}, marauder: {} };

export const one = (game: Game, id: string) => game.state.creatures[id]!;
export const sheet = (game: Game, id: string) => sheetOf(one(game, id));
export const statuses = (game: Game, id: string): string[] =>
  one(game, id).conditions.map(({ name }) => name);
export const slots = (game: Game): string[][] | undefined => game.state.fight?.slots.map(({ who }) => who);
export const attack = (actor: string, target: string, more: With<'attack'> = {}): Command => ({
  type: 'attack',
  actor,
  targets: [target],
  ...more,
});

/** What may be offered of one kind of command now. */
export const offered = (game: Game, type: string) => game.offersOf(type);
export const done: Command = { type: 'end-turn' };
export type Status = Extract<Command, { type: 'give-status' }>['status'];
export const withStatus = (game: Game, creature: string, ...all: Status[]): Game =>
  game.given(...all.map((status) => ({ type: 'give-status' as const, creature, status })));
/** Ada first, then Bo, then the marauder. */
export const ready = (decided: Decided = {}, game = fight()): Game =>
  round(game, { ...ALL, ...decided }, [1, 2, 3]);
