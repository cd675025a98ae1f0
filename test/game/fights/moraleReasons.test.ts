import { describe, expect, it } from 'vitest';
import { freshMoraleReasons, moraleDueInWords } from '../../../shared/campaign/mode/morale.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { derivedOf } from '../../../src-main/queries/derived.ts';
import { openedSample, type Playthrough } from '../../helpers/play.ts';

/** A fight whose leader and half of whose others have died. */
function halved(system: System): Playthrough {
  const game = openedSample(system).given(
    { type: 'meet', statBlock: system.statBlocks[0]?.name, count: 4 },
    { type: 'start-fight' },
  );
  const [leader = '', other = ''] = game.state.encounter?.creatures ?? [];
  game.given({ type: 'name-leader', creature: leader });
  for (const creature of [leader, other]) game.given({ type: 'set-status', creature, status: 'dead' });
  return game;
}

describe.each(systems.filter(({ fight }) => fight.moraleReasons))(
  'the reasons for a morale check in $name',
  (system) => {
    const { state } = halved(system);

    it('are ids for programs', () => {
      const { moraleDue } = derivedOf(system, state);
      expect(moraleDue).not.toEqual([]);
      for (const reason of moraleDue) expect(reason).toMatch(/^[a-z-]+(:[a-z0-9-]+)?$/);
    });

    it('are words for people', () => {
      const words = moraleDueInWords(system, state);
      expect(words).toHaveLength(state.fight?.moraleDue.length ?? 0);
      for (const reason of words) expect(reason).toMatch(/^[a-zA-Z0-9’ ]+$/);
    });

    it('are counted and told as they are where a journal of before has their words', () => {
      const standing = (moraleDue: string[], moraleSeen: string[]): Campaign => ({
        ...state,
        fight: state.fight && { ...state.fight, moraleDue, moraleSeen },
      });
      const reasons = freshMoraleReasons(system, standing([], []));
      const words = moraleDueInWords(system, standing(reasons, []));
      expect(words).not.toEqual(reasons);
      expect(freshMoraleReasons(system, standing([], words))).toEqual([]);
      expect(moraleDueInWords(system, standing(words, []))).toEqual(words);
    });
  },
);
