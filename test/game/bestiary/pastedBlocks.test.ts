import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledIn, type Value } from '../../../src-renderer/acts/fill.ts';
import type { BlockRules } from '../../../shared/systems/blockRules.ts';
import { systems } from '../../../shared/systems/registry.ts';
import type { System } from '../../../shared/systems/contract.ts';

const systemOf = (wanted: string): System => {
  const found = systems.find(({ id }) => id === wanted);
  if (!found) throw new Error(wanted);
  return found;
};
const read = (system: string, text: string) => systemOf(system).ownBlocks.read(text);

/** The figures as a form sends them whose blanks hold these values. */
function figuresIn({ fields }: BlockRules, values: Readonly<Record<string, unknown>>): object {
  const needs = fields({}).filter(({ name }) => name in values);
  const { type: _type, ...figures } = filledIn(
    { label: '', command: { type: '' }, needs },
    values as Record<string, Value>,
  );
  return figures;
}

/** The name, the blanks and what is left of each text; all of them are our own inventions. */
const PASTED: readonly (readonly [system: string, text: string, read: object])[] = [
  [
    'cairn',
    'Reed Stalker\n4 HP, 1 Armor, 8 STR, 14 DEX, 6 WIL, barbed spear (d6), spit (d4, blast)\n- Hates lanterns\nCritical damage: is dragged under, and drowns',
    {
      name: 'Reed Stalker',
      values: {
        hp: 4,
        armour: 1,
        str: 8,
        dex: 14,
        wil: 6,
        weapons: 'Barbed spear d6\nSpit d4, blast',
        critical: 'is dragged under, and drowns',
      },
      unread: ['Hates lanterns'],
    },
  ],
  [
    'block-dodge-parry',
    '**Gate Ward** — STR 14 DEX 9 WIL 12 HP 6; Armour: 2; halberd d8+d8; see in the dark',
    {
      name: 'Gate Ward',
      values: { str: 14, dex: 9, wil: 12, hp: 6, armour: 2, weapons: 'Halberd d8+d8', darkSight: true },
      unread: [],
    },
  ],
  [
    'nightsong',
    'Bell Eater: Resolve 60; 9 HP; jaws 2D4, thrown clapper (D6, ranged); bronze hide armor D6; Shield D4',
    {
      name: 'Bell Eater',
      values: {
        hp: 9,
        resolve: 60,
        armour: 'Bronze hide armor D6',
        shield: 'Shield D4',
        weapons: 'Jaws D4 + D4\nThrown clapper D6, ranged',
      },
      unread: [],
    },
  ],
  [
    'fivey',
    'Lamp Wraith\nElite, DC 15, 15 experience, Misty Escape\nresists fire\nBite 2d6',
    {
      name: 'Lamp Wraith',
      values: { bracket: 'E', defense: 15, feats: 'Misty Escape', resists: 'fire' },
      unread: ['Bite 2d6'],
    },
  ],
  [
    'vogt',
    'Salt Hound - 11 HP; AR 2; STR d8, DEX 1d10, WIL 1d4; bite 1d6 stab; resists cold, fire; move 9',
    {
      name: 'Salt Hound',
      values: {
        hp: 11,
        ar: 2,
        movement: 9,
        'dice.0': '1d8',
        'dice.1': '1d10',
        'dice.3': '1d4',
        resists: 'cold\nfire',
        weapon: 'Bite 1d6 stab',
      },
      unread: [],
    },
  ],
];

describe('a stat block that was pasted as text', () => {
  it.each(PASTED)('is read in the manner of %s', (system, text, expected) => {
    expect(read(system, text)).toEqual(expected);
  });

  it.each(['HP 4, DEX 14, STR 8', 'STR 8; HP: 4; dexterity 14', '14 DEX 8 STR 4 hit protection'])(
    'is read whatever the order of its figures: %s',
    (figures) => {
      expect(read('cairn', `Newt\n${figures}`)).toEqual({
        name: 'Newt',
        values: { hp: 4, str: 8, dex: 14 },
        unread: [],
      });
    },
  );

  it('says nothing of a figure that is missing', () => {
    expect(read('cairn', 'Newt, STR 8, bite d6').values).not.toHaveProperty('hp');
  });

  it('takes no dice for hit points, nor a bonus for a die', () => {
    expect(read('cairn', 'Newt, 2d6 HP, bite d6+1')).toEqual({
      name: 'Newt',
      values: {},
      unread: ['2d6 HP', 'bite d6+1'],
    });
  });

  it.each(systems.map((system) => [system.id, system] as const))(
    'as the bestiary of %s prints it gives its figures back',
    (_id, { ownBlocks, statBlocks }) => {
      for (const { name, line } of statBlocks) {
        const pasted = ownBlocks.read(`${name}\n${line}`);
        expect([pasted.name, pasted.unread]).toEqual([name, []]);
        const whole = ownBlocks.figures.safeParse(figuresIn(ownBlocks, pasted.values));
        if (whole.success) expect(ownBlocks.line(whole.data)).toBe(line);
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
      fc.assert(
        fc.property(texts, (text) => {
          const { name, values, unread } = ownBlocks.read(text);
          const isNothing = name === '' && unread.length === 0 && Object.keys(values).length === 0;
          expect(isNothing && /\p{L}{3}/u.test(text)).toBe(false);
          const names = ownBlocks.fields({}).map((field) => field.name);
          expect(Object.keys(values).filter((one) => !names.includes(one))).toEqual([]);
        }),
      );
    },
  );
});
