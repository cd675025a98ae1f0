import { expect, it } from 'vitest';
import { standing } from '../../shared/campaign/fight.ts';
import type { Offer } from '../../shared/campaign/offer.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { filledIn } from '../../shared/page/blanks.ts';
import { openedSample, play, type Playthrough } from '../helpers/play.ts';
import { systemContract } from '../systemContract.ts';

const BLOWS = ['attack', 'declare'];
const EIGHT = 8;
const MOST_STEPS = 60;

systemContract('all of a kind in $name', (system, { foes: { weak: block }, actsAlone = false }) => {
  const sample = openedSample(system);

  /** The sample’s party against so many, at the first moment in which several of them may act together, if one comes. */
  function momentOf(count: number, seed = 3): Playthrough | undefined {
    const game = play(system, { from: sample.state, dice: seededDice(seed) }).given(
      { type: 'meet', statBlock: block, count },
      { type: 'start-fight' },
    );
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      if (group(game)) return game;
      const [own] = game.offersOf('declare').filter(({ main }) => main);
      if (game.attempt({ type: 'end-turn' })) game.given(own?.command ?? { type: 'end-fight' });
    }
    return undefined;
  }
  function theirMoment(count: number): Playthrough {
    const game = momentOf(count);
    if (!game) throw new Error('They never act.');
    return game;
  }
  const group = (game: Playthrough): Offer | undefined =>
    game.offersOf('act-together').find(({ command }) => command['side'] === 'others');

  /** The first thing that one of them could do alone. */
  const ownAct = (game: Playthrough, id: string): Offer | undefined =>
    BLOWS.flatMap((type) => game.offersOf(type)).find(({ actor }) => actor === id);

  const actorsOf = (game: Playthrough): string[] =>
    standing(game.state, 'others')
      .map(({ id }) => id)
      .filter((id) => ownAct(game, id));

  if (actsAlone) {
    it('never act together, since each has a turn of their own', () => {
      expect(momentOf(EIGHT)).toBeUndefined();
    });
    return;
  }

  it('leave the same campaign as one after another with the same dice', () => {
    const start = theirMoment(EIGHT).state;
    const [all, single] = [5, 5].map((seed) => play(system, { from: start, dice: seededDice(seed) }));
    if (!all || !single) throw new Error('Two games are played.');
    all.given({ type: 'act-together', side: 'others', kind: block });
    const them = standing(start, 'others');
    for (const id of actorsOf(single)) {
      const act = ownAct(single, id);
      const field = act?.needs?.find(({ optional, kind }) => kind === 'choice' && !optional);
      const up = (field?.choices ?? [])
        .map(({ value }) => value)
        .filter((one) => single.state.creatures[one]?.status === 'up');
      const target = up[them.findIndex((one) => one.id === id) % up.length] ?? '';
      const waits = all.state.fight?.combatants[id]?.aim !== undefined;
      if (act && !waits)
        single.given(filledIn(act, field ? { [field.name]: field.many ? [target] : target } : {}));
    }
    const done = all.events.filter(({ type }) => type !== 'aims-taken');
    expect(done.map(({ seq: _seq, ...event }) => event)).toEqual(
      single.events.map(({ seq: _seq, ...event }) => event),
    );
  });

  it('are offered with words for how many they are', () => {
    expect(group(theirMoment(EIGHT))?.label).toMatch(/^All 8 [a-z ]+ (attack, spread|choose to attack)$/);
  });

  it('are refused in words, and nothing changes: of an unknown kind, when nobody is ready, at someone unknown', () => {
    const game = theirMoment(2);
    const before = game.state;
    const refused = (more: object) => game.refused({ type: 'act-together', ...more });
    expect(refused({ kind: 'Gryphon' }).code).toBe('unknown-kind');
    expect(refused({ side: 'party', kind: block }).code).toBe('nobody-ready');
    expect(['unknown-creature', 'bad-field']).toContain(
      refused({ kind: block, target: 'nobody-at-all' }).code,
    );
    expect(refused({ targets: { 'nobody-at-all': 'tam' } }).code).toBe('not-your-turn');
    expect(game.state).toBe(before);
  });

  it('act within a moment when they are sixty', () => {
    const game = theirMoment(60);
    game.given({ type: 'act-together', kind: block });
    expect(game.state.fight).not.toBeNull();
  });

  it('take a whole turn with one command, until a character’s turn, a question or the end of the round', () => {
    const game = theirMoment(EIGHT);
    const { round } = game.state.fight ?? {};
    for (
      let keys = 0;
      keys < 3 && game.state.fight?.round === round && !game.attempt({ type: 'take-turn' });
      keys += 1
    );
    const acting = game.offersOf('act-together').filter(({ command }) => command['side'] === 'others');
    expect(game.state.fight?.round !== round || acting.length === 0).toBe(true);
  });
});
