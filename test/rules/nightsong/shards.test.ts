import { describe, expect, it } from 'vitest';
import { fight, mae, pair, sheet, thing } from './party.ts';

const GALE = {
  type: 'take-shard',
  creature: 'mae',
  name: 'Shard of Gales',
  spell: 'A wind throws down all who stand within ten paces, for a breath.',
  die: 8,
  harm: 4,
  blast: true,
};

describe('Spell Shards of the table’s own', () => {
  it('NS-45, NS-89: a shard holds one Spell, fills a Slot and has a die', () => {
    const game = mae();
    game.when(GALE);
    expect(thing(game, 'shard-of-gales')).toMatchObject({ kind: 'spell', slots: 1, die: 8, fullDie: 8 });
  });

  it('NS-S13, NS-S15: its words say what it does, how far and how long', () => {
    const game = mae().given(GALE, { type: 'open-session' });
    const { told } = game.when({ type: 'cast', creature: 'mae', shard: 'shard-of-gales' }, [20, 8]);
    expect(told[0]).toBe(`Mae casts from the shard of gales: ${GALE.spell}`);
  });

  it('NS-74: one that strikes all around throws Damage for each', () => {
    const game = fight(mae().given(GALE), 'Wolf', 2);
    const { told } = game.when(
      { type: 'cast', creature: 'mae', shard: 'shard-of-gales', targets: ['wolf-1', 'wolf-2'] },
      [3, 1, 20, 8],
    );
    expect(told.slice(1, 3)).toEqual([
      'Mae attacks Wolf 1 with the shard of gales: 3 damage; 5 → 2 HP.',
      'Mae attacks Wolf 2 with the shard of gales: 1 damage; 5 → 4 HP.',
    ]);
  });

  it('NS-89, NS-29: it needs words, and a die of the chain', () => {
    expect(mae().refused({ ...GALE, spell: ' ' }).message).toContain('NS-89');
    expect(mae().refused({ ...GALE, die: 9 }).code).toBe('no-such-die');
  });

  it('NS-90: anybody may cast, whatever their Presence', () => {
    const game = pair(['Shard of Hush']);
    expect(sheet(game).pre).toBe(-1);
    expect(game.when({ type: 'cast', creature: 'mae', shard: 'shard-of-hush' }, [20, 6]).told[0]).toContain(
      'Mae casts',
    );
  });

  it('NS-S13: coins, prices and hirelings are written by hand', () => {
    const game = mae();
    game.when({ type: 'add-item', creature: 'mae', item: { name: 'Silver coins', slots: 0, count: 40 } });
    game.given({ type: 'add-person', name: 'Old Pell', statBlock: 'Villager', note: 'two silver a day' });
    game.when({ type: 'join-party', creature: 'old-pell' });
    expect(thing(game, 'silver-coins')).toMatchObject({ count: 40 });
    expect(game.state.party.members).toContain('old-pell');
  });
});
