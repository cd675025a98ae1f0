import { describe, expect, it } from 'vitest';
import { systems } from '../../../shared/systems/registry.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { encounterView } from '../../../src-main/queries/view/encounter.ts';
import { openedSample, type Playthrough } from '../../helpers/play.ts';

const met = (system: System): Playthrough =>
  openedSample(system).given({ type: 'meet', statBlock: system.statBlocks[0]?.name, count: 3 });
const seen = (game: Playthrough) => encounterView(game.state, game.rulebook.system)!;

describe.each(systems.map((system) => [system.name, system] as const))('an encounter in %s', (_, system) => {
  it('shows who is met with faces, the rows of the table with odds that add up to 1, and nothing lit yet', () => {
    const view = seen(met(system));
    expect(view.who.map(({ face }) => face.split(':')[0])).toHaveLength(3);
    expect(view.table.rows.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1);
    expect(view.table.rows.filter(({ lit }) => lit)).toEqual([]);
    expect([view.surprised, view.distance, view.apart]).toEqual(['nobody', '', null]);
  });

  it('takes several kinds at once, rolled by the dice of the book or counted', () => {
    const [one, other] = system.statBlocks.map(({ name }) => name);
    const game = openedSample(system);
    game.given({ type: 'meet', statBlock: one, count: '1d6', others: [{ statBlock: other, count: 2 }] });
    const { creatures } = game.state;
    const kinds = game.state.encounter!.creatures.map((id) => creatures[id]!.statBlock);
    const rolled = game.events.find(({ type }) => type === 'number-thrown')!['count'];
    expect(kinds.filter((kind) => kind === one)).toHaveLength(rolled as number);
    expect(kinds.filter((kind) => kind === other)).toHaveLength(2);
  });

  it('is refused for all that is wrong with its kinds at once, each at its field', () => {
    const given = {
      type: 'meet',
      statBlock: 'Nobody of the book',
      count: 'a few',
      others: [{ statBlock: system.statBlocks[0]!.name, count: '2e6' }],
    };
    const { faults } = openedSample(system).refused(given);
    expect(faults?.map(({ path }) => path)).toEqual(['statBlock', 'count', 'others.0.count']);
  });

  it('spreads its totals over the rows as the rows’ own odds say', () => {
    const { spread, rows } = seen(met(system)).table;
    for (const { from, to, odds } of spread ? rows : []) {
      const own = spread?.chances.filter(
        (_chance, at) => spread.least + at >= from && spread.least + at <= to,
      );
      expect(own?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(odds);
    }
  });

  it('moves the odds by reasons where the system lets anything move them', () => {
    const game = met(system);
    const plain = seen(game).table.rows.map(({ odds }) => odds);
    game.given({ type: 'edit-encounter', reason: 'An old friend' });
    const { moved, table } = seen(game);
    const odds = table.rows.map((row) => row.odds);
    if (moved) expect(odds).not.toEqual(plain);
    else expect(odds).toEqual(plain);
    expect(table.rows.map((row) => row.plain)).toEqual(plain);
    game.given({ type: 'edit-encounter', reason: 'An old enemy', against: true });
    expect(seen(game).table.rows.map((row) => row.odds)).toEqual(plain);
    game.given({ type: 'edit-encounter', reason: 'An old enemy', remove: true });
    expect(seen(game).table.rows.map((row) => row.odds)).toEqual(odds);
  });

  it('sets how many they are in place: new ones come, the last ones go', () => {
    const game = met(system);
    const statBlock = system.statBlocks[0]!.name;
    const first = game.state.encounter!.creatures;
    game.given({ type: 'edit-encounter', statBlock, count: 5 });
    expect(seen(game)).toMatchObject({ title: `5 × ${statBlock}`, kinds: [{ statBlock, count: 5 }] });
    expect(game.state.encounter!.creatures.slice(0, 3)).toEqual(first);
    const fewer = game.when({ type: 'edit-encounter', statBlock, count: 1 });
    expect(fewer.told).toHaveLength(1);
    expect(game.state.encounter!.creatures).toEqual(first.slice(0, 1));
    expect(game.refused({ type: 'edit-encounter', count: 2 }).code).toBe('unknown-stat-block');
  });

  it('sets who is surprised and how far they are in place, each with its line in the log', () => {
    const game = met(system);
    const { party, encounter } = game.state;
    const both = game.when({ type: 'edit-encounter', surprised: 'both' });
    expect(game.state.encounter?.surprised).toEqual([...party.members, ...encounter!.creatures]);
    expect([both.told.length, seen(game).side]).toEqual([1, 'both']);
    game.when({ type: 'edit-encounter', surprised: 'nobody' });
    expect([game.state.encounter?.surprised, seen(game).side]).toEqual([[], 'nobody']);
    const far = game.when({ type: 'edit-encounter', distance: '60 ft' });
    expect([far.told.length, seen(game).distance]).toEqual([1, '60 ft']);
  });

  it('ends when the party flees, and says so', () => {
    const game = met(system);
    game.given({ type: 'part', fled: true });
    expect(game.state.encounter).toBeNull();
    expect(game.events.at(-1)).toMatchObject({ type: 'encounter-ended', parted: true, fled: true });
  });
});

describe('reasons and people in FIVEY', () => {
  it('a reason for the party lets the higher of two dice count', () => {
    const game = met(fivey).given({ type: 'edit-encounter', reason: 'Ansa is an Acolyte' });
    game.when({ type: 'react' }, [4, 16]);
    expect(game.state.encounter?.reaction).toMatchObject({ row: 'friendly', total: 16 });
    expect(seen(game).table.rows.find(({ lit }) => lit)?.id).toBe('friendly');
  });

  it('remembers what people who were met before thought, beside what they think now', () => {
    const game = met(fivey).given({ type: 'react', mood: 'friendly' });
    const [id = ''] = game.state.encounter?.creatures ?? [];
    game.given({ type: 'keep-person', creature: id, name: 'Mother Ibb' }, { type: 'part' });
    game.given({ type: 'meet', who: [id] });
    expect(seen(game).remembered).toEqual([{ name: 'Mother Ibb', attitude: 'Friendly' }]);
  });

  it('tells how many moves a distance is for the slowest', () => {
    const game = openedSample<System>(fivey).given({ type: 'meet', title: 'Riders', distance: '20 paces' });
    expect(seen(game).apart).toEqual({ distance: 20, each: 6 });
  });

  it('the referee says who talks, and nobody else can', () => {
    const game = met(fivey);
    expect(seen(game).talk.speaker).toBe('');
    const { value } = seen(game).talk.choices.find(({ label }) => label === 'Brand')!;
    expect(game.when({ type: 'edit-encounter', speaker: value }).told).toEqual(['Brand talks.']);
    expect(seen(game).talk.speaker).toBe(value);
    const [stranger = ''] = game.state.encounter?.creatures ?? [];
    expect(game.refused({ type: 'edit-encounter', speaker: stranger })).toMatchObject({
      code: 'not-in-party',
      path: 'speaker',
    });
  });

  it('a person who is kept is no number of a kind, and what they want and hide is there to read', () => {
    const game = openedSample<System>(fivey).given({
      type: 'meet',
      who: ['pell-the-guide'],
      statBlock: 'Goblin',
      count: 2,
    });
    expect(seen(game).kinds).toEqual([{ statBlock: 'Goblin', count: 2 }]);
    const [pell] = seen(game).who;
    expect(pell?.want).toMatch(/^Forty crowns/);
    expect(pell?.hidden).toMatch(/^He guided/);
  });

  it('what may be asked has its number and its chance, the best speaker first', () => {
    const game = met(fivey).given({ type: 'react', mood: 'uncertain' });
    const [first] = seen(game).speakers;
    expect(first?.name).toBe('Sister Ansa');
    expect(first?.asks.map(({ against, chance }) => [against, chance])).toEqual([
      [14, 0.5],
      [16, 0.4],
      [undefined, 0],
      [undefined, 1],
    ]);
    game.when(first!.asks[0]!.offer.command, [11]);
    expect(game.state.encounter?.request).toEqual({ granted: true });
    expect(seen(game).speakers).toEqual([]);
  });
});
