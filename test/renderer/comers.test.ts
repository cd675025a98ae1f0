import { describe, expect, it } from 'vitest';
import type { BlockCard, Offer } from '../../shared/api.ts';
import {
  comerOf,
  faultsIn,
  meeting,
  peopleIn,
  whoIn,
  type Comer,
} from '../../src-renderer/encounter/comers.ts';

const offer: Offer = {
  label: 'Meet…',
  command: { type: 'meet', secret: true },
  needs: [
    { name: 'statBlock', label: 'Who', kind: 'choice', choices: [{ value: 'Goblin', label: 'Goblin' }] },
    { name: 'who', label: 'People', kind: 'choice', choices: [{ value: 'ada', label: 'Ada', face: 'a1' }] },
    { name: 'count', label: 'How many', kind: 'number', least: 1, most: 60, dice: true },
    { name: 'distance', label: 'How far', kind: 'text', optional: true, most: 10 },
  ],
};
const block = (name: string): BlockCard => ({
  name,
  line: 'HP 5',
  own: false,
  from: '',
  note: '',
  portrait: null,
  face: `face of ${name}`,
});
const kind = (value: string, count: Comer['count']): Comer => ({ value, label: value, person: false, count });
const ada: Comer = { value: 'person:ada', label: 'Ada', face: 'a1', person: true, count: '1' };

describe('who can come', () => {
  it('are the usual ones and the people, until the bestiary is known', () => {
    expect(whoIn(offer, []).choices?.map(({ label }) => label)).toEqual(['Goblin', 'Ada']);
  });

  it('are all blocks of the bestiary in the place of the usual ones, and the people', () => {
    const { choices } = whoIn(offer, [block('Orc'), block('Wolf')]);
    expect(choices?.map(({ label }) => label)).toEqual(['Orc', 'Wolf', 'Ada']);
    expect(choices?.[0]).toEqual({ value: 'Orc', label: 'Orc', detail: 'HP 5', face: 'face of Orc' });
  });

  it('are no people where the offer asks for none', () => {
    expect(peopleIn({ ...offer, needs: [] })).toEqual([]);
  });

  it('are told apart, though a person and a block are called the same', () => {
    const values = whoIn(offer, [block('ada')]).choices?.map(({ value }) => value);
    expect(values).toEqual(['ada', 'person:ada']);
  });
});

describe('somebody who is chosen', () => {
  it('comes in the number that was typed', () => {
    expect(comerOf(whoIn(offer, []), 'Goblin', '8')).toEqual(kind('Goblin', '8'));
  });

  it('comes alone where it is a person, with their face', () => {
    expect(comerOf(whoIn(offer, []), 'person:ada', '8')).toEqual(ada);
  });

  it('is nobody where nobody is called so', () => {
    expect(comerOf(whoIn(offer, []), '', '8')).toBeUndefined();
  });
});

describe('the command of a meeting', () => {
  it('names the first kind, the others behind it, the people and the distance', () => {
    expect(meeting(offer, [kind('Goblin', '8'), ada, kind('Wolf', '2')], ' 60 ft ')).toEqual({
      type: 'meet',
      secret: true,
      statBlock: 'Goblin',
      count: 8,
      others: [{ statBlock: 'Wolf', count: 2 }],
      who: ['ada'],
      distance: '60 ft',
    });
  });

  it('leaves out what nobody chose', () => {
    expect(meeting(offer, [ada], '  ')).toEqual({ type: 'meet', secret: true, who: ['ada'] });
  });

  it('keeps dice as they were typed', () => {
    expect(meeting(offer, [kind('Goblin', ' 2d6 ')], '')).toMatchObject({ count: '2d6' });
  });
});

describe('what is wrong with a meeting', () => {
  it('is nothing where kinds come in numbers within the bounds', () => {
    expect(faultsIn(offer, [kind('Goblin', '8')], '')).toEqual({
      counts: new Map([['Goblin', undefined]]),
      distance: undefined,
      first: undefined,
    });
  });

  it('is that nobody comes, before all else', () => {
    expect(faultsIn(offer, [], 'too far to be written').first).toBe('Choose who comes.');
  });

  it('is a number out of bounds, at the kind whose number it is', () => {
    const { counts, first } = faultsIn(offer, [kind('Goblin', '8'), kind('Wolf', '61')], '');
    expect(counts.get('Goblin')).toBeUndefined();
    expect(counts.get('Wolf')).toBe('Type a number from 1 to 60.');
    expect(first).toBe(counts.get('Wolf'));
  });

  it('is the distance before the numbers', () => {
    const { distance, first } = faultsIn(offer, [kind('Goblin', '61')], 'too far to be written');
    expect(distance).toMatch(/^At most 10 characters/);
    expect(first).toBe(distance);
  });

  it('is no distance where the offer asks for none', () => {
    const needs = offer.needs?.filter(({ name }) => name !== 'distance') ?? [];
    expect(faultsIn({ ...offer, needs }, [ada], 'too far to be written').first).toBeUndefined();
  });
});
