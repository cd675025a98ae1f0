import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { statBlocksOf } from '../../../shared/campaign/tables/bestiary.ts';
import { cairn } from '../../../shared/systems/cairn/index.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { vogt } from '../../../shared/systems/vogt/index.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { fixturesOf, systemContract } from '../../systemContract.ts';

/** A monster of our own, as a person writes its figures. */
const heron = (system: System, more: object = {}) => ({
  name: 'Mud heron',
  figures: fixturesOf(system).ownBlock,
  ...more,
});
const keep = (...blocks: object[]) => ({ type: 'keep-stat-blocks', blocks });
const refusalOf = async (game: Game, command: object) => {
  const told = await game.dispatch(command);
  return told.ok ? undefined : told.error;
};

systemContract('a stat block of one’s own in $name', (system, { ownBlock }) => {
  const begun = async (): Promise<Game> => {
    const game = await newGame({ system: system.id });
    await carryOut(game, keep(heron(system, { face: 'bird:12', note: 'Hates bells.' })));
    return game;
  };

  it('is met by its name, with its figures and its face', async () => {
    const game = await begun();
    const meet = { type: 'meet', statBlock: 'mud heron', count: 2 };
    const { rolls } = await carryOut(game, { type: 'open-session' }, meet);
    const met = game.state.campaign.encounter?.creatures.map((id) => game.state.campaign.creatures[id]);
    expect(met?.map((one) => [one?.name, one?.statBlock, one?.face])).toEqual([
      ['Mud heron 1', 'Mud heron', 'bird:12'],
      ['Mud heron 2', 'Mud heron', 'bird:12'],
    ]);
    // A figure of the block, or what was rolled for it.
    const said = [...Object.values(ownBlock), ...rolls.map(({ total }) => total)];
    for (const one of met ?? []) expect(said).toContain(one?.hitPoints.max);
    await game.close();
  });

  it('is listed in the encounters of a region, and stays in the bestiary as long as it is', async () => {
    const game = await begun();
    await carryOut(game, { type: 'keep-region', name: 'Fen', encounters: ['Herons: 1d4 Mud heron'] });
    const region = Object.values(game.state.campaign.land.regions)[0];
    expect(region?.encounters[0]?.who).toEqual([{ statBlock: 'Mud heron', count: '1d4' }]);
    expect(await refusalOf(game, { type: 'remove-stat-block', block: 'Mud heron' })).toMatchObject({
      code: 'still-listed',
      path: 'block',
    });
    await game.close();
  });

  it('is found by its name and its note', async () => {
    const game = await begun();
    for (const text of ['mud her', 'bells']) {
      const found = await answer(game, { type: 'find', text, lately: [] }, nodeDisk);
      expect(found.filter(({ kind }) => kind === 'monster').map(({ label }) => label)).toEqual(['Mud heron']);
    }
    await game.close();
  });

  it('is gone once its making is undone, and is there again once it is redone', async () => {
    const game = await begun();
    const names = () => statBlocksOf(game.state.campaign, game.system).map(({ name }) => name);
    await carryOut(game, { type: 'undo' });
    expect(names()).not.toContain('Mud heron');
    await carryOut(game, { type: 'redo' });
    expect(names()[0]).toBe('Mud heron');
    await game.close();
  });

  it('is the same when the campaign is opened again', async () => {
    const game = await begun();
    const before = game.state.campaign.bestiary;
    const { folder } = game;
    await game.close();
    const again = await Game.open(nodeDisk, folder);
    expect(again.state.campaign.bestiary).toEqual(before);
    await again.close();
  });

  it('without figures is refused at each that is missing, and nothing is kept', async () => {
    const game = await newGame({ system: system.id });
    const refusal = await refusalOf(game, keep({ name: 'Nothing', figures: {} }));
    const required = Object.entries(system.ownBlocks.figures.shape)
      .filter(([, figure]) => !z.safeParse(figure, undefined).success)
      .map(([one]) => one);
    expect(required).not.toEqual([]);
    expect(Object.keys(ownBlock)).toEqual(expect.arrayContaining(required));
    expect(refusal?.faults?.map(({ path }) => path).sort()).toEqual(
      required.map((one) => `blocks.0.figures.${one}`).sort(),
    );
    for (const one of required) expect(refusal?.message).toContain(`“figures.${one}” of “Nothing”: `);
    expect(game.state.campaign.bestiary).toEqual({});
    await game.close();
  });

  it('of the book is a draft for one’s own as it stands', async () => {
    const game = await newGame({ system: system.id });
    for (const block of game.system.statBlocks) {
      const { figures, book, line } = game.system.ownBlocks;
      const copied = figures.parse(book.parse(block));
      expect(line(copied)).toContain(block.line.split(',')[0]);
    }
    await game.close();
  });
});

describe('a bestiary of one’s own', () => {
  it('has one name once: neither the book’s nor another of one’s own', async () => {
    const game = await newGame({ system: cairn.id });
    await carryOut(game, keep(heron(cairn)));
    for (const name of ['Goblin', 'mud HERON'])
      expect(await refusalOf(game, keep(heron(cairn, { name })))).toMatchObject({
        code: 'taken-name',
        path: 'blocks.0.name',
      });
    await game.close();
  });

  it('names each field that is wrong, and the block that it is in', async () => {
    const game = await newGame({ system: cairn.id });
    const { hp: _hp, ...figures } = { hp: 1, ...fixturesOf(cairn).ownBlock, foo: 1 };
    expect(await refusalOf(game, keep(heron(cairn), { name: 'Newt', figures }))).toMatchObject({
      code: 'bad-stat-block',
      message: '“figures.hp” of “Newt”: it is missing. “figures.foo” of “Newt”: there is no “foo”.',
    });
    await game.close();
  });

  it('changes a block in its place, also its name', async () => {
    const game = await newGame({ system: cairn.id });
    await carryOut(game, keep(heron(cairn)));
    await carryOut(game, keep(heron(cairn, { name: 'Old heron', replaces: 'Mud heron' })));
    expect(Object.values(game.state.campaign.bestiary).map(({ id, name }) => [id, name])).toEqual([
      ['mud-heron', 'Old heron'],
    ]);
    await game.close();
  });

  it('says nothing in its line of resistances that a block does not have', async () => {
    const game = await newGame({ system: vogt.id });
    await carryOut(game, keep(heron(vogt)));
    expect(statBlocksOf(game.state.campaign, game.system)[0]?.line).not.toMatch(/resist|vulnerable/);
    await game.close();
  });

  it('says how an attack is written that it can’t read', async () => {
    const game = await newGame({ system: cairn.id });
    const figures = { ...fixturesOf(cairn).ownBlock, weapons: ['Bill d6', 'no dice'] };
    expect(await refusalOf(game, keep({ name: 'Heron', figures }))).toMatchObject({
      path: 'blocks.0.figures.weapons.1',
    });
    await game.close();
  });
});
