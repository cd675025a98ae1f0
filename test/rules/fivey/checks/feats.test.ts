import { describe, expect, it } from 'vitest';
import { party, type Command } from '../party.ts';

describe('feats', () => {
  const built = (...templates: string[]) => {
    const game = party().given({ type: 'make-character', name: 'Zed', templates, items: [2, 2] });
    return game;
  };
  const use = (feat: string): Command => ({ type: 'use-feat', actor: 'zed', feat });
  it.each([
    [['Dwarf', 'Noble'], 'Iron Stomach', 'FV-62'],
    [['Dwarf', 'Noble'], 'Good Name', 'FV-77'],
    [['Hellchild', 'Sage'], 'Street Magic', 'FV-67'],
    [['Hellchild', 'Sage'], 'Alumni Association', 'FV-78'],
    [['Gnome', 'Spy'], 'Small World', 'FV-79'],
  ])('of %j: %s stands in the log (%s, FV-35)', (templates, feat, rule) => {
    expect(built(...templates).when(use(feat)).events[0]?.rules).toContain(rule);
  });
  it('that nobody has are refused (FV-35)', () => {
    expect(built('Dwarf', 'Noble').refused(use('Flight')).code).toBe('no-feat');
  });
  it('Iron Stomach: poison does nothing (FV-62)', () => {
    const game = party();
    game.when({ type: 'harm', creature: 'odo', dice: '2d6', damageType: 'poison' }, [6, 6]);
    expect(game.state.creatures['odo']?.hitPoints).toEqual(party().state.creatures['odo']?.hitPoints);
  });
  it('Metamorphosis: once a day (FV-69)', () => {
    const game = built('Changeling', 'Noble').given(use('Metamorphosis'));
    expect(game.refused(use('Metamorphosis')).code).toBe('used-today');
    game.given({ type: 'pass-time', scale: 'day' }, use('Metamorphosis'));
  });
  it('Little Trouble: an attack of the next turn has advantage, once', () => {
    const game = built('Hoblin', 'Veteran').given({ type: 'meet', statBlock: 'Ogre' });
    game.when({ type: 'start-fight' }, [1, 19, 18, 17, 16]);
    game.given(
      use('Little Trouble'),
      { type: 'end-turn' },
      { type: 'end-turn' },
      { type: 'end-turn', actor: 'mae' },
      { type: 'end-turn', actor: 'odo' },
      { type: 'end-turn', actor: 'ansa' },
    );
    game.when({ type: 'attack', actor: 'zed', target: 'ogre' }, [2, 3]);
    expect(game.state.creatures['zed']?.conditions).toEqual([]);
  });
  it.each([
    ['Gnome', 'Veteran', 'Tinker', 'FV-64'],
    ['Nymph', 'Veteran', 'Girls Night', 'FV-70'],
    ['Watcher', 'Veteran', 'Communion', 'FV-71'],
    ['Elf', 'Criminal', 'Belly of the Beast', 'FV-75'],
    ['Elf', 'Entertainer', 'One Night Only!', 'FV-76'],
  ])('of a %s and %s: %s is a rest action (%s, FV-157)', (first, second, feat, rule) => {
    const game = built(first, second).given({ type: 'camp' });
    const { events } = game.when({ type: 'rest-action', actor: 'zed', action: 'feat', what: feat });
    expect(events.flatMap(({ rules = [] }) => rules)).toContain(rule);
    expect(game.refused({ type: 'rest-action', actor: 'odo', action: 'feat', what: feat }).code).toBe(
      'no-feat',
    );
  });
  it('the key opens one lock, the locket speaks once a day, the gadget keeps its use (FV-69, FV-71, FV-75, FV-79)', () => {
    const thief = party().given({ type: 'use-thing', actor: 'mae', item: 'skeleton-key' });
    expect(thief.refused({ type: 'use-thing', actor: 'mae', item: 'skeleton-key' }).code).toBe(
      'unknown-item',
    );
    const locket = built('Changeling', 'Noble').given({
      type: 'use-thing',
      actor: 'zed',
      item: 'locket-of-advice',
    });
    expect(locket.refused({ type: 'use-thing', actor: 'zed', item: 'locket-of-advice' }).code).toBe(
      'used-today',
    );
    const spy = built('Orc', 'Spy').given({
      type: 'use-thing',
      actor: 'zed',
      item: 'second-gadget',
      what: 'a grapple',
    });
    expect(
      spy.refused({ type: 'use-thing', actor: 'zed', item: 'second-gadget', what: 'a smoke pot' }).code,
    ).toBe('gadget-fixed');
  });
  it('a nymph’s relic brings her back in d6 days; nothing else brings anybody back (FV-70)', () => {
    const game = built('Nymph', 'Noble').given({ type: 'set-status', creature: 'zed', status: 'dead' });
    game.when({ type: 'return-by-relic', creature: 'zed' }, [2]);
    game.given({ type: 'pass-time', scale: 'day', count: 2 });
    expect(game.state.creatures['zed']?.status).toBe('up');
    expect(
      party()
        .given({ type: 'set-status', creature: 'odo', status: 'dead' })
        .refused({ type: 'return-by-relic', creature: 'odo' }).code,
    ).toBe('no-relic');
  });
  it('Rage: the stat counts twice in damage, and STR may make the defense', () => {
    const game = party().given(
      { type: 'make-character', name: 'Zed', templates: ['Orc', 'Barbarian'], items: [2, 1] },
      { type: 'meet', statBlock: 'Ogre' },
    );
    game.when({ type: 'start-fight' }, [1, 19, 18, 17, 16]);
    game.given(
      { type: 'end-turn', actor: 'mae' },
      { type: 'end-turn', actor: 'odo' },
      { type: 'end-turn', actor: 'ansa' },
      { type: 'rage', actor: 'zed' },
    );
    game.when({ type: 'attack', actor: 'zed', target: 'ogre', weapon: 'heirloom-greataxe' }, [15, 4]);
    expect(game.state.creatures['ogre']?.hitPoints.now).toBe(16 - 4 - 3 - 3);
  });
  it('ailments are words and end by a blessing (FV-S24)', () => {
    const game = party().given(
      { type: 'gain-condition', creature: 'odo', condition: 'Cursed' },
      { type: 'camp' },
    );
    game.given({
      type: 'rest-action',
      actor: 'ansa',
      action: 'blessing',
      target: 'odo',
      condition: 'cursed',
    });
    expect(game.state.creatures['odo']?.conditions).toEqual([]);
  });
});
