import { describe, expect, it } from 'vitest';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { inOneList, tongue, type Tongue } from '../../shared/tale/english/tongue.ts';
import type { Person } from '../../shared/tale/person.ts';
import { openedSample } from '../helpers/play.ts';
import { tellingOf } from './random.ts';
import { toldOf, type Thrown } from './thrown.ts';

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

  it('are named with those who count on behind those whom they count on from', () => {
    expect(inOneList(['one of the wolves', 'Wat', 'another', 'the bear', 'a third wolf'])).toBe(
      'Wat, the bear, one of the wolves, another and a third wolf',
    );
  });
});

describe('those who die one after the other', () => {
  const game = () => openedSample(cairn).given({ type: 'meet', statBlock: 'Wolf', count: 4 });
  const dies = (creature: string): Thrown => [{ type: 'set-status', creature, status: 'dead' }];
  const told = (...creatures: readonly string[]): string => toldOf(cairn, game(), ...creatures.map(dies));

  it('are told by their number where they are of one kind', () => {
    expect(told('linnet', 'wolf-1', 'wolf-2', 'wolf-3', 'wolf-4')).toBe('Linnet and the wolves died.');
    expect(told('linnet', 'wolf-1', 'wolf-2', 'wolf-3')).toBe('Linnet and three of the wolves died.');
  });

  it('are told in an order in which they count on', () => {
    expect(told('wolf-1', 'linnet', 'wolf-2')).toBe('Linnet, one of the wolves and another died.');
  });
});
