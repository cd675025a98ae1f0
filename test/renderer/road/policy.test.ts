import { describe, expect, it } from 'vitest';
import { PolicySchema } from '../../../shared/road/policy.ts';
import { boughtWhere, mendInWords, shared } from '../../../src-renderer/road/mend.ts';
import { isSamePolicy, policyRows, USUAL, whyBarred } from '../../../src-renderer/road/policy.ts';
import { hexInWords, journeyInWords } from '../../../src-renderer/road/marks/spoken.ts';
import { LAND } from './roads.ts';

const all = { forage: true, slots: true };

describe('the policy', () => {
  it('begins as the host has it', () => {
    expect(USUAL).toEqual(PolicySchema.parse({}));
  });

  it('has a row for each wish with all its choices', () => {
    const rows = policyRows(USUAL, all);
    expect(rows.map(({ wish }) => wish)).toEqual(Object.keys(PolicySchema.shape));
    for (const { wish, choices } of rows)
      for (const { value } of choices) expect(PolicySchema.safeParse({ [wish]: value }).success).toBe(true);
  });

  it('leaves out what the system has no rule for', () => {
    const wishes = policyRows(USUAL, { forage: false, slots: false }).map(({ wish }) => wish);
    expect(wishes).toEqual(['met', 'fight', 'camp', 'beds', 'hurt']);
  });

  it('lets nobody look for food and leave food behind', () => {
    const whyNot = (policy: typeof USUAL): string[] =>
      policyRows(policy, all).flatMap(({ choices }) =>
        choices.flatMap(({ value, why }) => (why ? [value] : [])),
      );
    const parley = { ...USUAL, met: 'parley' } as const;
    expect(whyNot(parley)).toEqual([]);
    expect(whyNot({ ...parley, food: 'forage' })).toEqual(['leave-food']);
    expect(whyNot({ ...parley, full: 'leave-food' })).toEqual(['forage']);
  });

  it('says once for a row why choices of it can’t be made, and nothing where all can', () => {
    const said = (policy: typeof USUAL): (string | undefined)[] =>
      policyRows(policy, all).flatMap(({ choices }) => whyBarred(choices) ?? []);
    expect(said(USUAL)).toEqual(['They run from every fight']);
    expect(said({ ...USUAL, met: 'fight' })).toEqual([]);
  });

  it('asks how a fight ends only of those who don’t avoid it', () => {
    const [, fight] = policyRows({ ...USUAL, met: 'avoid' }, all);
    expect(fight?.choices.map(({ why }) => why)).toEqual(Array(2).fill('They run from every fight'));
  });

  it('is the same where every wish is', () => {
    expect(isSamePolicy(USUAL, { ...USUAL })).toBe(true);
    expect(isSamePolicy(USUAL, { ...USUAL, hurt: 'rest' })).toBe(false);
  });
});

describe('what would mend the worst', () => {
  const mend = { what: '4 more rations', trouble: 'go hungry', before: 0.31, after: 0.01 };

  it('tells how much better it would be', () => {
    expect(mendInWords(mend)).toBe('go hungry: 31 % → 1 %');
  });

  it('tells where it is sold first', () => {
    const at = (...where: string[]): string =>
      boughtWhere({ ...mend, buy: { ware: 'Ration', count: 4, where } });
    expect([at('Greywick'), at('Harrow', 'Greywick', 'Vane'), at()]).toEqual([
      'sold in Greywick',
      'sold in Harrow and Greywick',
      'sold nowhere on the way',
    ]);
    expect(boughtWhere(mend)).toBe('');
  });

  it('is shared by those who eat', () => {
    const who = (id: string, along = false) => ({ id, along, status: 'up' as const });
    const party = [who('mae'), who('odo'), who('dog', true), { ...who('bo'), status: 'dead' as const }];
    const buy = { ware: 'Ration', where: [] };
    expect(shared({ ...buy, count: 3 }, party)).toEqual([
      { who: 'mae', count: 2 },
      { who: 'odo', count: 1 },
    ]);
    expect(shared({ ...buy, count: 1 }, party)).toEqual([{ who: 'mae', count: 1 }]);
  });
});

describe('the map of a journey is spoken', () => {
  const way = { name: 'Quickest', hexes: ['0201'] };
  const planned = { to: '0201', stops: ['0102'], forbidden: ['0202'], way };

  it('as where the way leads', () => {
    expect(journeyInWords(LAND, planned)).toBe('The way to 0201: Quickest, 1 hex, 1 hex avoided.');
    expect(journeyInWords(LAND, { ...planned, way: undefined })).toBe('No way to 0201.');
    expect(journeyInWords(LAND, { ...planned, to: null })).toBe('Map of The Vale.');
  });

  it('hex by hex, as what it is to the way', () => {
    expect(hexInWords(LAND, planned, '0201')).toBe('0201, hills, the end of the way');
    expect(hexInWords(LAND, planned, '0102')).toBe('0102, plain, Greywick, stop 1');
    expect(hexInWords(LAND, planned, '0202')).toBe('0202, open water, avoided');
  });
});
