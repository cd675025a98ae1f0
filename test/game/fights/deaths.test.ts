import { expect, it } from 'vitest';
import { gistOf } from '../../../src-main/game/gist.ts';
import { deathsIn } from '../../../src-main/game/log/deaths.ts';
import { openedSample } from '../../helpers/play.ts';
import { playFight } from '../../helpers/autoplay.ts';
import { systemContract } from '../../systemContract.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

systemContract('every death in $name', (system, { foes, killsNobody }) => {
  it('is told in words of the log that say so, and in the words of undo', () => {
    const sample = openedSample(system);
    let deaths = 0;
    for (const seed of SEEDS) {
      const { game } = playFight(sample, seed, foes.tough, 6);
      const dead = game.events.filter(({ type, to }) => type === 'status-changed' && to === 'dead');
      const told = deathsIn(game.events);
      expect(told).toHaveLength(dead.length);
      const names = dead.map(({ creature }) => game.state.creatures[String(creature)]?.name ?? '');
      for (const [index, words] of told.entries()) {
        expect(words).toContain(names[index]);
        expect(words).toMatch(/\b(dies|dead|killed)\b/);
      }
      const entry = { seq: 1, session: 1, command: { type: 'take-turn' }, events: game.events };
      const { line } = gistOf(entry, game.rulebook.kinds);
      for (const words of told) expect(line).toContain(words);
      deaths += dead.length;
    }
    expect(deaths === 0).toBe(killsNobody === true);
  });
});
