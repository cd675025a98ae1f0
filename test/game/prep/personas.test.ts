import { describe, expect, it } from 'vitest';
import type { Finding, Gazetteer } from '../../../shared/api.ts';
import { hauntAt } from '../../../shared/campaign/people/persona.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

const find = async (table: Game, text: string): Promise<Finding[]> =>
  (await answer(table, { type: 'find', text }, nodeDisk)) as Finding[];
const refused = async (table: Game, command: object) => {
  const told = await table.dispatch(command);
  return told.ok ? undefined : told.error;
};

describe('people', () => {
  it('want something, look and behave as written, and are found by it', async () => {
    const table = await newGame({ sample: true });
    const creature = 'the-duke-of-vane';
    const traits = { want: 'The ferry back', look: 'A glass eye', manner: 'Hums', hidden: 'Cannot swim' };
    const before = table.state.campaign.creatures[creature];
    await carryOut(table, { type: 'describe', creature, ...traits });
    expect(table.state.campaign.creatures[creature]).toMatchObject(traits);
    for (const text of Object.values(traits))
      expect((await find(table, text)).map(({ label }) => label)).toContain('The Duke of Vane');
    await carryOut(table, { type: 'undo' });
    expect(table.state.campaign.creatures[creature]).toEqual(before);
    await table.close();
  });

  it('remember what they thought of the party and from when on, the last twelve times', async () => {
    const table = await newGame({ sample: true });
    const creature = 'the-duke-of-vane';
    const regards = async () => {
      const { people } = (await answer(table, { type: 'gazetteer' }, nodeDisk)) as Gazetteer;
      return people.find(({ id }) => id === creature)?.regards ?? [];
    };
    const day = table.system.calendar.nameOfDay(1);
    await carryOut(
      table,
      { type: 'describe', creature, attitude: 'wary' },
      { type: 'describe', creature, attitude: 'wary', want: 'The ferry back' },
      { type: 'describe', creature, attitude: 'friendly' },
    );
    expect((await regards()).map(({ attitude }) => attitude)).toEqual(['friendly', 'wary']);
    expect((await regards())[0]?.when).toMatch(`${day}, `);
    await carryOut(table, { type: 'undo' });
    expect((await regards()).map(({ attitude }) => attitude)).toEqual(['wary']);
    for (let time = 0; time < 20; time += 1)
      await carryOut(table, { type: 'describe', creature, attitude: `mood ${time}` });
    expect((await regards()).map(({ attitude }) => attitude)).toEqual(
      Array.from({ length: 12 }, (_, ago) => `mood ${19 - ago}`),
    );
    await table.close();
  });

  it('are where the hour says, past midnight as well', async () => {
    const table = await newGame({ sample: true });
    const creature = 'the-duke-of-vane';
    await carryOut(table, {
      type: 'describe',
      creature,
      haunts: ['8-18 the mill', '', '22:00 – 6:00 The Bell, upstairs'],
    });
    const { haunts = [] } = table.state.campaign.creatures[creature] ?? {};
    expect(haunts).toEqual([
      { from: 8, to: 18, where: 'the mill' },
      { from: 22, to: 6, where: 'The Bell, upstairs' },
    ]);
    expect([8, 17, 18, 22, 0, 6].map((hour) => hauntAt(haunts, hour))).toEqual([
      'the mill',
      'the mill',
      undefined,
      'The Bell, upstairs',
      'The Bell, upstairs',
      undefined,
    ]);
    for (const line of ['the mill', '8-25 the mill', '8-18'])
      expect(await refused(table, { type: 'describe', creature, haunts: [line] })).toMatchObject({
        code: 'bad-haunt',
        path: 'haunts',
      });
    await table.close();
  });

  it('are something to each other and to factions, until that is removed', async () => {
    const table = await newGame({ sample: true });
    const [from, to] = ['the-duke-of-vane', 'the-bell-ringers'];
    const relations = async () => {
      const { people, factions } = (await answer(table, { type: 'gazetteer' }, nodeDisk)) as Gazetteer;
      return [
        people.find(({ id }) => id === from)?.relations ?? [],
        factions.find(({ id }) => id === to)?.relations ?? [],
      ].map((lines) =>
        lines
          .filter((line) => line.to === to)
          .map(({ fromName, what, toName }) => [fromName, what, toName].join(' ')),
      );
    };
    await carryOut(
      table,
      { type: 'add-faction', name: 'The Bell Ringers' },
      { type: 'relate', from, to, what: 'pays' },
      { type: 'relate', from, to, what: 'fears' },
    );
    expect(await relations()).toEqual([
      ['The Duke of Vane fears The Bell Ringers'],
      ['The Duke of Vane fears The Bell Ringers'],
    ]);
    expect(await refused(table, { type: 'relate', from, to: from, what: 'is' })).toMatchObject({
      path: 'to',
    });
    expect(await refused(table, { type: 'relate', from, to: 'nobody', what: 'is' })).toMatchObject({
      path: 'to',
    });
    expect(await refused(table, { type: 'unrelate', from: to, to: from })).toMatchObject({ path: 'to' });
    await carryOut(
      table,
      { type: 'unrelate', from, to },
      { type: 'undo' },
      { type: 'remove-faction', faction: to },
    );
    expect(table.state.campaign.relations.filter((one) => one.to === to)).toEqual([]);
    await table.close();
  });

  it('and factions of one name are told apart', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'add-faction', name: 'The Duke of Vane' });
    expect(Object.keys(table.state.campaign.factions)).toEqual(['the-duke-of-vane-2']);
    await table.close();
  });
});
