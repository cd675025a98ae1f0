import type { Offer } from '../../../shared/campaign/offer.ts';
import { blankCampaign } from '../../../shared/campaign/blankCampaign.ts';
import type { Campaign, Creature, Item } from '../../../shared/campaign/state.ts';
import { nightsong } from '../../../shared/systems/nightsong/index.ts';
import { sheetOf, type Sheet } from '../../../shared/systems/nightsong/sheet/sheet.ts';
import { play, type CommandIn, type Fields, type Playthrough } from '../../helpers/play.ts';

export { fact, facts } from '../../helpers/play.ts';

export type Game = Playthrough<typeof nightsong>;
export type Command = CommandIn<typeof nightsong>;
/** One command. */
export type Given<Type extends string> = Extract<Command, { type: Type }>;
/** The fields of one command, all of which may be left out. */
export type With<Type extends string> = Fields<typeof nightsong, Type>;
export type Abilities = With<'make-character'>['abilities'];
export type Land = NonNullable<With<'chart-land'>['land']>;
type Terrain = NonNullable<NonNullable<Land['columns'][number]>[number]>['terrain'];

export const ARRAY = { str: 1, dex: 2, pre: -1, con: 0 };

/** A game in which Mae (STR +1, DEX +2, PRE −1, CON 0: 6 HP, 11 slots) stands alone with this gear. */
export function mae(gear: string[] = [], abilities: Abilities = ARRAY): Game {
  return play(nightsong).given({ type: 'make-character', name: 'Mae', abilities, gear }, OPEN);
}

/** Mae and Bran, who has CON +2 and PRE +1 (8 HP, 10 slots). */
export const pair = (maes: string[] = [], brans: string[] = []): Game =>
  mae(maes).given({
    type: 'make-character',
    name: 'Bran',
    abilities: { str: 0, dex: -1, pre: 1, con: 2 },
    gear: brans,
  });

/** As `game`, in a campaign that someone has changed. */
export const changed = (game: Game, change: (campaign: Campaign) => void): Game => {
  const copy = structuredClone(game.state);
  change(copy);
  return play(nightsong, { from: copy });
};

export const who = (game: Game, id = 'mae'): Creature => game.state.creatures[id]!;
export const sheet = (game: Game, id = 'mae'): Sheet => sheetOf(who(game, id));
export const thing = (game: Game, item: string, id = 'mae'): Item | undefined =>
  who(game, id).items.find((one) => one.id === item);
export const conditions = (game: Game, id = 'mae'): string[] =>
  who(game, id).conditions.map(({ name, slots }) => `${name} ${slots}`);

/** The fight has begun against `count` of a stat block, without surprise and by day. */
export function fight(game: Game, statBlock = 'Wolf', count = 1, more: With<'start-fight'> = {}): Game {
  return game.given({ type: 'meet', statBlock, count }, { type: 'start-fight', ...more });
}

/** A rectangle of four columns and three rows: 0101 to 0403, of one terrain, safe unless told otherwise. */
export function landOf(terrain: Terrain, dangerous = false, more: Partial<Land> = {}): Command {
  const hex = { terrain, region: 'vale' };
  return {
    type: 'chart-land',
    land: {
      name: 'Vale',
      columns: Array.from({ length: 4 }, () => [hex, hex, hex]),
      regions: { vale: { name: 'Vale', dangerous } },
      ...more,
    },
  };
}

/** Mae stands at 0202 of such a land. */
export const onLand = (
  game: Game,
  terrain: Terrain = 'plain',
  dangerous = false,
  more: Partial<Land> = {},
): Game => game.given(landOf(terrain, dangerous, more), { type: 'place-party', hex: '0202' });

export const blank = (): Campaign => blankCampaign(nightsong);
export { nightsong, play };

/** As `game`, with options and numbers of the campaign set. */
export const ruled = (game: Game, options: Readonly<Record<string, number | string>>): Game =>
  game.given(
    ...Object.entries(options).map(([option, value]): Command => ({ type: 'set-option', option, value })),
  );

/** What a command offers now. */
export const offers = (game: Game, type: string): Offer[] => game.offersOf(type);

/** Mae’s Check of STR, unless `more` says otherwise. */
export const check = (more: With<'check'> = {}): Given<'check'> => ({
  type: 'check',
  actor: 'mae',
  ability: 'str',
  ...more,
});

/** Mae’s attack with her longsword. */
export const attack = (more: With<'attack'> = {}): Given<'attack'> => ({
  type: 'attack',
  actor: 'mae',
  weapon: 'longsword',
  target: 'ogre',
  ...more,
});

/** The ogre’s attack at her. */
export const blow = (more: With<'attack'> = {}): Given<'attack'> => ({
  type: 'attack',
  actor: 'ogre',
  weapon: 'tree-trunk',
  target: 'mae',
  ...more,
});

export const NEXT: Given<'end-turn'> = { type: 'end-turn' };
export const OPEN: Given<'open-session'> = { type: 'open-session' };
/** A day brings nobody fatigue. */
export const QUIET = { hunger: 'referee' };
/** PRE +2. */
export const SEER = { str: -1, dex: 1, pre: 2, con: 0 };

/** Mae with a longsword, or with other gear. */
export const armed = (gear: string[] = ['Longsword'], abilities?: Abilities): Game => mae(gear, abilities);

/** Mae spends a Focus. */
export const spend = (more: With<'spend-focus'> = {}): Given<'spend-focus'> => ({
  type: 'spend-focus',
  actor: 'mae',
  ...more,
});
