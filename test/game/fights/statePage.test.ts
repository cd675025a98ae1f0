import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { statePage } from '../../../src-main/hosts/cli/statePage.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { fighting } from './atFight.ts';

const page = ({ system }: Game, campaign: Campaign): string[] => statePage(system, campaign).split('\n');

describe('the state on the command line', () => {
  it.each([
    ['fivey', '  Mae Sallow: 8/8 Hit points, Elf'],
    ['cairn', '  Bryn: 6/6 HP, STR 14'],
  ] as const)('has the words of %s for hit points', async (system, line) => {
    const game = await newGame({ system, sample: true });
    expect(page(game, game.state.campaign)).toContainEqual(expect.stringContaining(line));
    await game.close();
  });

  it('has both sides of a fight, with round, phase and whose turn it is', async () => {
    const game = await fighting('nightsong', 'Wick-eater', 2);
    const lines = page(game, game.state.campaign);
    expect(lines.slice(4)).toEqual([
      'Round 1: Turns',
      'The party',
      expect.stringMatching(/^ {2}Mae: 7\/7 HP, .* · acts now$/),
      expect.stringMatching(/^ {2}Tobin: 7\/7 HP, .* · acts now$/),
      expect.stringMatching(/^ {2}Ysolde: 8\/8 HP, .* · acts now$/),
      expect.stringMatching(/^ {2}Corvin: 6\/6 HP, .* · acts now$/),
      'The others',
      '  Wick-eater 1: 5/5 HP, cold fingers D4 · Resolve 40',
      '  Wick-eater 2: 5/5 HP, cold fingers D4 · Resolve 40',
    ]);
    await game.close();
  });

  it('says who decides, who is out of action, who fled and who is dead', async () => {
    const game = await fighting('cairn', 'Bandit', 4);
    const { campaign } = game.state;
    const changed = { 'bandit-1': 'dead', 'bandit-2': 'fled', 'bandit-3': 'down' } as const;
    const creatures = { ...campaign.creatures };
    for (const [id, status] of Object.entries(changed))
      creatures[id] = { ...(creatures[id] ?? expect.fail(id)), status };
    const lines = page(game, { ...campaign, creatures });
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}Bryn: .* · to decide$/));
    expect(lines.slice(-4)).toEqual([
      '  Bandit 1: dead',
      expect.stringContaining('  Bandit 2: fled, 4/4 HP'),
      expect.stringContaining('  Bandit 3: out of action, 4/4 HP'),
      expect.stringContaining('  Bandit 4: 4/4 HP'),
    ]);
    await game.close();
  });

  it('says why morale is to be checked, and what is to be settled after the fight', async () => {
    const game = await fighting('nightsong', 'Wick-eater', 3);
    await carryOut(game, { type: 'set-status', creature: 'wick-eater-1', status: 'dead' });
    const lines = page(game, game.state.campaign);
    expect(lines).toContain('Round 1: Morale');
    expect(lines).toContain('Morale check due: first loss');
    for (const creature of ['wick-eater-2', 'wick-eater-3'])
      await carryOut(game, { type: 'set-status', creature, status: 'dead' });
    const after = page(game, game.state.campaign);
    expect(after).toContain('Round 1: Aftermath');
    expect(after).toContainEqual(expect.stringMatching(/^To be settled: ./));
    await game.close();
  });

  it('has no sides where nobody fights', async () => {
    const game = await newGame({ system: 'cairn', sample: true });
    expect(page(game, game.state.campaign)).not.toContain('The others');
    await game.close();
  });
});
