import { describe, expect, it } from 'vitest';
import type { Field, Offer } from '../../shared/api.ts';
import {
  commandAt,
  isTurnOver,
  targetsOf,
  typedFor,
  waitsForTarget,
} from '../../src-renderer/combat/targets.ts';
import { combatant } from './combatants.ts';

const mae = { ...combatant('mae', 'party', 1), now: true };
const bo = combatant('bo', 'party', 2);
const goblins = [1, 2, 3].map((number) => combatant(`goblin-${number}`, 'others', number));
const all = [mae, bo, ...goblins];

const target = (...ids: string[]): Field => ({
  name: 'target',
  label: 'Target',
  kind: 'choice',
  choices: ids.map((value) => ({ value, label: value })),
});
const strike = (...needs: Field[]): Offer => ({
  label: 'Mae: sword',
  command: { type: 'attack', actor: 'mae' },
  actor: 'mae',
  needs,
});

describe('an offer in a fight', () => {
  it('waits for a click where it lacks a target alone', () => {
    const luck: Field = { name: 'luck', label: 'Luck', kind: 'check', optional: true };
    expect(waitsForTarget(strike(target('goblin-1', 'goblin-2'), luck), all)).toBe(true);
  });

  it('has its form where it lacks something else as well', () => {
    const spell: Field = { name: 'spell', label: 'Spell', kind: 'text' };
    expect(waitsForTarget(strike(target('goblin-1'), spell), all)).toBe(false);
  });

  it('has its form where somebody can be chosen who is not in the fight', () => {
    expect(waitsForTarget(strike(target('goblin-1', 'ada')), all)).toBe(false);
  });

  it('has its form where several may be chosen', () => {
    expect(waitsForTarget(strike({ ...target('goblin-1'), many: true }), all)).toBe(false);
  });

  it('waits for nothing where it lacks nothing', () => {
    expect(waitsForTarget(strike(), all)).toBe(false);
  });
});

describe('the numbers of targets', () => {
  it('are those on their side, though others of it are gone', () => {
    expect([...targetsOf(strike(target('goblin-1', 'goblin-3')), all)]).toEqual([
      ['goblin-1', '1'],
      ['goblin-3', '3'],
    ]);
  });

  it('are those of our own where only they can be chosen', () => {
    expect([...targetsOf(strike(target('bo')), all)]).toEqual([['bo', '2']]);
  });

  it('begin for our own behind all others where both can be chosen', () => {
    expect([...targetsOf(strike(target('mae', 'goblin-2')), all)]).toEqual([
      ['mae', '4'],
      ['goblin-2', '2'],
    ]);
  });
});

describe('digits typed for a target', () => {
  const orcs = Array.from({ length: 12 }, (_, index) => combatant(`orc-${index + 1}`, 'others', index + 1));
  const alive = strike(target('orc-1', 'orc-2', 'orc-12'));

  it('choose whose number they are', () => {
    expect(typedFor(alive, '12', orcs)).toEqual({ target: 'orc-12', goesOn: false });
    expect(typedFor(alive, '2', orcs)).toEqual({ target: 'orc-2', goesOn: false });
  });

  it('wait where another number begins with them', () => {
    expect(typedFor(alive, '1', orcs)).toEqual({ target: 'orc-1', goesOn: true });
  });

  it('wait as long as before once all whose numbers are longer are gone', () => {
    expect(typedFor(strike(target('orc-1')), '1', orcs).goesOn).toBe(true);
  });

  it('choose nobody who is gone', () => {
    expect(typedFor(alive, '11', orcs)).toEqual({ target: undefined, goesOn: false });
  });
});

describe('a target that is chosen', () => {
  it('fills in the blank of the offer', () => {
    expect(commandAt(strike(target('goblin-2')), 'goblin-2', all)).toEqual({
      type: 'attack',
      actor: 'mae',
      target: 'goblin-2',
    });
  });

  it('is refused where the offer does not name it', () => {
    expect(commandAt(strike(target('goblin-2')), 'bo', all)).toBeUndefined();
  });
});

describe('a half-made strike', () => {
  it('is over once the turn of whoever made it is', () => {
    expect(isTurnOver(strike(), all)).toBe(false);
    expect(isTurnOver({ ...strike(), actor: 'bo' }, all)).toBe(true);
  });

  it('stays where it is nobody’s own', () => {
    const together: Offer = { label: 'All attack', command: { type: 'act-together' } };
    expect(isTurnOver(together, all)).toBe(false);
  });
});
