import { play, type Playthrough, type Outcome } from '../../helpers/play.ts';
import type { System } from '../../../shared/systems/contract.ts';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import type { Offer } from '../../../shared/campaign/offer.ts';
import { kindsOf } from '../../../shared/campaign/kinds.ts';
import { blankCampaign } from '../../../shared/campaign/blankCampaign.ts';
import type { Campaign, Creature, Item } from '../../../shared/campaign/state.ts';
import { nightsong } from '../../../shared/systems/nightsong/index.ts';
import { sheetOf, type Sheet } from '../../../shared/systems/nightsong/sheet/sheet.ts';

export type Game = Playthrough;

export const ARRAY = { str: 1, dex: 2, pre: -1, con: 0 };

/** A game in which Mae (STR +1, DEX +2, PRE −1, CON 0: 6 HP, 11 slots) stands alone with this gear. */
export function mae(gear: string[] = [], abilities: Record<string, number> = ARRAY): Game {
  return play<System>(nightsong).given({ type: 'make-character', name: 'Mae', abilities, gear }, OPEN);
}

/** Mae and Bran, who has CON +2 and PRE +1 (8 HP, 10 slots). */
export const pair = (maes: string[] = [], brans: string[] = []): Game =>
  mae(maes).given({
    type: 'make-character',
    name: 'Bran',
    abilities: { str: 0, dex: -1, pre: 1, con: 2 },
    gear: brans,
  });

/** As `game`, in a campaign that somebody has changed. */
export const changed = (game: Game, change: (campaign: Campaign) => void): Game => {
  const copy = structuredClone(game.state);
  change(copy);
  return play<System>(nightsong, { from: copy });
};

export const who = (game: Game, id = 'mae'): Creature => game.state.creatures[id]!;
export const sheet = (game: Game, id = 'mae'): Sheet => sheetOf(who(game, id));
export const thing = (game: Game, item: string, id = 'mae'): Item | undefined =>
  who(game, id).items.find((one) => one.id === item);
export const conditions = (game: Game, id = 'mae'): string[] =>
  who(game, id).conditions.map(({ name, slots }) => `${name} ${slots}`);

/** The fight has begun against `count` of a stat block, without surprise and by day. */
export function fight(game: Game, statBlock = 'Wolf', count = 1, more: object = {}): Game {
  return game.given({ type: 'meet', statBlock, count }, { type: 'start-fight', ...more });
}

/** A rectangle of four columns and three rows: 0101 to 0403, of one terrain, safe unless told otherwise. */
export function landOf(
  terrain: string,
  dangerous = false,
  more: object = {},
): { type: string; land: object } {
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
export const onLand = (game: Game, terrain = 'plain', dangerous = false, more: object = {}): Game =>
  game.given(landOf(terrain, dangerous, more), { type: 'place-party', hex: '0202' });

export const blank = (): Campaign => blankCampaign(nightsong);
export { nightsong, play };

type Command = { type: string; [field: string]: unknown };

/** As `game`, with options and numbers of the campaign set. */
export const ruled = (game: Game, options: Record<string, number | string>): Game =>
  game.given(
    ...Object.entries(options).map(([option, value]): Command => ({ type: 'set-option', option, value })),
  );

/** The first fact of that kind; fails where there is none. */
export function fact({ events }: Outcome, type: string): HexwatchEvent {
  const found = events.find((event) => event.type === type);
  if (!found) throw new Error(`No ${type} among ${events.map((event) => event.type).join(', ')}.`);
  return found;
}

/** All facts of that kind. */
export const facts = ({ events }: Outcome, type: string): HexwatchEvent[] =>
  events.filter((event) => event.type === type);

const kinds = kindsOf(nightsong);

/** What a command offers now. */
export const offers = ({ state }: Game, type: string): Offer[] =>
  kinds.commands.get(type)?.offers?.(state, nightsong) ?? [];

/** A command of Mae’s, or of whom `more` says. */
export const act = (type: string, more: object = {}): Command => ({ type, creature: 'mae', ...more });

/** Mae’s attack with her longsword. */
export const attack = (more: object = {}): Command => ({
  type: 'attack',
  actor: 'mae',
  weapon: 'longsword',
  target: 'ogre',
  ...more,
});

/** The ogre’s attack at her. */
export const blow = (more: object = {}): Command => ({
  type: 'attack',
  actor: 'ogre',
  weapon: 'tree-trunk',
  target: 'mae',
  ...more,
});

export const NEXT: Command = { type: 'end-turn' };
export const OPEN = { type: 'open-session' } as const;
/** A day brings nobody fatigue. */
export const QUIET = { hunger: 'referee' };
/** PRE +2. */
export const SEER = { str: -1, dex: 1, pre: 2, con: 0 };
