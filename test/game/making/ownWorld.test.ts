import { describe, expect, it } from 'vitest';
import { hexesIn } from '../../../shared/hex/land.ts';
import { plural } from '../../../shared/text/words.ts';
import { givenDice } from '../../../shared/dice/sources.ts';
import { findings } from '../../../src-main/queries/find.ts';
import { kinOf } from '../../../src-main/queries/forms/kin.ts';
import { gazetteer } from '../../../src-main/queries/people/gazetteer.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { systemContract } from '../../systemContract.ts';

const newMap = { type: 'lay-out-land', name: 'The Reach', columns: 5, rows: 4 };
const session = [{ type: 'open-session' }, { type: 'place-party', hex: '0202' }];

systemContract('a new map in $name', (system, { foes }) => {
  it('is one region with the system’s own encounters, whose odds are shown', async () => {
    const table = await newGame({ system: system.id });
    await carryOut(table, newMap, ...session);
    const { land } = table.state.campaign;
    expect(Object.keys(land.regions)).toEqual(['the-reach']);
    expect(hexesIn(land, 'the-reach')).toHaveLength(20);
    expect(land.regions['the-reach']?.encounters.length).toBeGreaterThan(3);
    const [region] = gazetteer(table).regions;
    expect(region?.encounters.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    const { odds, unchecked } = gameView(table);
    // Some rules check for nobody.
    expect(odds === null).toBe(system.odds === undefined);
    expect(odds?.hits).not.toBe(0);
    expect(unchecked).toBeNull();
    await table.close();
  });

  it('meets nobody without a name, and says who is near where the bestiary has none', async () => {
    const table = await newGame({ system: system.id });
    await carryOut(table, newMap, ...session);
    for (const { title } of table.state.campaign.land.regions['the-reach']?.encounters ?? [])
      expect(title).not.toBe('');
    expect(system.statBlocks.map(({ name }) => name)).not.toContain(foes.akin);
    for (const name of [foes.weak, foes.akin]) {
      const [found] = findings(table, `8 ${plural(name.toLowerCase())}`);
      expect(found).toMatchObject({ kind: 'monster', label: expect.stringMatching(/^8 × /) as string });
      expect(found?.offer?.needs?.find((one) => one.name === 'count')?.value).toBe('8');
    }
    await table.close();
  });
});

it('has a site and a stat block by Find, also before the party stands anywhere', async () => {
  const table = await newGame({ system: 'cairn' });
  expect(findings(table, 'add site').some(({ label }) => label === 'Add site…')).toBe(false);
  await carryOut(table, newMap);
  const site = findings(table, 'add site').find(({ label }) => label === 'Add site…')?.offer;
  expect(site?.needs?.find(({ name }) => name === 'hex')?.value).toBe('');
  await carryOut(table, { ...site?.command, name: 'Mill', hex: '0303' });
  expect(table.state.campaign.land.sites['mill']?.hex).toBe('0303');
  expect(findings(table, 'new stat block')[0]?.offer?.command.type).toBe('keep-stat-blocks');
  await table.close();
});

describe('a land without regions', () => {
  const bare = async (system: string): Promise<Game> => {
    const table = await newGame({ system });
    await carryOut(table, newMap, { type: 'remove-region', region: 'the-reach' }, ...session);
    return table;
  };

  it('says in FIVEY that its hexes have no checks, and leads to a region of them', async () => {
    const table = await bare('fivey');
    const { odds, unchecked } = gameView(table);
    expect(odds).toBeNull();
    expect(unchecked?.why).toBe('0202 belongs to no region, so it has no encounters.');
    const [way] = unchecked?.ways ?? [];
    expect(way?.needs?.find(({ name }) => name === 'hexes')?.value).toBe('0202');
    await carryOut(table, { ...way?.command, name: 'The Marsh', hexes: ['0202'] });
    expect(gameView(table).unchecked).toBeNull();
    await carryOut(table, { type: 'keep-region', region: 'the-marsh', name: 'The Marsh', dangerous: false });
    expect(gameView(table).unchecked?.why).toBe('The Marsh has no random encounters.');
    await table.close();
  });

  it('says of those who come that no table names them, and asks who it is', async () => {
    const table = await bare('cairn');
    await table.dispatch({ type: 'travel', to: '0203' }, givenDice([1]).dice);
    const { encounter, now } = gameView(table);
    expect(encounter).toMatchObject({
      title: 'Strangers',
      missing: { why: '0203 belongs to no region, so nothing says who comes.' },
    });
    const asks = now.find(({ label }) => label === 'Say who it is…');
    expect(asks?.main).toBe(true);
    await carryOut(table, { ...asks?.command, statBlock: 'Wolf', count: 3 });
    expect(gameView(table).encounter).toMatchObject({ title: '3 × Wolf', missing: null });
    expect(gameView(table).now.map(({ label }) => label)).not.toContain('Say who it is…');
    await table.close();
  });
});

describe('a name that the bestiary does not have', () => {
  it('has its nearest, and a form for a new stat block that begins with their figures', async () => {
    const table = await newGame({ system: 'nightsong' });
    const { nearest, form } = kinOf(table, 'goblins');
    expect(nearest.map(({ name }) => name)).toEqual(['Bandit', 'Mounted raider', 'Knight']);
    expect(form.label).toBe('New stat block: Goblin');
    const figures = Object.fromEntries(
      (form.needs ?? []).map(({ name, value }) => [name.replace('blocks.0.figures.', ''), value]),
    );
    expect(figures).toMatchObject({ 'blocks.0.name': 'Goblin' });
    expect(
      Object.values(figures).filter((value) => value !== undefined && value !== '').length,
    ).toBeGreaterThan(3);
    await table.close();
  });

  it('has nobody near where the word says nothing, but still the form', async () => {
    const table = await newGame({ system: 'nightsong' });
    expect(kinOf(table, 'xyzzy')).toMatchObject({ nearest: [], form: { label: 'New stat block: Xyzzy' } });
    expect(findings(table, '8 xyzzy')).toEqual([]);
    await table.close();
  });
});

describe('a new map in the middle of a campaign', () => {
  it('has the party nowhere, with no way behind it, until it is placed', async () => {
    const table = await newGame({ system: 'cairn' });
    await carryOut(table, newMap, ...session, { type: 'plan-route', hexes: ['0203', '0204'] });
    await carryOut(table, { ...newMap, name: 'The Fells' });
    expect(table.state.campaign.party).toMatchObject({ hex: null, trail: [] });
    expect(table.state.campaign.party).not.toHaveProperty('route');
    const view = gameView(table);
    expect(view.party.hex).toBeNull();
    await carryOut(table, { type: 'undo' });
    expect(table.state.campaign.party).toMatchObject({ hex: '0202', route: ['0203', '0204'] });
    await table.close();
  });

  it('leaves the party where it is while strangers are met', async () => {
    const table = await newGame({ system: 'cairn' });
    await carryOut(table, newMap, ...session, { type: 'meet', title: 'Pilgrims' });
    await carryOut(table, { ...newMap, name: 'The Fells' });
    expect(table.state.campaign.party.hex).toBe('0202');
    await table.close();
  });
});
