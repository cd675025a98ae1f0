import { expect, it, describe } from 'vitest';
import { fight, party, type Command, type DowntimePlan } from '../party.ts';

/** The lines of the log, as they read. */
it('tells blows, checks, spells and levels in whole sentences', () => {
  const blow = { type: 'attack', actor: 'odo', target: 'bear', weapon: 'longsword' } satisfies Command;
  expect(fight('Bear', 1).when(blow, [20, 4]).told).toEqual([
    'Odo hits Bear with longsword (20 + 6 = 26 vs DC 12, natural 20) for 7 damage (4 on d8 + 3 STR; 16 → 9 HP).',
    'Odo gains an inspiration die (natural 20).',
  ]);
  const check = {
    type: 'check',
    actor: 'mae',
    stat: 'dex',
    dc: 14,
    skilled: true,
    purpose: 'the leap',
  } satisfies Command;
  expect(party().when(check, [7]).told).toEqual([
    'Mae makes a skilled DEX check (the leap): 7 + 6 = 13 vs DC 14, failure.',
  ]);
  const recall = { type: 'check', actor: 'mae', stat: 'int', purpose: 'the runes' } satisfies Command;
  expect(party().when(recall, [7]).told).toEqual([
    'Mae makes an INT check (the runes): 7 + 1 = 8 vs DC 12, failure.',
  ]);
  const bolt = { type: 'cast', actor: 'ansa', spell: 'Lightning Bolt', targets: ['mae'] } satisfies Command;
  expect(party().when(bolt, [4, 10]).told).toEqual([
    'Ansa casts Lightning Bolt from epic manuscript: Lightning in a straight line.',
    'Lightning Bolt: 4 damage, half on a save.',
    'Mae saves (10 + 3 = 13 vs DC 11, success): 2 damage (4 by Lightning Bolt − 2 saved; 8 → 6 HP).',
    'Ansa’s epic manuscript is used up.',
  ]);
  const award = { type: 'award-experience', creature: 'mae', amount: 200 } satisfies Command;
  expect(party().when(award).told).toEqual([
    'Mae gains 200 experience (now 300).',
    'Mae is now level 2, Expert: +4 HP.',
  ]);
  expect(fight('Bear', 1).when({ type: 'move', actor: 'mae' }).told).toEqual(['Mae moves up to 6 paces.']);
});

/** Lines of the log, one for each room of the rules: the rest of the tests assert facts. */
describe('the words of FIVEY', () => {
  it('of the road and the night', () => {
    const game = party();
    expect(game.when({ type: 'travel', to: '0102' }, [20]).told).toContain(
      'Encounter check (4 or less): rolled 20, no encounter.',
    );
    const camp = game.when({ type: 'camp' }).told;
    expect(camp).toEqual(
      expect.arrayContaining(['The party makes camp.', 'Mae eats a meal (ration).', 'Night falls.']),
    );
    expect(game.when({ type: 'rest-action', actor: 'mae', action: 'scavenge' }, [1]).told).toContain(
      'Mae scavenges 1 portion of fresh ingredients.',
    );
  });

  it('of talk and downtime', () => {
    const game = party().given({ type: 'meet', statBlock: 'Commoner', count: 2 });
    game.when({ type: 'react' }, [10]);
    expect(game.when({ type: 'request', actor: 'ansa' }, [11]).told).toContain(
      'Ansa asks for help: 11 + 3 = 14 vs DC 14, they agree.',
    );
    game.given({ type: 'part' }, { type: 'begin-downtime' });
    const plans: DowntimePlan[] = [{ actor: 'odo', lifestyle: 'poor', activity: 'work', stat: 'str' }];
    expect(game.when({ type: 'tennite', plans }, [10, 7]).told.slice(0, 3)).toEqual([
      'Odo pays 10 crowns for a poor tennite.',
      'Downtime event for Odo: 10, nothing happens.',
      'Odo works and earns 10 crowns (7 + 3 = 10).',
    ]);
  });
});
