import { expect, it } from 'vitest';
import { blankCampaign } from '../../shared/campaign/blankCampaign.ts';
import { evolve } from '../../shared/campaign/decide.ts';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import { CampaignSchema, type Campaign } from '../../shared/campaign/state.ts';
import { systems } from '../../shared/systems/registry.ts';
import { VALE } from '../shared/reckoning/vale.ts';

const MAP = {
  name: 'vale.txt',
  format: 'csv',
  text: '',
  words: {},
  origin: { columns: 0, rows: {} },
} as const;

it.each(systems)('an event of $name leaves every part of the campaign that it does not change', (system) => {
  const campaign: Campaign = { ...blankCampaign(system), retold: {}, mapFile: MAP, calendar: VALE };
  const weather = { seq: 1, type: 'weather-changed', at: 0, name: 'rain', hard: true } as const;
  const after = evolve(campaign, kindsOf(system).events, weather);
  expect(Object.keys(after).toSorted()).toEqual(Object.keys(CampaignSchema.shape).toSorted());
  expect(after).toEqual({ ...campaign, weather: { name: 'rain', hard: true } });
});
