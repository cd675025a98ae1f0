import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import { KeptBlockSchema } from '../state.ts';

/** Stat blocks of one's own were saved, new or changed. */
export const statBlocksKept = defineEvent(
  'stat-blocks-kept',
  'referee',
  { blocks: z.array(KeptBlockSchema) },
  (campaign, { blocks }) => {
    campaign.bestiary = {
      ...campaign.bestiary,
      ...Object.fromEntries(blocks.map((block) => [block.id, block])),
    };
  },
);

/** A stat block of one's own was removed. */
export const statBlockRemoved = defineEvent(
  'stat-block-removed',
  'referee',
  { block: IdSchema },
  (campaign, { block }) => {
    const { [block]: _gone, ...rest } = campaign.bestiary;
    campaign.bestiary = rest;
  },
);

export const bestiaryEvents = [statBlocksKept, statBlockRemoved];
