import { expect, it } from 'vitest';
import { standing } from '../../shared/campaign/fight.ts';
import type { Offer } from '../../shared/campaign/offer.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import type { System } from '../../shared/systems/contract.ts';
import type { SystemFixtures } from '../../shared/systems/fixtures.ts';
import { filledIn } from '../../shared/page/blanks.ts';
import { keysOf } from '../../src-renderer/keys/acts.ts';
import { openedSample, play, type Playthrough } from '../helpers/play.ts';
import { systemContract } from '../systemContract.ts';

/** The whole turn, and all of a kind: the two keys of a side. */
const TURN = 'take-turn';
const TOGETHER = 'act-together';
const END: Offer = { label: 'End turn', command: { type: 'end-turn' } };
const EIGHT = 8;
const FOUR = 4;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** A hand on the keyboard that knows only what the screen offers, and counts. */
class Hand {
  keys = 0;
  readonly game: Playthrough;
  constructor(game: Playthrough) {
    this.game = game;
  }
  /** The acts that have a key on the screen now. */
  get keyed(): Offer[] {
    return [...keysOf(this.game.offers).keys()];
  }
  /** Presses the key of an act; of one that needs a target, that one’s key too. */
  readonly press = (offer: Offer, target?: string): void => {
    const [field, ...more] = (offer.needs ?? []).filter(({ optional }) => !optional);
    if (more.length > 0) throw new Error(`${offer.label} opens a form.`);
    this.keys += field ? 2 : 1;
    const value = target ?? field?.choices?.[0]?.value ?? '';
    const refused = this.game.attempt(
      filledIn(offer, field ? { [field.name]: field.many ? [value] : value } : {}),
    );
    if (refused) throw new Error(`${offer.label}: ${refused.message}`);
  };
}

/** Four characters, who can take a blow, against eight who can too, at the beginning of a round. */
function fourAgainstEight(system: System, { foes, allAct }: SystemFixtures, seed: number): Playthrough {
  const sample = openedSample(system);
  const four = sample.state.party.members.slice(0, FOUR);
  const game = play(system, { from: sample.state, dice: seededDice(seed) });
  if (allAct) game.given({ type: 'set-option', ...allAct });
  game.given({ type: 'meet', statBlock: foes.weak, count: EIGHT }, { type: 'start-fight', party: four });
  for (const { id } of Object.values(game.state.creatures))
    game.given({ type: 'set-hit-points', creature: id, now: 90, max: 90 });
  return game;
}

/** The next key of a round: a character who has done nothing yet attacks; what needs no choice goes by its one key. */
function next({ game, keyed, keys, press }: Hand): void {
  const { fight, party } = game.state;
  const { many } = game.rulebook.system.fight;
  const isIdle = (id = ''): boolean => party.members.includes(id) && !many.hasBegun?.(game.state, id);
  const own = keyed.find(({ command, actor, main }) => main && command.type === 'attack' && isIdle(actor));
  const declares = keyed.find(
    ({ command }) => fight && command['side'] === 'party' && command.type === TOGETHER,
  );
  const decides = keyed.find(({ main, actor, needs }) => main && actor !== undefined && !needs);
  const chosen = own ?? declares ?? keyed.find(({ command }) => command.type === TURN) ?? decides;
  const foes = standing(game.state, 'others');
  press(chosen ?? END, own && foes[keys % foes.length]?.id);
}

systemContract('a round of four against eight in $name', (system, fixtures) => {
  it('costs no more keys than it may', () => {
    const counted = SEEDS.map((seed) => {
      const hand = new Hand(fourAgainstEight(system, fixtures, seed));
      const { round } = hand.game.state.fight ?? {};
      while (hand.game.state.fight?.round === round && hand.keys < 99) next(hand);
      return hand.keys;
    });
    expect(Math.max(...counted)).toBeLessThanOrEqual(fixtures.keysOfARound);
  });
});
