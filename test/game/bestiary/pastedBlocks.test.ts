import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledIn, type Value } from '../../../shared/page/blanks.ts';
import type { BlockRules, ReadBlock } from '../../../shared/systems/blockRules.ts';
import { systems } from '../../../shared/systems/registry.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { POSTED } from './posted.ts';

const systemOf = (wanted: string): System => {
  const found = systems.find(({ id }) => id === wanted);
  if (!found) throw new Error(wanted);
  return found;
};
const read = (system: string, text: string): ReadBlock => systemOf(system).ownBlocks.read(text);

/** The figures as a form sends them whose blanks hold these values. */
function figuresIn({ fields }: BlockRules, values: Readonly<Record<string, unknown>>): object {
  const needs = fields({}).filter(({ name }) => name in values);
  const { type: _type, ...figures } = filledIn(
    { label: '', command: { type: '' }, needs },
    values as Record<string, Value>,
  );
  return figures;
}

const valuesOf = ({ figures }: ReadBlock): Record<string, unknown> =>
  Object.fromEntries(Object.entries(figures).map(([blank, { value }]) => [blank, value]));

describe('a stat block that was pasted as text', () => {
  it.each(['HP 4, DEX 14, STR 8', 'STR 8; HP: 4; dexterity 14', '14 DEX 8 STR 4 hit protection'])(
    'is read whatever the order of its figures: %s',
    (figures) => {
      const found = read('cairn', `Newt\n${figures}`);
      expect([found.name, valuesOf(found), found.left]).toEqual([
        'Newt',
        { hp: 4, armour: 0, str: 8, dex: 14, wil: 10 },
        [],
      ]);
    },
  );

  it('of Cairn that says nothing of Armor and of a score means none, and 10, and tells that it was guessed', () => {
    const { figures } = read('cairn', 'Newt, 4 HP, bite d6');
    expect([figures['armour'], figures['str']]).toEqual([
      { value: 0, guessed: true, from: '' },
      { value: 10, guessed: true, from: '' },
    ]);
  });

  it.each(['cairn', 'block-dodge-parry'])(
    'of %s stays one whatever else it says that blocks of other games say more often',
    (system) => {
      const own = 'Bandit\n9 HP, 1 Armor, 12 STR, 10 DEX, 9 WIL, sword (d8)';
      const more = [
        'Gear: rope, torch',
        'Skills: hiding',
        'Languages: Common',
        'Initiative: slow',
        'Treasure: 2d6 gp',
        'Hoard: a crown',
        'Alignment: chaotic',
        'TT none',
        'Number appearing: 2d6',
        'Morale 7',
      ];
      for (const line of more) {
        const found = read(system, `${own}\n${line}`);
        expect([found.figures, found.left]).toEqual([read(system, own).figures, [line]]);
      }
    },
  );

  it.each(['Gear: rope', 'Treasure: 2d6 gp'])('of Nightsong is as sure with %s as without', (line) => {
    const own = '9 HP, Resolve 60, sword D8';
    expect(read('nightsong', `Bandit\n${own}\n${line}`).figures).toEqual(
      read('nightsong', `Bandit\n${own}`).figures,
    );
  });

  it('is of the game at which such words hint where its Armor Class is of another game', () => {
    const hp = (line: string): unknown => read('nightsong', `Bandit\nAC 14, HP 9\n${line}`).figures['hp'];
    expect([hp('Languages: Common'), hp('Treasure type: C')]).toEqual([
      { value: 5, guessed: true, from: 'HP 9' },
      { value: 9, guessed: true, from: 'HP 9' },
    ]);
  });

  it('says nothing of a figure that is missing', () => {
    expect(valuesOf(read('cairn', 'Newt, STR 8, bite d6'))).not.toHaveProperty('hp');
  });

  it('takes dice of hit points and a bonus to dice as a guess', () => {
    const { figures } = read('cairn', 'Newt, 2d6 HP, bite d6+1');
    expect([figures['hp'], figures['weapons']]).toEqual([
      { value: 7, guessed: true, from: '2d6 HP' },
      { value: 'Bite d6', guessed: true, from: 'bite d6+1' },
    ]);
  });

  it('tells the words that each figure was read from', () => {
    const { figures } = read('cairn', POSTED.marshGhoul);
    expect(['hp', 'armour', 'str', 'wil'].map((one) => figures[one]?.from)).toEqual([
      'Challenge 1 (200 XP)',
      'Armor Class 12',
      'STR 13 (+1)',
      'WIS 10 (+0)',
    ]);
  });

  it.each(systems.map((system) => [system.id, system] as const))(
    'as the bestiary of %s prints it gives its figures back',
    (_id, { ownBlocks, statBlocks }) => {
      for (const { name, line } of statBlocks) {
        const pasted = ownBlocks.read(`${name}\n${line}`);
        expect([pasted.name, pasted.left]).toEqual([name, []]);
        const whole = ownBlocks.figures.safeParse(figuresIn(ownBlocks, valuesOf(pasted)));
        if (!whole.success) continue;
        const again = ownBlocks.line(whole.data);
        expect(line.split(', ').filter((part) => !again.includes(part))).toEqual([]);
      }
    },
  );

  it.each(systems.map((system) => [system.id, system] as const))(
    'of any nonsense is read without a fault in %s, and nothing of it is lost silently',
    (_id, { ownBlocks }) => {
      const word = fc.constantFrom(
        'HP',
        'STR',
        '4',
        'd6',
        '2d',
        ':',
        ',',
        '(',
        'Armor',
        '\n',
        '—',
        '99999',
        'resists',
      );
      const texts = fc.oneof(
        fc.string(),
        fc.string({ unit: 'binary' }),
        fc.array(word).map((all) => all.join(' ')),
      );
      const blanks = ownBlocks.fields({}).map(({ name }) => name);
      fc.assert(
        fc.property(texts, (text) => {
          const found = ownBlocks.read(text);
          const told = [found.name, ...Object.values(found.figures).map(({ from }) => from), ...found.left];
          const lost = (text.match(/\p{L}{3,}/gu) ?? []).filter((one) => !told.join(' ').includes(one));
          expect(lost).toEqual([]);
          expect(Object.keys(found.figures).filter((one) => !blanks.includes(one))).toEqual([]);
        }),
      );
    },
  );
});
