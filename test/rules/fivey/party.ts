import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import type { TerrainId } from '../../../shared/hex/terrain.ts';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { sheetOf } from '../../../shared/systems/fivey/sheet/sheet.ts';
import { play, type CommandIn, type Fields, type Playthrough } from '../../helpers/play.ts';

export type Game = Playthrough<typeof fivey>;
export type Command = CommandIn<typeof fivey>;
export type With<Type extends string> = Fields<typeof fivey, Type>;

/** What may stand in a field of a command. */
export type FieldOf<
  Type extends Command['type'],
  Name extends keyof Extract<Command, { type: Type }>,
> = NonNullable<Extract<Command, { type: Type }>[Name]>;

/** What someone does with ten days of downtime. */
export type DowntimePlan = FieldOf<'tennite', 'plans'>[number];

/** A line of hexes to travel: 0101 south to 0107, of the grounds given, dangerous, with a paved road where it is said. */
export const road = (grounds: TerrainId[], paved = false): Command => ({
  type: 'chart-land',
  land: {
    name: 'A road',
    columns: [grounds.map((terrain) => ({ terrain, region: 'wild' }))],
    paths: paved ? [{ kind: 'paved', hexes: grounds.map((_, index) => `010${index + 1}`) }] : [],
    regions: { wild: { name: 'The wild', dangerous: true } },
    sites: { crypt: { name: 'The crypt', hex: '0101' } },
  },
});

/** The last fact of a kind among those that a command brings. */
export const fact = (
  game: Pick<Game, 'when'>,
  command: Command,
  faces: number[],
  type: string,
): HexwatchEvent | undefined => game.when(command, faces).events.findLast((one) => one.type === type);

/** Monsters have four hit points for each hit die here, whatever they threw. */
function withPlainMonsters(game: Game): Game {
  const given = game.given.bind(game);
  game.given = (...commands) => {
    for (const command of commands) {
      const known = game.state.creatures;
      given(command);
      for (const { id, ...one } of Object.values(game.state.creatures)) {
        const { monster } = sheetOf({ id, ...one });
        const max = 4 * (monster?.hitDice ?? 0);
        if (monster && !known[id]) given({ type: 'set-hit-points', creature: id, now: max, max });
      }
    }
    return game;
  };
  return game;
}

/** Vessels that hold whatever spell a test casts from them. */
const openVessels = (
  [
    ['mae', 'small-flute', 'Small flute'],
    ['ansa', 'epic-manuscript', 'Epic manuscript'],
    ['ansa', 'prayer-book', 'Prayer book'],
  ] as const
).flatMap(([creature, item, name]): Command[] => [
  { type: 'drop-item', creature, item },
  { type: 'add-item', creature, item: { name, kind: 'spell' } },
]);

/** Mae (DEX 3), Odo (STR 3, shield, longsword attuned) and Ansa (CHA 3), at dawn on 0101, in a session; their gear is paid for, their purses are full again. */
export const party = (
  grounds: TerrainId[] = ['plain', 'plain'],
  paved = false,
  gear: string[] = ['Ration', 'Ration', 'Torch'],
) =>
  withPlainMonsters(play(fivey)).given(
    road(grounds, paved),
    { type: 'place-party', hex: '0101' },
    {
      type: 'make-character',
      name: 'Mae',
      templates: ['Elf', 'Criminal'],
      gear: ['Dagger', 'Bow', 'Arrows', ...gear],
    },
    {
      type: 'make-character',
      name: 'Odo',
      templates: ['Dwarf', 'Veteran'],
      gear: ['Scale mail', 'Shield', ...gear],
    },
    { type: 'make-character', name: 'Ansa', templates: ['Nymph', 'Acolyte'], gear: ['Club', ...gear] },
    ...openVessels,
    ...['mae', 'odo', 'ansa'].map((creature): Command => ({
      type: 'set-sheet',
      creature,
      to: { crowns: 100 },
    })),
    { type: 'open-session' },
  );

/** The party against so many of a stat block, all of the party before them (their roll is 1, the party's 20 and 19). */
export const fight = (statBlock: string, count: number) => {
  const game = party().given({ type: 'meet', statBlock, count });
  game.when({ type: 'start-fight' }, [1, 19, 18, 17]);
  return game;
};

/** A party whose campaign plays it so. */
export const ruled = (ruling: string, value: number | string, game: Game = party()): Game =>
  game.given({ type: 'set-option', option: ruling, value });

/** A fight that the whole party begins before the others. */
export const fighting = (game: Game, statBlock = 'Bear', count = 1): Game => {
  game.given({ type: 'meet', statBlock, count });
  game.when({ type: 'start-fight' }, [1, ...game.state.party.members.map(() => 19)]);
  return game;
};

/** The sides of the dice that a command rolls, in order. */
export const thrown = (game: Game, command: Command, faces: number[]): number[] =>
  game
    .when(command, faces)
    .events.flatMap(({ rolls = [] }) => rolls.flatMap(({ dice }) => dice.map(([sides]) => sides)));

/** Everybody of the party is done, and the others act. */
export const theirTurn = (game: Game): Game => game.given({ type: 'end-turn' });

export const one = (game: Game, id: string) => game.state.creatures[id]!;
export const sheet = (game: Game, id: string) => one(game, id).sheet;
export const points = (game: Game, id: string): number => one(game, id).hitPoints.now;

/** Takes hit points off someone by hand. */
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

/** The party and so many of a stat block, met. */
export const meets = (statBlock: string, count = 1): Game =>
  party().given({ type: 'meet', statBlock, count });

/** An inspiration die is spent. */
export const spend = (more: With<'spend-inspiration'> = {}): Command => ({
  type: 'spend-inspiration',
  ...more,
});

/** The party with three inspiration dice each. */
export const inspired = (game: Game): Game =>
  game.given(
    ...['mae', 'odo', 'ansa'].map((creature): Command => ({
      type: 'set-sheet',
      creature,
      to: { inspiration: 3 },
    })),
  );
