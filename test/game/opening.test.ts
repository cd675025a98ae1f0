import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../shared/campaign/state.ts';
import { catchUp, type Opened } from '../../src-main/game/opening.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { openCampaign } from '../../src-main/store/store.ts';
import { carryOut, newGame } from '../helpers/campaigns.ts';

/** The folder of a closed campaign: Kay with her gear, cursed, before a goblin in a fight, and a clock. */
async function closedCampaign(): Promise<string> {
  const game = await newGame({ system: 'fivey' });
  await carryOut(
    game,
    { type: 'make-character', name: 'Kay', id: 'kay', templates: ['Elf', 'Criminal'] },
    { type: 'gain-condition', creature: 'kay', condition: 'cursed' },
    { type: 'start-timer', name: 'Tide', kind: 'progress', segments: 4 },
    { type: 'open-session' },
    { type: 'meet', statBlock: 'Goblin' },
    { type: 'start-fight' },
  );
  await game.close();
  return game.folder;
}

/** Opens what campaign.json would be after a change by someone who keeps its checksum. */
async function openedAfter(
  change: (campaign: Campaign, state: Record<string, unknown>) => void,
): Promise<Opened> {
  const store = await openCampaign(nodeDisk, await closedCampaign());
  const state = store.checkpoint.state as { campaign: Campaign };
  change(state.campaign, state);
  try {
    return await catchUp(store);
  } finally {
    await store.close();
  }
}

/** The details of one thing of each kind, of which every system keeps only what its schema names. */
const THINGS: [string, (campaign: Campaign) => Record<string, unknown> | undefined][] = [
  ['an item', ({ creatures }) => creatures['kay']?.items[0]?.details],
  ['a condition', ({ creatures }) => creatures['kay']?.conditions[0]?.details],
  ['a clock', ({ timers }) => Object.values(timers)[0]?.details],
  ['a combatant', ({ fight }) => fight?.combatants['kay']?.details],
  ['a sheet', ({ creatures }) => creatures['kay']?.sheet],
];

describe('opening a campaign.json that someone edited', () => {
  it('reads it where everything fits', async () => {
    const { timeline } = await openedAfter((campaign) => {
      campaign.name = 'Edited';
    });
    expect(timeline.state.campaign.name).toBe('Edited');
  });

  it.each<[string, (campaign: Campaign, state: Record<string, unknown>) => object]>([
    ['beside the campaign', (_campaign, state) => state],
    ['in the campaign', (campaign) => campaign],
    ['in a creature', ({ creatures }) => creatures['kay'] ?? {}],
    ['in what can be undone', (_campaign, { takeBack }) => takeBack as object],
  ])('refuses it where a field stands %s that this version would lose', async (_place, placeIn) => {
    const opened = openedAfter((campaign, state) => {
      Object.assign(placeIn(campaign, state), { later: true });
    });
    await expect(opened).rejects.toMatchObject({ code: 'bad-file', file: 'campaign.json' });
  });

  it.each(THINGS)('refuses it where the details of %s do not fit the system', async (_thing, detailsIn) => {
    const opened = openedAfter((campaign) => {
      const details = detailsIn(campaign);
      expect(details).toBeDefined();
      Object.assign(details ?? {}, { nonsense: true });
    });
    await expect(opened).rejects.toMatchObject({ code: 'bad-file', file: 'campaign.json' });
  });
});
