import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import { blankCampaign } from '../../shared/campaign/found.ts';
import { systems } from '../../shared/systems/registry.ts';
import { formOf } from '../../src-main/table/forms.ts';

/** A whole land comes from a file; rulings and tables have panels of their own, the map its brush. */
const ELSEWHERE = new Set(['chart-land', 'set-ruling', 'keep-tables', 'change-table']);

describe.each(systems.map((system) => ({ name: system.name, system })))('$name', ({ system }) => {
  const campaign = blankCampaign(system);
  const kinds = [...kindsOf(system).commands.values()].filter(({ type }) => !ELSEWHERE.has(type));

  it('has a form for every command that no moment offers ready-made', () => {
    const without = kinds.filter((kind) => !kind.offers && !formOf(kind, campaign, system)?.needs);
    expect(without.map(({ type }) => type)).toEqual([]);
  });
});

describe('a form of a command', () => {
  const cairn = systems.find(({ id }) => id === 'cairn')!;
  const form = (type: string) => formOf(kindsOf(cairn).commands.get(type)!, blankCampaign(cairn), cairn)!;

  it('lets choose where there is a choice, and says what may stay open', () => {
    const needs = form('add-person').needs!;
    expect(needs.map(({ name, kind, optional = false }) => [name, kind, optional])).toEqual([
      ['name', 'text', false],
      ['statBlock', 'choice', false],
      ['hex', 'text', true],
      ['note', 'text', true],
    ]);
    expect(needs[1]!.choices!.map(({ value }) => value)).toContain('Bandit');
  });

  it('lays the parts of a thing out beside the rest', () => {
    expect(form('add-item').needs!.map(({ name }) => name)).toContain('item.name');
  });
});
