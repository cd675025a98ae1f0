import { describe, expect, it } from 'vitest';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { tongue, type Tongue } from '../../shared/tale/english/tongue.ts';
import type { Person } from '../../shared/tale/person.ts';
import { tellingOf } from './random.ts';

/** So many of a kind who were met together, with others or without. */
const foes = (one: string, among: number, isMixed = false): Person[] =>
  Array.from({ length: among }, (_, index) => ({
    id: `${one}-${index + 1}`,
    name: `${one} ${index + 1}`,
    noun: { one, many: `${one}s` },
    among,
    band: `${one}-1`,
    isMixed,
    isMonster: true,
    isOurs: false,
  }));

const speaking = (all: readonly Person[]): Tongue =>
  tongue({ ...tellingOf(cairn), voice: 'they', all, party: () => [] });
/** How people are called when they are told of in this order. */
function called(...people: readonly Person[]): string[] {
  const { whom } = speaking(people);
  return people.map((one) => whom([one]));
}

describe('where all are of one kind', () => {
  it('they are told apart by the order in which they are told of', () => {
    const [one, two, three] = foes('goblin', 3) as [Person, Person, Person];
    expect(called(one, two, three, one)).toEqual(['one of the goblins', 'another', 'the last', 'the first']);
  });

  it('“a” or “an” is as the number is spoken', () => {
    const told = called(...foes('goblin', 120));
    const numbers = [3, 8, 11, 12, 18, 80, 110].map((number) => told[number - 1]);
    expect(numbers).toEqual([
      'a third',
      'an eighth',
      'an eleventh',
      'a twelfth',
      'an 18th',
      'an 80th',
      'a 110th',
    ]);
  });
});

describe('where there are several kinds, the kind is always named:', () => {
  const goblins = foes('goblin', 4, true);
  const ogres = foes('ogre', 2, true);
  const [one, two, three, four] = goblins as [Person, Person, Person, Person];
  const [ogre, other] = ogres as [Person, Person];

  it('of those who come up first', () => {
    expect(called(one, ogre, two, three, four)).toEqual([
      'one of the goblins',
      'one of the ogres',
      'another goblin',
      'a third goblin',
      'the last goblin',
    ]);
  });

  it('of those who come up again', () => {
    expect(called(ogre, other, one, ogre, other, one).slice(3)).toEqual([
      'the first ogre',
      'the other ogre',
      'the first goblin',
    ]);
  });
});

describe('several in one list', () => {
  const goblins = foes('goblin', 3, true);
  const hobgoblins = foes('hobgoblin', 3, true);
  const list = (...people: readonly Person[]): string => speaking(people).names(people);

  it('are named with those last of whose kind there are more', () => {
    expect(list(...goblins.slice(1), ...hobgoblins)).toBe('the hobgoblins and two of the goblins');
  });

  it('are named in their order where no kind is there in full', () => {
    expect(list(...goblins.slice(1), ...hobgoblins.slice(1))).toBe(
      'two of the goblins and two of the hobgoblins',
    );
  });
});
