import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import { playable } from '../systemContract.ts';
import { commandsMarkdown } from '../../src-main/hosts/cli/docs/commandsDoc.ts';
import { houseRulesMarkdown } from '../../src-main/hosts/cli/docs/houseRulesDoc.ts';
import { statechartMarkdown } from '../../src-main/game/drawChart.ts';
import { contentLicence } from './contentLicence.ts';
import { eventsMarkdown } from './eventsDoc.ts';
import { stringsMarkdown } from './strings.ts';
import { chartOf } from '../../src-main/game/chart.machine.ts';

// `npm run docs` writes these pages anew; here they must be what the code says.
describe('pages made from the code', () => {
  it('docs/statechart.md draws the machine as it is', async () => {
    const charts = playable.map((system) => ({
      name: system.name,
      machine: chartOf(system, kindsOf(system)).machine,
    }));
    await expect(statechartMarkdown(charts)).toMatchFileSnapshot('../../docs/statechart.md');
  });

  it('docs/commands.md lists the commands as their schemas are', async () => {
    await expect(commandsMarkdown(playable)).toMatchFileSnapshot('../../docs/commands.md');
  });

  it('docs/house-rules.md lists the options and numbers as the systems have them', async () => {
    await expect(houseRulesMarkdown(playable)).toMatchFileSnapshot('../../docs/house-rules.md');
  });

  it('docs/events.md lists the events as their schemas are, and who makes them', async () => {
    await expect(eventsMarkdown()).toMatchFileSnapshot('../../docs/events.md');
  });

  it('docs/strings.md lists the words that people read as the sources have them', async () => {
    await expect(stringsMarkdown()).toMatchFileSnapshot('../../docs/strings.md');
  });

  it('LICENSE-CONTENT.md gives the credits that the systems, symbols and fonts have', async () => {
    await expect(contentLicence()).toMatchFileSnapshot('../../LICENSE-CONTENT.md');
  });
});
