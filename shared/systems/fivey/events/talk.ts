import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { requestMade as anyRequest } from '../../../campaign/events/meetings.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';
import { marginFields } from '../../common/margin.ts';
import { sheetOf } from '../sheet/sheet.ts';

const creature = IdSchema;

/** The request of a conversation: for what, in which mood, by what roll where one was asked for, and whether it is granted. */
export const requestMade = defineEvent(
  anyRequest.type,
  'players',
  {
    ...anyRequest.fields.shape,
    what: z.enum(['help', 'danger', 'mercy']).optional(),
    mood: z.string().optional(),
    skilled: z.boolean().optional(),
    total: z.int().optional(),
    against: z.int().optional(),
    ...marginFields,
  },
  anyRequest.evolve,
);

/** Someone knows a person through a title. */
export const acquaintanceMade = defineEvent(
  'acquaintance-made',
  'players',
  { creature, target: IdSchema, name: z.string(), title: z.string() },
  (campaign, { creature: id, title, name }) => {
    const sheet = sheetOf(draftOf(campaign, id));
    sheet.bonds = { ...sheet.bonds, [title]: name };
  },
);

/** The people of a title were called on, and helped for so many crowns. */
export const titleCalledOn = defineEvent(
  'title-called-on',
  'players',
  { actor: IdSchema, title: z.string(), what: z.string(), crowns: z.int().min(0) },
  (campaign, { actor: id, crowns }) => {
    sheetOf(draftOf(campaign, id)).crowns -= crowns;
  },
);

/** A player calls the inspiration of a character by another name. */
export const inspirationNamed = defineEvent(
  'inspiration-named',
  'players',
  { creature, name: z.string() },
  (campaign, { creature: id, name }) => {
    sheetOf(draftOf(campaign, id)).inspirationName = name;
  },
);

export const talkEvents = [requestMade, acquaintanceMade, titleCalledOn, inspirationNamed];
