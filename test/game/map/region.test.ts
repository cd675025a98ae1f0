import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegionCard } from '../../../shared/api.ts';
import { hexAt, hexesIn } from '../../../shared/hex/land.ts';
import { givenDice } from '../../../shared/dice/sources.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { regionCard, regionList } from '../../../src-main/queries/map/region.ts';
import { VALE } from '../../shared/reckoning/vale.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

/** Six hexes of heath and moor, with a road and a river through them, that stand apart from the sample’s regions. */
const land = (terrain: string) => ({ terrain, region: 'fell' });
const OTHER = { terrain: 'plain', region: 'vale' };
const LAND = {
  name: 'North',
  columns: [
    [
      land('heath'),
      { ...land('heath'), feature: { kind: 'tower', name: 'Gull Tower', secret: true } },
      OTHER,
    ],
    [land('moor'), land('heath'), OTHER],
    [{ ...land('moor'), feature: { kind: 'ruin', name: 'The Ring' } }, land('heath'), OTHER],
  ],
  paths: [
    { kind: 'road', name: 'Peat Road', hexes: ['0102', '0202', '0302'] },
    { kind: 'river', name: '', hexes: ['0202', '0203'] },
  ],
  regions: {
    fell: {
      name: 'The Fell',
      encounters: [
        { weight: 3, title: 'Wolves', who: [{ statBlock: 'Wolf', count: '1d6' }] },
        { weight: 1, title: 'A lone peddler', who: [] },
      ],
      aloud: 'Peat and rain.',
      secret: 'It was a sea.',
      weather: [
        { odds: [{ name: 'rain', hard: false, chance: 100 }] },
        { season: 'Spring', odds: [{ name: 'fog', hard: true, chance: 100 }] },
      ],
    },
    vale: { name: 'Vale', dangerous: false },
  },
  sites: { ring: { name: 'The Ring', hex: '0301' }, well: { name: 'The Well', hex: '0102' } },
};

let game: Game;
beforeAll(async () => {
  game = await newGame({ sample: true, system: 'nightsong' });
  await carryOut(
    game,
    { type: 'open-session' },
    { type: 'chart-land', land: LAND },
    { type: 'place-party', hex: '0203' },
  );
});
afterAll(() => game.close());

async function card(id = 'fell'): Promise<RegionCard> {
  const found = await regionCard(game, id);
  if (!found) throw new Error(`There is no region ${id}.`);
  return found;
}

describe('a region', () => {
  it('tells how many hexes it has of which terrain, the commonest first', async () => {
    const { name, hexes, looks, grounds, labels } = await card();
    expect([name, hexes, looks]).toEqual(['The Fell', 6, 'heath']);
    expect(grounds).toEqual([
      { name: 'heath', hexes: 4 },
      { name: 'moor', hexes: 2 },
    ]);
    expect(labels).toEqual(hexesIn(game.state.campaign.land, 'fell'));
    expect(await regionCard(game, 'nowhere')).toBeNull();
  });

  it('tells the faces of each encounter, and who comes', async () => {
    expect((await card()).encounters).toEqual([
      { title: 'Wolves', who: '1d6 Wolves', from: 1, to: 3 },
      { title: 'A lone peddler', who: '', from: 4, to: 4 },
    ]);
  });

  it('tells the odds of the check that comes with a hex there, and none where nobody is met by chance', async () => {
    const { check } = await card();
    expect(check?.hits).toBeLessThan(check?.of ?? 0);
    expect(check?.text).toContain('every Watch');
    expect((await card('vale')).check).toBeNull();
  });

  it('tells what lies in it by hexes, what is secret marked, and each way with its hexes there', async () => {
    expect((await card()).inside).toEqual([
      { hex: '0102', name: 'Gull Tower', what: 'tower', secret: true },
      { hex: '0102', name: 'The Well', what: 'site', secret: false },
      { hex: '0102', name: 'Peat Road', what: '3 hexes', secret: false },
      { hex: '0202', name: 'River', what: '1 hex', secret: false },
      { hex: '0301', name: 'The Ring', what: 'ruin', secret: false },
    ]);
  });

  it('tells how long a hex takes on foot, and by its road', async () => {
    const [ground, road] = (await card()).travel;
    expect([ground?.how, road?.how]).toEqual(['heath', 'by road']);
    expect(ground?.hours).toBeGreaterThan(0);
    expect((await card('vale')).travel).toHaveLength(1);
  });

  it('tells its weather, and which of it holds today', async () => {
    const { weather, season } = await card();
    expect(season).toBeNull();
    expect(weather.map((row) => [row.season, row.isNow])).toEqual([
      [null, true],
      ['Spring', false],
    ]);
  });

  it('shows players its name and what is read aloud, and nothing of what is secret', async () => {
    expect((await card()).handout).toBe('# The Fell\n\nPeat and rain.');
    expect((await card('vale')).handout).toBe('');
  });

  it('tells what is due in its hexes, soonest first, and clocks without a moment last', async () => {
    const rite = (name: string, count: number) => ({
      type: 'start-timer',
      name,
      kind: 'countdown',
      scale: 'hour',
      count,
      secret: count > 4,
    });
    await carryOut(
      game,
      { type: 'start-timer', name: 'Siege of Gull Tower', kind: 'progress', segments: 6 },
      { type: 'start-timer', name: 'Siege of 0102', kind: 'progress', segments: 4 },
      rite('The Ring', 5),
      rite('Rain in 0201', 3),
      rite('Market in 0303', 1),
    );
    expect((await card()).due.map(({ hex, label, when, secret }) => [hex, label, when, secret])).toEqual([
      ['0201', 'Rain in 0201', '3 h', false],
      ['0301', 'The Ring', '5 h', true],
      ['0102', 'Siege of 0102', '0 of 4', false],
    ]);
  });
});

describe('a festival of a custom calendar', () => {
  it('is due in the region where it is kept, and in no other', async () => {
    const festivals = [{ name: 'Peat Fair', on: { month: 6, day: 9 }, where: 'the Fell' }];
    await carryOut(game, { type: 'keep-calendar', calendar: { ...VALE, festivals } });
    const told = async (id: string) => (await card(id)).due.filter(({ hex }) => hex === '');
    expect(await told('fell')).toMatchObject([{ label: 'Peat Fair', when: '9 Hay', secret: false }]);
    expect(await told('vale')).toEqual([]);
    await carryOut(game, { type: 'undo' });
  });
});

describe('an encounter rolled on the table of a region', () => {
  it('needs the party there, and a table', async () => {
    expect((await card()).noRoll).toBe('The party is not in The Fell.');
    expect((await card('vale')).noRoll).toBe('Its encounter table is empty.');
    expect(await game.dispatch({ type: 'roll-encounter' })).toMatchObject({
      ok: false,
      error: { code: 'no-table' },
    });
  });

  it('begins without a check, and the last throw is told with its face and hour', async () => {
    await carryOut(game, { type: 'place-party', hex: '0201' });
    expect(await card()).toMatchObject({ noRoll: '', thrown: null, isHere: true });
    const { dice } = givenDice([4]);
    expect(await game.dispatch({ type: 'roll-encounter' }, dice)).toMatchObject({ ok: true });
    expect(game.state.campaign.encounter?.title).toBe('A lone peddler');
    const { thrown, noRoll } = await card();
    expect(thrown?.face).toBe(4);
    expect(thrown?.when).toMatch(/^Day 1, \d\d:\d\d$/);
    expect(noRoll).toBe('Only on the road, with no encounter on.');
    expect((await card('vale')).thrown).toBeNull();
  });

  it('is no longer told where the table has something else on that face, or once it was undone', async () => {
    await carryOut(game, { type: 'keep-region', region: 'fell', encounters: ['3x Wolves', 'Gulls'] });
    expect((await card()).thrown).toBeNull();
    await carryOut(game, { type: 'undo' });
    expect((await card()).thrown).not.toBeNull();
    await carryOut(game, { type: 'undo' });
    expect((await card()).thrown).toBeNull();
  });
});

it('regions are listed by name, the party’s marked, with the form that adds one', () => {
  const { regions, add } = regionList(game);
  expect(regions).toEqual([
    { id: 'fell', name: 'The Fell', hexes: 6, looks: 'heath', isHere: true },
    { id: 'vale', name: 'Vale', hexes: 3, looks: 'plain', isHere: false },
  ]);
  expect(add?.label).toBe('Add region…');
  expect(hexAt(game.state.campaign.land, game.state.campaign.party.hex ?? '')?.region).toBe('fell');
});
