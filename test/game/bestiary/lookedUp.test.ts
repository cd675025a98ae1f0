import { describe, expect, it } from 'vitest';
import type { BlockDraft, Offer, WholeBlock } from '../../../shared/api.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { filledIn, suggestedFor, type Value } from '../../../shared/page/blanks.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

const look = (game: Game, name: string): Promise<WholeBlock | null> =>
  answer(game, { type: 'stat-block', name }, nodeDisk);
const read = (game: Game, text: string): Promise<BlockDraft> =>
  answer(game, { type: 'read-stat-block', text }, nodeDisk);
/** The command of a form as it stands, with some blanks filled in. */
const given = (form: Offer, more: Readonly<Record<string, Value>> = {}): object =>
  filledIn(form, {
    ...suggestedFor(form),
    ...more,
  });

describe.each(systems.map(({ id }) => id))('the bestiary of %s', (system) => {
  it('shows the blocks of the book, each with its line and a face', async () => {
    const game = await newGame({ system });
    const cards = await answer(game, { type: 'bestiary' }, nodeDisk);
    expect(cards.map(({ name, line, own }) => [name, line, own])).toEqual(
      game.system.statBlocks.map(({ name, line }) => [name, line, false]),
    );
    expect(cards.every(({ face }) => face.includes(':'))).toBe(true);
    await game.close();
  });

  it('makes a variant of every block by its form, and lets it be edited', async () => {
    const game = await newGame({ system });
    for (const { name } of game.system.statBlocks) {
      const block = await look(game, name);
      if (!block) throw new Error(name);
      await carryOut(game, given(block.variant, { 'blocks.0.name': `Older ${name}` }));
      const older = await look(game, `older ${name}`);
      expect([older?.from, older?.figures]).toEqual([name, block.figures]);
      if (older?.edit) await carryOut(game, given(older.edit, { 'blocks.0.name': `Old ${name}` }));
      expect((await look(game, `Old ${name}`))?.from).toBe(name);
    }
    await game.close();
  });

  it('takes whole blocks as JSON, as it gave them out', async () => {
    const game = await newGame({ system });
    const name = game.system.statBlocks[0]?.name ?? '';
    const block = await look(game, name);
    if (block) await carryOut(game, given(block.variant, { 'blocks.0.name': 'Oddling' }));
    const written = (await look(game, 'Oddling'))?.written;
    const other = await newGame({ system });
    const { blocks, fault } = await read(other, JSON.stringify(written));
    expect([blocks, fault]).toEqual([[written], '']);
    await carryOut(other, { type: 'keep-stat-blocks', blocks });
    expect((await look(other, 'Oddling'))?.figures).toEqual((await look(game, 'Oddling'))?.figures);
    await game.close();
    await other.close();
  });

  it('asks for every figure that a text does not give', async () => {
    const game = await newGame({ system });
    const { missing, form } = await read(game, 'Oddling');
    expect(missing.length).toBeGreaterThan(0);
    expect((await game.dispatch(given(form))).ok).toBe(false);
    await game.close();
  });
});

it.each(['{', '[{"name": 4}]', '[]', '{"name": "Odd", "figures": {}, "other": 1}'])(
  'JSON that is no stat block is told in words: %s',
  async (text) => {
    const game = await newGame({ system: 'cairn' });
    const { blocks, fault } = await read(game, text);
    expect(blocks).toEqual([]);
    expect(fault).not.toBe('');
    await game.close();
  },
);

it('what could not be read stands in the note of the form', async () => {
  const game = await newGame({ system: 'cairn' });
  const { form } = await read(game, 'Newt\n4 HP, smells of rain');
  expect(form.needs?.find(({ name }) => name === 'blocks.0.note')?.value).toBe('smells of rain');
  await game.close();
});

it('a campaign of a thousand stat blocks offers no more than some of them, and shows all when asked', async () => {
  const game = await newGame({ system: 'cairn' });
  const figures = { hp: 4, str: 8, dex: 14, wil: 8, armour: 0, weapons: ['Bite d6'] };
  const blocks = Array.from({ length: 1000 }, (_, index) => ({ name: `Thing ${index}`, figures }));
  await carryOut(game, { type: 'keep-stat-blocks', blocks }, { type: 'open-session' });
  const meet = game.offers().find(({ command }) => command.type === 'meet');
  const choices = meet?.needs?.find(({ name }) => name === 'statBlock')?.choices ?? [];
  expect(choices.length).toBeLessThan(game.system.statBlocks.length + 100);
  expect(choices.map(({ value }) => value)).toContain('Thing 999');
  const cards = await answer(game, { type: 'bestiary' }, nodeDisk);
  expect(cards).toHaveLength(1000 + game.system.statBlocks.length);
  await carryOut(game, { type: 'meet', statBlock: 'Thing 0' });
  await game.close();
});
