import { describe, expect, it } from 'vitest';
import { party, type DowntimePlan } from '../../helpers/fivey.ts';

/** Lines of the log, one for each room of the rules: the rest of the tests assert facts. */
describe('the words of FIVEY', () => {
  it('of the road and the night', () => {
    const game = party();
    expect(game.when({ type: 'travel', to: '0102' }, [20]).told).toContain(
      'Encounter check: rolled 20, encounter on 4 or less: no encounter.',
    );
    const camp = game.when({ type: 'camp' }).told;
    expect(camp).toEqual(
      expect.arrayContaining(['The party makes camp.', 'Mae eats a meal (ration).', 'Night falls.']),
    );
    expect(game.when({ type: 'rest-action', creature: 'mae', action: 'scavenge' }, [1]).told).toContain(
      'Mae scavenges 1 portion of fresh ingredients.',
    );
  });

  it('of talk and downtime', () => {
    const game = party().given({ type: 'meet', statBlock: 'Commoner', count: 2 });
    game.when({ type: 'react' }, [10]);
    expect(game.when({ type: 'request', by: 'ansa' }, [11]).told).toContain(
      'Ansa asks for help: 11 + 3 = 14 vs DC 14, they agree.',
    );
    game.given({ type: 'part' }, { type: 'begin-downtime' });
    const plans: DowntimePlan[] = [{ creature: 'odo', lifestyle: 'poor', activity: 'work', stat: 'str' }];
    expect(game.when({ type: 'tennite', plans }, [10, 7]).told.slice(0, 3)).toEqual([
      'Odo pays 10 crowns for a poor tennite.',
      'Downtime event for Odo: 10, nothing happens.',
      'Odo works and earns 10 crowns (7 + 3 = 10).',
    ]);
  });
});
