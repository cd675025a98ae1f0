import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import { blankCampaign } from '../../shared/campaign/blankCampaign.ts';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { formOf } from '../../src-main/queries/forms/forms.ts';
import { systemContract } from '../systemContract.ts';

/** A whole land comes from a file; house rules, tables, stat blocks, plans, sheets and the shop have panels of their own, the map its brush. */
const ELSEWHERE = new Set([
  'retell',
  'tell-again',
  'chart-land',
  'grow-land',
  'stock-region',
  'set-option',
  'set-house-rules',
  'set-sheet',
  'keep-tables',
  'change-table',
  'keep-stat-blocks',
  'keep-levels',
  'trade',
  'plan-route',
  'keep-calendar',
]);
/** What a form cannot hold stands in the table of an offer, a line for each of several. */
const IN_ROWS = new Set([
  // For programs: a person's figures and gear are set on the sheet.
  'add-person.sheet',
  'add-person.items',
  // For programs.
  'gain-condition.details',
  // The encounter has a form of its own.
  'meet.others',
  'identify.others',
  // A plan has a screen of its own.
  'keep-room.exits',
  'keep-room.treasure',
  'keep-key.places',
  // A region has a page.
  'keep-region.weather',
  // What the fallen had is shared in the aftermath.
  'share-loot.items',
  // The host fills in what a blow did, and a fight’s screen who strikes whom.
  'act-together.targets',
  'take-back.before',
  'take-back.after',
  'take-back.lost',
]);

systemContract('$name', (system, { withoutForm }) => {
  const campaign = blankCampaign(system);
  const kinds = [...kindsOf(system).commands.values()].filter(({ type }) => !ELSEWHERE.has(type));

  it('has a form for every command, with a blank for each of its fields but an id', () => {
    const missing = kinds.flatMap((kind) => {
      const form = formOf(kind, campaign, system);
      const names = (form?.needs ?? []).map(({ name }) => name.split('.')[0]);
      const fields = Object.keys(kind.fields.shape).filter((field) => field !== 'type' && field !== 'id');
      return form
        ? fields.filter((field) => !names.includes(field)).map((field) => `${kind.type}.${field}`)
        : [kind.type];
    });
    expect(missing.filter((one) => !IN_ROWS.has(one)).sort()).toEqual([...withoutForm].sort());
  });
});

describe('a form of a command', () => {
  const form = (type: string) => formOf(kindsOf(cairn).commands.get(type)!, blankCampaign(cairn), cairn)!;

  it('lets choose where there is a choice, and says what may stay open', () => {
    const needs = form('add-person').needs!;
    expect(needs.map(({ name, kind, optional = false }) => [name, kind, optional])).toEqual([
      ['name', 'text', false],
      ['statBlock', 'choice', false],
      ['hitPoints.now', 'number', true],
      ['hitPoints.max', 'number', true],
      ['hex', 'text', true],
      ['note', 'text', true],
      ['short', 'text', true],
      ['pronouns', 'choice', true],
      ...['want', 'look', 'manner', 'hidden'].map((name) => [name, 'text', true]),
    ]);
    expect(needs[1]!.choices!.map(({ value }) => value)).toContain('Bandit');
  });

  it('lays the parts of a thing out beside the rest', () => {
    expect(form('add-item').needs!.map(({ name }) => name)).toContain('item.name');
  });
});
