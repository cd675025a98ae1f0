import { party, type Game, type Command, type With } from '../../../helpers/fivey.ts';

export type { Game };

/** A party whose campaign plays it so. */
export const ruled = (ruling: string, value: number | string, game: Game = party()): Game =>
  game.given({ type: 'set-option', option: ruling, value });

/** A fight that the whole party begins before the others. */
export const fighting = (game: Game, statBlock = 'Bear', count = 1): Game => {
  game.given({ type: 'meet', statBlock, count });
  game.when({ type: 'start-fight' }, [1, ...game.state.party.members.map(() => 19)]);
  return game;
};

/** The sides of the dice that a command throws, in order. */
export const thrown = (game: Game, command: Command, faces: number[]): number[] =>
  game
    .when(command, faces)
    .events.flatMap(({ rolls = [] }) => rolls.flatMap(({ dice }) => dice.map(([sides]) => sides)));

/** Everybody of the party is done, and the others act. */
export const theirTurn = (game: Game): Game => game.given({ type: 'end-turn' });

export const one = (game: Game, id: string) => game.state.creatures[id]!;
export const sheet = (game: Game, id: string) => one(game, id).sheet;
export const points = (game: Game, id: string): number => one(game, id).hitPoints.now;

/** Takes hit points off somebody by hand. */
export const wound = (game: Game, creature: string, by: number): Game =>
  game.given({ type: 'adjust-hit-points', creature, by: -by });

/** A character named Zed who joins the party. */
export const made = (game: Game, templates: string[], more: With<'make-character'> = {}): Game =>
  game.given({ type: 'make-character', name: 'Zed', templates, ...more });

export const attack = (actor: string, target: string, more: With<'attack'> = {}): Command => ({
  type: 'attack',
  actor,
  target,
  ...more,
});
export const withSword = (target: string, more: With<'attack'> = {}) =>
  attack('odo', target, { weapon: 'longsword', ...more });
export const withBow = (target: string, more: With<'attack'> = {}) =>
  attack('mae', target, { weapon: 'bow', ...more });
