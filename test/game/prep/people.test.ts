import { describe, expect, it } from 'vitest';
import type { Finding, Gazetteer } from '../../../shared/api.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { formOf } from '../../../src-main/queries/forms/forms.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

const find = async (table: Game, text: string): Promise<Finding[]> =>
  (await answer(table, { type: 'find', text }, nodeDisk)) as Finding[];
const refused = async (table: Game, command: object) => {
  const { seq } = table;
  const told = await table.dispatch(command);
  expect([told.ok, table.seq]).toEqual([false, seq]);
  return told.ok ? undefined : told.error;
};

describe('people', () => {
  it('keep what the reaction roll said of them', async () => {
    const table = await newGame({ sample: true });
    await carryOut(
      table,
      { type: 'open-session' },
      { type: 'meet', statBlock: 'Goblin', count: 2 },
      { type: 'react' },
    );
    const { encounter, creatures } = table.state.campaign;
    expect(encounter!.creatures.map((id) => creatures[id]!.attitude)).toEqual([
      encounter!.reaction!.label,
      encounter!.reaction!.label,
    ]);
    await carryOut(table, { type: 'undo' });
    expect(table.state.campaign.creatures[encounter!.creatures[0]!]!.attitude).toBeUndefined();
    await table.close();
  });

  it('are kept under a name, where they were met', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' }, { type: 'meet', statBlock: 'Goblin' });
    const [creature] = table.state.campaign.encounter!.creatures;
    await carryOut(
      table,
      { type: 'keep-person', creature, name: 'Snag', note: 'Owes the party.' },
      { type: 'part' },
    );
    expect(gameView(table).people.find(({ name }) => name === 'Snag')).toMatchObject({
      hex: table.state.campaign.party.hex,
    });
    await table.close();
  });

  it('who leave the party stay among the people', async () => {
    const game = await newGame({ sample: true });
    const [creature = ''] = game.state.campaign.party.members;
    await carryOut(game, { type: 'leave-party', creature });
    expect(gameView(game).people.map(({ id }) => id)).toContain(creature);
    const { people } = (await answer(game, { type: 'gazetteer' }, nodeDisk)) as Gazetteer;
    expect(people.map(({ id }) => id)).toContain(creature);
    await game.close();
  });

  it('can join the party if they are alive and outside of it', async () => {
    const game = await newGame({ sample: true });
    const { creatures, party } = game.state.campaign;
    const [living = '', dead = ''] = Object.keys(creatures).filter((id) => !party.members.includes(id));
    await carryOut(game, { type: 'set-status', creature: dead, status: 'dead' });
    const { kinds } = game.rulebook;
    const form = formOf(kinds.commands.get('join-party')!, game.state.campaign, game.system);
    const offered = form?.needs?.find(({ name }) => name === 'creature')?.choices?.map(({ value }) => value);
    expect(offered).toContain(living);
    expect(offered).not.toContain(dead);
    expect(offered).not.toContain(party.members[0]);
    expect(await refused(game, { type: 'join-party', creature: dead })).toMatchObject({ code: 'not-able' });
    await game.close();
  });

  it('are changed only where something of their sheet is said', async () => {
    const game = await newGame({ sample: true });
    const [creature] = game.state.campaign.party.members;
    for (const nothing of [{}, { to: {} }, { value: 3 }])
      expect(await refused(game, { type: 'set-sheet', creature, ...nothing })).toMatchObject({
        code: 'bad-field',
        path: 'to',
      });
    await game.close();
  });

  it('come into the campaign with an id, figures and gear in one command', async () => {
    const game = await newGame({ sample: true });
    const torch = { name: 'Torch', kind: 'light', slots: 1 };
    const pell = { type: 'add-person', name: 'Old Pell', statBlock: 'Goblin' };
    await carryOut(game, {
      ...pell,
      id: 'pell',
      hitPoints: { now: 3, max: 9 },
      items: [torch, torch, { ...torch, id: 'lamp', name: 'Lamp' }],
    });
    const { creatures } = game.state.campaign;
    expect(creatures['pell']).toMatchObject({ name: 'Old Pell', hitPoints: { now: 3, max: 9 } });
    const ids = creatures['pell']!.items.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['torch', 'torch-2', 'lamp']));
    expect(await refused(game, { ...pell, id: 'pell' })).toMatchObject({ code: 'taken-id', path: 'id' });
    expect(await refused(game, { ...pell, sheet: { stats: 'none' } })).toMatchObject({ code: 'off-sheet' });
    expect(await refused(game, { ...pell, items: [{ name: 'Orb', die: 7 }] })).toMatchObject({
      code: 'bad-die',
      path: 'items.0.die',
    });
    await game.close();
  });

  it('are told with the faction that they are given or leave, to the referee alone', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'add-faction', name: 'The Bell-Ringers' });
    const [creature = ''] = table.state.campaign.party.members;
    const { name } = table.state.campaign.creatures[creature]!;
    const given = async (faction: string | null) =>
      (await carryOut(table, { type: 'describe', creature, faction })).events;
    expect(await given('the-bell-ringers')).toMatchObject([
      { text: `${name}: faction is now The Bell-Ringers.`, secret: true },
    ]);
    expect((await given('the-bell-ringers'))[0]?.text).toBeUndefined();
    expect(await given(null)).toMatchObject([{ text: `${name}: faction removed.`, secret: true }]);
    await table.close();
  });

  it('belong to factions that know the party and think of it as they do', async () => {
    const table = await newGame({ sample: true });
    await carryOut(
      table,
      {
        type: 'add-faction',
        name: 'The Bell Ringers',
        attitude: 'wary',
        knows: 'their faces',
        hexes: ['0508'],
      },
      { type: 'describe', creature: 'the-duke-of-vane', faction: 'the-bell-ringers', attitude: 'hostile' },
      { type: 'change-faction', faction: 'the-bell-ringers', attitude: 'friendly' },
    );
    const { factions, creatures } = table.state.campaign;
    expect(factions['the-bell-ringers']).toEqual({
      id: 'the-bell-ringers',
      name: 'The Bell Ringers',
      note: '',
      attitude: 'friendly',
      knows: 'their faces',
      hexes: ['0508'],
    });
    expect(creatures['the-duke-of-vane']).toMatchObject({ faction: 'the-bell-ringers', attitude: 'hostile' });
    await carryOut(table, { type: 'remove-faction', faction: 'the-bell-ringers' });
    expect(table.state.campaign.creatures['the-duke-of-vane']!.faction).toBeUndefined();
    await carryOut(table, { type: 'undo' });
    expect(table.state.campaign.creatures['the-duke-of-vane']!.faction).toBe('the-bell-ringers');
    await table.close();
  });

  it('refuses factions that are not there, and names that are none', async () => {
    const table = await newGame({ sample: true });
    expect(
      await refused(table, { type: 'describe', creature: 'the-duke-of-vane', faction: 'nobody' }),
    ).toMatchObject({
      code: 'unknown-faction',
      path: 'faction',
    });
    expect(await refused(table, { type: 'change-faction', faction: '__proto__' })).toMatchObject({
      path: 'faction',
    });
    for (const name of ['', '   ', 'x'.repeat(201), 'x'.repeat(10_000)])
      expect(await refused(table, { type: 'add-faction', name })).toMatchObject({
        code: 'bad-field',
        path: 'name',
      });
    await table.close();
  });

  it('takes names in any script as they are written, and never as markup', async () => {
    const table = await newGame({ sample: true });
    for (const name of ['Ýrr Þórsdóttir', '影の騎士', 'ملكة الرمال', '<b onclick=x>Bo</b>', '𓂀 ἄναξ'])
      await carryOut(table, { type: 'add-faction', name });
    expect(Object.values(table.state.campaign.factions).map(({ name }) => name)).toContain('影の騎士');
    await table.close();
  });
});

describe('finding', () => {
  it('knows people, places, tables, acts, rules, and words inside notes, without case or accents', async () => {
    const table = await newGame({ sample: true });
    await carryOut(
      table,
      {
        type: 'describe',
        creature: 'the-duke-of-vane',
        note: 'Once a ferryman of Ýrr, he fears the river still.',
      },
      { type: 'mark-hex', hex: '0101', note: 'A cairn of white stones.' },
    );
    const kinds = async (text: string) =>
      (await find(table, text)).map(({ kind, label }) => `${kind}: ${label}`);
    expect((await kinds('duke'))[0]).toBe('person: The Duke of Vane');
    expect(await kinds('FERRYMAN of yrr')).toEqual(['person: The Duke of Vane']);
    expect(await kinds('white stones')).toEqual(['place: 0101']);
    const [rule] = table.system.book;
    expect((await kinds(rule?.id.toLowerCase() ?? ''))[0]).toBe(`rule: ${rule?.id}`);
    expect(await kinds('open a session')).toEqual([]);
    expect(await kinds('start session')).toContain('act: Start session 1');
    await table.close();
  });

  it('finds acts that nothing offers as forms to fill in', async () => {
    const table = await newGame({ sample: true });
    const [found] = (await find(table, 'place the party')).filter(({ kind }) => kind === 'act');
    expect(found?.offer).toMatchObject({
      command: { type: 'place-party' },
      needs: [{ name: 'hex', kind: 'text' }],
    });
    await table.close();
  });

  it('finds what is offered ready-made in full as well', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' });
    const found = (await find(table, 'pass time')).filter(({ kind }) => kind === 'act');
    const full = found.findIndex(({ label }) => label === 'Pass time, in full');
    expect(full).toBeGreaterThan(-1);
    expect(found[full]?.offer?.needs?.map(({ name }) => name)).toEqual(['scale', 'count']);
    await table.close();
  });

  it('finds random tables, and what is offered with one rolls on it', async () => {
    const game = await newGame({ sample: true });
    const [name = ''] = Object.keys(game.system.tables);
    const found = (await find(game, name)).find(({ kind, label }) => kind === 'table' && label === name);
    expect(await game.dispatch({ ...found?.offer?.command, type: 'roll-table' })).toMatchObject({ ok: true });
    await game.close();
  });

  it('finds house rules by their words', async () => {
    const table = await newGame({ sample: true });
    expect((await find(table, 'walking away'))[0]).toMatchObject({
      kind: 'house-rule',
      houseRule: 'Walking away from a foe',
    });
    await table.close();
  });

  it('stays with thirty at most', async () => {
    const table = await newGame({ sample: true });
    expect(await find(table, '')).toHaveLength(30);
    await table.close();
  });
});

it.each(systems)(
  'a person in $name has the gear of the stat block, what is given besides, or with an empty list none',
  async ({ id, statBlocks }) => {
    const game = await newGame({ system: id });
    const statBlock = statBlocks[0]?.name;
    const gearOf = (person: string): string[] =>
      game.state.campaign.creatures[person]?.items.map(({ name }) => name) ?? [];
    const more = [{ name: 'Rope', kind: 'gear' }];
    await carryOut(
      game,
      { type: 'add-person', name: 'Usual', id: 'usual', statBlock },
      { type: 'add-person', name: 'More', id: 'more', statBlock, items: more },
      { type: 'add-person', name: 'Bare', id: 'bare', statBlock, items: [] },
    );
    expect([gearOf('more'), gearOf('bare')]).toEqual([[...gearOf('usual'), 'Rope'], []]);
    await game.close();
  },
);
