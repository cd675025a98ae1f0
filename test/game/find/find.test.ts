import { beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '../../../shared/api.ts';
import { asking, nameOf, rankOf } from '../../../shared/page/ranking.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

const find = (table: Game, text: string, lately: string[] = []): Promise<Finding[]> =>
  answer(table, { type: 'find', text, lately }, nodeDisk);

describe.each(systems)('what is found first in $name', ({ id: system }) => {
  let table: Game;
  beforeAll(async () => {
    table = await newGame({ system, sample: true });
    await carryOut(table, { type: 'open-session' });
    return () => table.close();
  });
  const best = async (text: string): Promise<Finding | undefined> => (await find(table, text))[0];

  it('for “torch” is to light one', async () => {
    const found = await best('torch');
    expect(found).toMatchObject({ kind: 'act', label: expect.stringMatching(/^light .*torch/i) as string });
  });

  it('for “camp” is an act', async () => {
    expect(await best('camp')).toMatchObject({ kind: 'act' });
  });

  it('for the name of a monster is its stat block, ready to be met', async () => {
    const [block] = table.system.statBlocks;
    const found = (await find(table, block?.name ?? '')).find(({ kind }) => kind === 'monster');
    expect(found?.offer?.needs?.find(({ name }) => name === 'statBlock')).toMatchObject({
      value: block?.name,
    });
  });

  it('for the name of one of the party is the sheet', async () => {
    const { creatures, party } = table.state.campaign;
    const first = creatures[party.members[0] ?? ''];
    expect(await best(first?.name ?? '')).toMatchObject({ kind: 'person', creature: first?.id });
  });

  it('for the name of a place is the place', async () => {
    const feature = table.state.campaign.land.columns.flat().find((hex) => hex?.feature?.name)?.feature;
    expect(await best(feature?.name ?? '')).toMatchObject({ kind: 'place', label: feature?.name });
  });

  it('for the number of a hex is the hex', async () => {
    const { hex } = table.state.campaign.party;
    expect(await find(table, hex ?? '')).toContainEqual(expect.objectContaining({ kind: 'place', hex }));
  });

  it('for loot is the screen that shares it out, also where there is none', async () => {
    expect((await find(table, 'share loot'))[0]?.offer).toMatchObject({ opens: 'loot' });
  });

  it('for dice is to roll them', async () => {
    expect(await best('4d6kh3')).toMatchObject({ offer: { command: { type: 'roll', dice: '4d6kh3' } } });
  });

  it('for words of the log is the line', async () => {
    await carryOut(table, { type: 'note', text: 'Zebulon owes us a mule.' });
    expect(await best('owes mule')).toMatchObject({ kind: 'log', line: 'Zebulon owes us a mule.' });
  });
});

describe('what is found', () => {
  const rank = (label: string, text: string, lately: string[] = []): number | undefined =>
    rankOf({ kind: 'act', label, detail: '', behind: 0 }, asking(text, lately));

  it.each([
    ['Light torch', 'tocrh'],
    ['Light torch', 'torh'],
    ['Goblin', 'gobblin'],
    ['Goblin', 'gablin'],
    ['Málin the Grey', 'malin grey'],
  ])('is %s for “%s”', (label, typed) => {
    expect(rank(label, typed)).toBeDefined();
  });

  it.each([
    ['Goblin', 'orc'],
    ['Camp', 'comb'],
  ])('is not %s for “%s”', (label, typed) => {
    expect(rank(label, typed)).toBeUndefined();
  });

  it('begins with what was chosen last, the last first', () => {
    const lately = ['act: Camp', 'act: Forage'];
    const all = ['Forage', 'March', 'Camp'].sort(
      (a, b) => (rank(a, '', lately) ?? 0) - (rank(b, '', lately) ?? 0),
    );
    expect(all).toEqual(['Camp', 'Forage', 'March']);
    expect(nameOf({ kind: 'act', label: 'Camp' })).toBe(lately[0]);
  });

  it('puts what was chosen lately before its equals', () => {
    expect(rank('Cast light', 'light', ['act: Cast light'])).toBeLessThan(rank('Light torch', 'light') ?? 0);
  });
});
