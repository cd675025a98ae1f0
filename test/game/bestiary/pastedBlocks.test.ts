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

  it.each(['HP 3/4', '3/4 HP', '3 of 4 HP', 'HP 3 of 4'])('takes the most of %s, as a guess', (text) => {
    const found = read('cairn', `Newt\n${text}, bite d6`);
    expect([found.figures['hp'], found.left]).toEqual([{ value: 4, guessed: true, from: text }, []]);
  });

  it('takes the more of two numbers for a score and for Armor, as a guess', () => {
    const { figures } = read('cairn', 'Newt\n4 HP, STR 8/14, Armor 1/2');
    expect([figures['str'], figures['armour']]).toEqual([
      { value: 14, guessed: true, from: 'STR 8/14' },
      { value: 2, guessed: true, from: 'Armor 1/2' },
    ]);
  });

  it.each(['STR 18/76', 'STR 18/00', 'Strength: 18/01'])(
    'knows the strength of 18 of the oldest games: %s',
    (text) => {
      const { figures } = read('cairn', `Newt\n4 HP, ${text}`);
      expect(figures['str']).toEqual({ value: 18, guessed: false, from: text });
    },
  );

  it('knows a half of a hit die and of a challenge', () => {
    const hp = (text: string): unknown => valuesOf(read('nightsong', `Newt\n${text}`))['hp'];
    expect([hp('HD 1/2'), hp('HD 1'), hp('Challenge 1/2'), hp('Challenge 2')]).toEqual([5, 5, 9, 18]);
  });

  it.each(['STR/DEX/WIL 8/14/9', 'STR/DEX/WIL: 8/14/9'])('reads three scores in a row: %s', (text) => {
    const { figures, left } = read('cairn', `Newt\n4 HP, ${text}`);
    const told = (value: number): object => ({ value, guessed: false, from: text });
    expect([figures['str'], figures['dex'], figures['wil'], left]).toEqual([told(8), told(14), told(9), []]);
  });

  it.each([
    ['#AT 1 bite, D 1-8 + poison', 'Bite D8', ['bite: poison']],
    ['#AT 1 bite, D 1d8 + poison', 'Bite D8', ['bite: poison']],
    ['#AT 1 bite, D 1-8 poison', 'Bite D8', ['bite: poison']],
    ['#AT 1 bite, D 1-6 + trip', 'Bite D6', ['bite: trip']],
    ['#AT 2 claws/1 bite, D 1-4/1-4/2-16 or breath', 'Claws D4 + D4\nBite D10', ['breath']],
    ['DAMAGE/ATTACK: 1-6/1-6/2-12', 'Attack D6 + D6\nAttack D8', []],
    ['D 1-8 poison', 'Attack D8', ['Attack: poison']],
    ['Damage: 1d8 bite', 'Bite D8', []],
  ])('has its attacks whatever comes with their damage: %s', (attacks, weapons, left) => {
    const found = read('nightsong', `Spider: AC 6, HD 3, hp 14, ML 8, ${attacks}`);
    expect([found.figures['weapons']?.value, found.left]).toEqual([weapons, ['HD 3', ...left]]);
  });

  it('ends where another begins whose name has a word of stat blocks in it', () => {
    const { left } = read('cairn', 'Newt\n4 HP, bite d6\n\nTreasure Goblin\n5 HP, club d4');
    expect(left).toEqual(['Another stat block, to paste by itself: Treasure Goblin, 5 HP, club d4']);
  });

  it.each(['\n\nHooded Man\n', '\n\nHooded Man\n\n', '\n \nHooded Man: '])(
    'ends where another begins, which is named among what was left',
    (between) => {
      const one = 'Root Goblin\n4 HP, 8 STR, 14 DEX, 8 WIL, spear (d6)';
      const found = read('cairn', `${one}${between}12 HP, 1 Armor, 16 STR, axe (d8)`);
      expect([found.name, found.figures]).toEqual(['Root Goblin', read('cairn', one).figures]);
      expect(found.left).toEqual([
        expect.stringMatching(/^Another stat block, to paste by itself: Hooded Man.*12 HP, 1 Armor, 16 STR/),
      ]);
    },
  );

  it('on each line is the first of them, and names each of the others', () => {
    const { name, left } = read('cairn', 'Newt, 4 HP, bite d6\nToad, 5 HP, spit d4\nEft, 6 HP, tail d8');
    expect([name, left]).toEqual([
      'Newt',
      [
        'Another stat block, to paste by itself: Toad, 5 HP, spit d4',
        'Another stat block, to paste by itself: Eft, 6 HP, tail d8',
      ],
    ]);
  });

  it.each([
    'Regeneration. Regains 3 HP each round.',
    'Critical damage: 4 HP and d6 STR are lost',
    '12 HP, bite d4',
  ])('goes on after a blank line where no other creature is named: %s', (more) => {
    const { left } = read('cairn', `Newt\n4 HP, bite d6\n\n${more}`);
    expect(left.join()).not.toContain('Another');
  });

  it.each([
    ['cairn', 0, 'Knife d4'],
    ['nightsong', undefined, 'Knife D4'],
  ])('that says “no armor” has none in %s, and its knife is a weapon', (system, armour, weapons) => {
    const found = valuesOf(read(system, 'Goblin\nHP 6 Morale 7 No armor Knife d4'));
    expect([found['hp'], found['armour'], found['weapons']]).toEqual([6, armour, weapons]);
  });

  it('takes a halberd that is carried beside armor for no armor', () => {
    const { figures, left } = read('nightsong', 'Guard\nHP 6, wears scale armor and carries a halberd d10');
    expect([figures['armour'], figures['weapons']?.value, left]).toEqual([
      undefined,
      'Halberd D10',
      ['wears scale armor'],
    ]);
  });

  it.each(['Leather armor D4', 'Armor: leather D4', 'Armor (leather D4)', 'Armor D4 (leather)'])(
    'takes a die of armor for what it is: %s',
    (armour) => {
      expect(read('nightsong', `Guard\nHP 6, ${armour}`).figures['armour']?.value).toMatch(/D4$/);
    },
  );

  it.each([
    'appears in groups of 2d6',
    'Sleep d4 times/day',
    'heals d4 HP',
    'carries 3d6 gold pieces',
    'carries 3d6 gold',
    'Int low (5-7)',
  ])('takes dice that count something else for no attack, and leaves them: %s', (text) => {
    const found = read('cairn', `Newt\n4 HP, bite d6, ${text}`);
    expect([found.figures['weapons']?.value, found.left.join(' ')]).toEqual(['Bite d6', text]);
  });

  it.each([
    ['Att 2×claw (1d4), 1×bite (1d6)', 'Claw d4+d4\nBite d6'],
    ['ATT 1×spear d8', 'Spear d8'],
    ['d8 silver sword', 'Silver sword d8'],
    ['touch d6 STR', 'Touch d6'],
  ])('has its attacks by their names: %s', (text, weapons) => {
    expect(read('cairn', `Newt\n4 HP, ${text}`).figures['weapons']?.value).toBe(weapons);
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
