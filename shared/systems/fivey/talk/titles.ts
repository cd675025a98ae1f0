import { z } from 'zod';
import { creatureAdded } from '../../../campaign/events/creatures.ts';
import { find, freshId, IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { creatureFrom, statBlockOf } from '../../../campaign/tables/bestiary.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { NameSchema } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { demandCrowns } from '../downtime/purse.ts';
import { acquaintanceMade, titleCalledOn } from '../events/talk.ts';
import { sheetOf } from '../sheet/sheet.ts';

/** A title that someone bears; refuses `no-title`. */
const titled = (decision: Decision, id: string, title: string): string => {
  const creature = creatureAt(decision.state, id);
  const borne = sheetOf(creature).titles.find((one) => one.toLowerCase() === title.toLowerCase());
  if (!borne) throw new Refusal('no-title', `${creature.name} does not have the title “${title}”.`, 'title');
  return borne;
};

/** Someone known through a title, one for each title at the most (FV-32). */
const acquaint = defineCommand({
  type: 'acquaint',
  title: 'Add contact',
  about: 'Adds a person whom a character knows through a title, one for each title.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('acquaint'),
    creature: IdSchema,
    title: z.string().trim().min(1).max(100),
    name: NameSchema,
    statBlock: z.string().max(200).default('Commoner'),
    note: z.string().max(10_000).default(''),
  }),
  decide: (decision, { creature: id, title, name, statBlock, note }) => {
    const borne = titled(decision, id, title);
    const { bonds = {} } = sheetOf(creatureAt(decision.state, id));
    const known = find(bonds, borne);
    if (known !== undefined)
      throw new Refusal('bond-taken', `The title ${borne} already has a contact, ${known} (FV-32).`, 'title');
    const made = creatureFrom(decision, statBlockOf(decision, statBlock), name);
    const person = freshId(name, 'person', decision.state.creatures);
    decision.emit(creatureAdded, { creature: { ...made, id: person, kind: 'person', note } });
    decision.emit(acquaintanceMade, { creature: id, target: person, name, title: borne });
  },
});

/** An organisation behind a title lends a hand (FV-33). */
const callOn = defineCommand({
  type: 'call-on',
  title: 'Call in a favour',
  about: 'A title’s organisation helps with care, lodging or borrowed gear. The referee sets the cost.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('call-on'),
    actor: IdSchema,
    title: z.string().trim().min(1).max(100),
    what: z.string().trim().min(1, 'enter what they do').max(300),
    crowns: z.int().min(0).max(100_000).default(0),
  }),
  decide: (decision, { actor: id, title, what, crowns }) => {
    const borne = titled(decision, id, title);
    demandCrowns(decision, id, crowns, 'what they do', 'favour');
    decision.emit(titleCalledOn, { actor: id, title: borne, what, crowns });
  },
});

export const titleCommands = [acquaint, callOn];
