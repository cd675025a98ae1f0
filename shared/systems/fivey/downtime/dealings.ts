import { z } from 'zod';
import { takeItem } from '../../../campaign/commands/creatures.ts';
import { noteWritten, detailsChanged } from '../../../campaign/events/campaign.ts';
import { creatureAdded, itemRemoved, sheetChanged } from '../../../campaign/events/creatures.ts';
import { find, freshId, IdSchema } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { statBlockOf } from '../../../campaign/meet.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { NameSchema, partyOf } from '../../../campaign/state.ts';
import { nextAtHour } from '../../../time/calendar.ts';
import { defineCommand, type Decision, type StatBlock } from '../../contract.ts';
import { BRACKET_IDS, BRACKETS, creatureOf } from '../people/bestiary.ts';
import { goodsNamed } from '../sheet/items.ts';
import { LIFESTYLE_IDS, LIFESTYLES } from './plans.ts';
import { partOf } from '../sheet/rounding.ts';
import { rulingOf } from '../rulings.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { today } from '../rest/day.ts';
import { calendar } from '../words.ts';

/** Takes crowns out of a purse; refuses `no-money` with the rule that asks for them. */
function pay(decision: Decision, id: string, cost: number, what: string, rule: string): void {
  const { name } = creatureAt(decision.state, id);
  const { crowns } = sheetOf(creatureAt(decision.state, id));
  if (cost > crowns)
    throw new Refusal(
      'no-money',
      `${name} has ${crowns} crowns; ${what} costs ${cost} (${rule}).`,
      'creature',
    );
  if (cost > 0)
    decision.emit(
      sheetChanged,
      { creature: id, to: { crowns: crowns - cost } },
      `${name} pays ${cost} crowns for ${what}.`,
      { rules: [rule] },
    );
}

/** A night under a roof costs a tenth of the tennite’s lifestyle each and brings no activity (FV-165). */
const inn = defineCommand({
  type: 'inn',
  title: 'A night at an inn',
  about: 'Everybody pays a tenth of a lifestyle; a meal is in it. Until dawn nobody goes hungry.',
  when: ['world'],
  fields: z.strictObject({ type: z.literal('inn'), lifestyle: z.enum(LIFESTYLE_IDS).default('poor') }),
  decide: (decision, { lifestyle }) => {
    const cost = LIFESTYLES[lifestyle].cost / 10;
    const guests = partyOf(decision.state).filter(({ kind }) => kind === 'character');
    if (guests.length === 0) throw new Refusal('no-need', 'Nobody is there to lodge (FV-165).');
    for (const { id } of guests) pay(decision, id, cost, `a ${lifestyle} night`, 'FV-165');
    const { clock } = decision.state;
    for (const { id } of guests)
      decision.emit(sheetChanged, { creature: id, to: { ateOn: today(decision.state) } });
    decision.emit(
      detailsChanged,
      { to: { lodgedUntil: nextAtHour(clock, calendar.dawn) } },
      `The party lodges for the night: ${lifestyle}.`,
      { rules: ['FV-165'] },
    );
  },
});

/** Goods sell for a part of what they cost (FV-S28). */
const sell = defineCommand({
  type: 'sell',
  title: 'Sell',
  about: 'A thing of the lists goes for a part of its price, half of it unless the campaign says otherwise.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('sell'), creature: IdSchema, item: IdSchema }),
  decide: (decision, { creature: id, item: itemId }) => {
    const creature = creatureAt(decision.state, id);
    const item = itemOf(creature, itemId);
    const goods = goodsNamed(item.name);
    if (!goods)
      throw new Refusal(
        'unknown-goods',
        `${item.name} has no price in the lists; agree on one (FV-S28).`,
        'item',
      );
    const price = partOf(decision.state, goods.cost, rulingOf(decision.state, 'sell-share'));
    decision.emit(itemRemoved, { creature: id, item });
    decision.emit(
      sheetChanged,
      { creature: id, to: { crowns: sheetOf(creature).crowns + price } },
      `${creature.name} sells ${item.name.toLowerCase()} for ${price} crowns.`,
      { rules: ['FV-S28'] },
    );
  },
});

/** What a hireling is like: a commoner of the bracket that the campaign says (FV-S19). */
function hirelingBlock(decision: Decision): StatBlock {
  const wanted = rulingOf(decision.state, 'hireling-bracket');
  const bracket = BRACKET_IDS.find((id) => BRACKETS[id].name === wanted) ?? 'M';
  return { ...statBlockOf(decision, 'Commoner'), bracket };
}

/** A hireling is a mook at a crown a day, paid beforehand (FV-S19). */
const hire = defineCommand({
  type: 'hire',
  title: 'Hire somebody',
  about: 'Somebody goes along for so many days, paid now.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('hire'),
    name: NameSchema,
    payer: IdSchema,
    days: z.int().min(1).max(400).default(10),
  }),
  decide: (decision, { name, payer, days }) => {
    pay(
      decision,
      payer,
      days * rulingOf(decision.state, 'hireling-crowns'),
      `${days} days of ${name}’s service`,
      'FV-S19',
    );
    const made = creatureOf(decision, hirelingBlock(decision), name);
    const id = freshId(name, 'hireling', decision.state.creatures);
    decision.emit(
      creatureAdded,
      { creature: { ...made, id, kind: 'person' }, joinsParty: true },
      `${name} goes along for ${days} days.`,
      { rules: ['FV-S19'] },
    );
  },
  offers: (campaign) => {
    const cost = 10 * rulingOf(campaign, 'hireling-crowns');
    const payer = partyOf(campaign).find((one) => one.kind === 'character' && sheetOf(one).crowns >= cost);
    return payer
      ? [
          {
            label: 'Hire somebody',
            detail: `${cost} crowns for ten days`,
            group: 'party',
            command: { type: 'hire', payer: payer.id, days: 10 },
            needs: [{ name: 'name', label: 'Name', kind: 'text', value: 'Tam' }],
          },
        ]
      : [];
  },
});

const titled = (decision: Decision, id: string, title: string): string => {
  const creature = creatureAt(decision.state, id);
  const details = sheetOf(creature).titles.find((one) => one.toLowerCase() === title.toLowerCase());
  if (!details)
    throw new Refusal('no-title', `${creature.name} does not bear the title “${title}”.`, 'title');
  return details;
};

/** Somebody known through a title, one for each title at the most (FV-32). */
const acquaint = defineCommand({
  type: 'acquaint',
  title: 'Somebody known through a title',
  about: 'Player and referee invent one person whom a title has brought; one for each title.',
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
    const details = titled(decision, id, title);
    const { bonds = {} } = sheetOf(creatureAt(decision.state, id));
    const known = find(bonds, details);
    if (known !== undefined)
      throw new Refusal('bond-taken', `The title ${details} has brought ${known} already (FV-32).`, 'title');
    const made = creatureOf(decision, statBlockOf(decision, statBlock), name);
    const person = freshId(name, 'person', decision.state.creatures);
    decision.emit(creatureAdded, { creature: { ...made, id: person, kind: 'person', note } });
    decision.emit(
      sheetChanged,
      { creature: id, to: { bonds: { ...bonds, [details]: name } } },
      `${creatureAt(decision.state, id).name} knows ${name} as ${details.toLowerCase()}.`,
      { rules: ['FV-32'] },
    );
  },
});

/** An organisation behind a title lends a hand (FV-33). */
const callOn = defineCommand({
  type: 'call-on',
  title: 'Call on one’s own',
  about: 'The people of a title help: care, lodging, borrowed gear. It costs what the referee says.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('call-on'),
    creature: IdSchema,
    title: z.string().trim().min(1).max(100),
    what: z.string().trim().min(1, 'say what they do').max(300),
    crowns: z.int().min(0).max(100_000).default(0),
  }),
  decide: (decision, { creature: id, title, what, crowns }) => {
    const details = titled(decision, id, title);
    pay(decision, id, crowns, 'what they do', 'FV-33');
    decision.emit(
      noteWritten,
      {},
      `${creatureAt(decision.state, id).name} calls on those of the title ${details}: ${what}.`,
      { rules: ['FV-33'] },
    );
  },
});

/** The player’s own word for inspiration (FV-45). */
const nameInspiration = defineCommand({
  type: 'name-inspiration',
  title: 'Name the inspiration',
  about: 'What a player calls the inspiration dice of a character: luck, fury, the god’s favour.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('name-inspiration'), creature: IdSchema, name: NameSchema }),
  decide: (decision, { creature: id, name }) => {
    decision.emit(
      sheetChanged,
      { creature: id, to: { inspirationName: name } },
      `${creatureAt(decision.state, id).name}’s inspiration is called ${name.toLowerCase()}.`,
      { rules: ['FV-45'] },
    );
  },
});

/** Hides and the like worn as armour: light 12, medium 14, heavy 16 (FV-97). */
const HIDES = { light: [12, 1], medium: [14, 3], heavy: [16, 5] } as const;
const hide = defineCommand({
  type: 'wear-hide',
  title: 'Wear a hide',
  about: 'Hide, shell or bone as armour: light 12, medium 14, heavy 16.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('wear-hide'),
    creature: IdSchema,
    name: NameSchema,
    weight: z.enum(['light', 'medium', 'heavy']),
  }),
  decide: (decision, { creature: id, name, weight }) => {
    const holder = creatureAt(decision.state, id);
    const worn = holder.items.find(({ kind, inUse }) => kind === 'armour' && inUse);
    if (worn)
      throw new Refusal(
        'wears-armour',
        `${holder.name} wears ${worn.name.toLowerCase()} already.`,
        'creature',
      );
    const [defense, strength] = HIDES[weight];
    takeWorn(decision, id, name, defense, strength);
  },
});

/** Puts a piece of armour into a pack and on. */
function takeWorn(decision: Decision, id: string, name: string, defense: number, strength: number): void {
  takeItem(decision, id, {
    name,
    kind: 'armour',
    slots: 1,
    count: 1,
    inUse: true,
    details: { defense, strength },
  });
}

export const dealingCommands = [inn, sell, hire, acquaint, callOn, nameInspiration, hide];
