import { describe, expect, it } from 'vitest';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { nightsong } from '../../../shared/systems/nightsong/index.ts';
import { vogt } from '../../../shared/systems/vogt/index.ts';
import { fact, facts, openedSample } from '../../helpers/play.ts';

describe('an encounter that begins', () => {
  it('was brought by a check, under the title that stands in the table', () => {
    const game = openedSample(nightsong);
    game.given({ type: 'place-party', hex: '1009' });
    for (let check = 0; check < 50 && !game.state.encounter; check += 1)
      game.given({ type: 'check-encounter' });
    expect(fact(game, 'encounter-began')).toMatchObject({ cause: 'check', titled: true });
  });

  it('by the referee’s hand is titled only where the referee typed a title', () => {
    const game = openedSample(nightsong);
    game.given(
      { type: 'meet', statBlock: 'Pilgrim', count: 2 },
      { type: 'part' },
      { type: 'meet', title: 'Singers in the fog', statBlock: 'Pilgrim', count: 2 },
      { type: 'part' },
      { type: 'meet' },
    );
    expect(facts(game, 'encounter-began').map(({ cause, titled }) => [cause, titled])).toEqual([
      ['referee', false],
      ['referee', true],
      ['referee', false],
    ]);
  });

  it('in a room says so; inhabitants of whom a line is written give it its title', () => {
    const game = openedSample(nightsong);
    game.given(
      { type: 'place-party', hex: '1009' },
      { type: 'enter-site', site: 'barrow' },
      { type: 'meet-room' },
    );
    expect(fact(game, 'encounter-began')).toMatchObject({ cause: 'room', titled: true });
    game.given({ type: 'part' }, { type: 'meet-room' });
    expect(facts(game, 'encounter-began')[1]).toMatchObject({ cause: 'room', titled: false });
  });

  it('with a pursuer was brought by danger', () => {
    const game = openedSample(nightsong);
    game.given({
      type: 'start-danger',
      sort: 'pursuer',
      name: 'The grey rider',
      die: 4,
      statBlock: 'Knight',
    });
    for (let roll = 0; roll < 50 && !game.state.encounter; roll += 1)
      game.given({ type: 'advance-timer', timer: 'the-grey-rider' });
    expect(fact(game, 'encounter-began')).toMatchObject({
      cause: 'danger',
      titled: true,
      // What rides under another name is not told by its stat block.
      kinds: [{ name: 'The grey rider', count: 1 }],
    });
  });

  it('counts whom it brings kind by kind, and names persons', () => {
    const game = openedSample(vogt);
    game.given(
      { type: 'add-person', name: 'Pell', statBlock: 'Guard' },
      {
        type: 'meet',
        statBlock: 'Townsperson',
        count: 3,
        others: [{ statBlock: 'Guard', count: 1 }],
        who: ['pell'],
      },
    );
    expect(fact(game, 'encounter-began')['kinds']).toEqual([
      { name: 'Pell', count: 1 },
      { name: 'Townsperson', many: 'Townspeople', count: 3 },
      { name: 'Guard', count: 1 },
    ]);
  });

  it('knows several of a kind of the campaign’s own', () => {
    const game = openedSample(fivey);
    game.given(
      {
        type: 'keep-stat-blocks',
        blocks: [{ name: 'Grey Goose', many: 'Grey Geese', figures: { bracket: 'M', defense: 12 } }],
      },
      { type: 'meet', statBlock: 'Grey Goose', count: 2 },
    );
    expect(fact(game, 'encounter-began')['kinds']).toEqual([
      { name: 'Grey Goose', many: 'Grey Geese', count: 2 },
    ]);
  });
});

describe('an encounter', () => {
  it('tells who is met when that is said later, or when somebody comes along', () => {
    const game = openedSample(nightsong);
    game.given({ type: 'meet' }, { type: 'identify', statBlock: 'Wolf', count: 2 });
    const [later] = facts(game, 'encounter-changed');
    expect(later?.['kinds']).toEqual([{ name: 'Wolf', count: 2 }]);
    game.given({ type: 'come-along', creature: 'wolf-1', name: 'Grey' });
    expect(facts(game, 'encounter-changed').at(-1)?.['kinds']).toEqual([{ name: 'Wolf', count: 1 }]);
    expect(game.state.encounter).not.toHaveProperty('kinds');
  });

  it('keeps its id when it is put aside, resumed and over', () => {
    const game = openedSample(nightsong);
    game.given({ type: 'meet', statBlock: 'Wolf' });
    const id = game.state.encounter?.id;
    expect(id).toBeDefined();
    game.given({ type: 'set-aside' });
    game.given({ type: 'take-up', shelf: game.state.shelf[0]?.id ?? '' }, { type: 'part' });
    expect(fact(game, 'encounter-set-aside')['of']).toBe(id);
    expect(fact(game, 'encounter-taken-up')['of']).toBe(id);
    expect(fact(game, 'encounter-ended')['encounter']).toBe(id);
  });
});

describe('a fight that ends', () => {
  const fight = () =>
    openedSample(fivey).given({ type: 'meet', statBlock: 'Goblin', count: 2 }, { type: 'start-fight' });
  const allFall = (game: ReturnType<typeof fight>, status: 'down' | 'fled', ids: readonly string[]) => {
    for (const creature of ids) game.given({ type: 'set-status', creature, status });
    return fact(game, 'fight-ended');
  };

  it('is won when all others are out of it', () => {
    const game = fight();
    expect(allFall(game, 'fled', ['goblin-1', 'goblin-2'])).toMatchObject({
      how: 'won',
      outcome: 'the party wins',
    });
  });

  it('is lost when the whole party is down', () => {
    const game = fight();
    expect(allFall(game, 'down', game.state.party.members)['how']).toBe('lost');
  });

  it('is fled when the party got away', () => {
    const game = fight();
    expect(allFall(game, 'fled', game.state.party.members)['how']).toBe('fled');
  });

  it('is over when the referee ends it, whatever the words say', () => {
    const game = fight().given({ type: 'end-fight', outcome: 'the party wins' });
    expect(fact(game, 'fight-ended')['how']).toBe('over');
  });

  it('tells what became of each, but not how hale a foe without a scratch is', () => {
    const game = fight();
    const [first = '', ...rest] = game.state.party.members;
    const hp = (id: string) => game.state.creatures[id]?.hitPoints.now;
    game.given({ type: 'set-hit-points', creature: 'goblin-2', max: 9, now: 2 });
    game.given({ type: 'set-status', creature: first, status: 'down' }, { type: 'end-fight' });
    const became = fact(game, 'fight-ended')['became'];
    expect(became).toEqual(
      expect.arrayContaining([
        { creature: first, side: 'party', status: 'down', left: hp(first) },
        ...rest.map((creature) => ({ creature, side: 'party', status: 'up', left: hp(creature) })),
        { creature: 'goblin-1', side: 'others', status: 'up' },
        { creature: 'goblin-2', side: 'others', status: 'up', left: 2 },
      ]),
    );
    expect(became).toHaveLength(rest.length + 3);
  });
});
