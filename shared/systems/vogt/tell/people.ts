import {
  conditionGained,
  conditionLost,
  creatureAdded,
  itemAdded,
} from '../../../campaign/events/creatures.ts';
import { hitPointsChanged } from '../../../campaign/events/creatures.ts';
import { combatantJoined } from '../../../campaign/events/fight.ts';
import { tell, type Teller } from '../../../campaign/event.ts';
import { bodyPartLost, dismembermentRolled, exhaustionChanged, visionSeen } from '../events/harm.ts';
import {
  abilityChanged,
  burdenTaken,
  itemStowed,
  restBegan,
  techniqueDiceRegained,
} from '../events/sheet.ts';
import { markOf } from '../harm/marks.ts';
import { DISMEMBERMENT } from '../harm/dismemberment.ts';
import { SheetSchema } from '../sheet/sheet.ts';

const signed = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);
const added = (number: number): string => (number === 0 ? '' : number > 0 ? ` +${number}` : ` −${-number}`);
const RESTS = { siesta: 'siesta', 'full-rest': 'full rest' } as const;
const BROKEN = { siesta: 'siesta', 'full-rest': 'rest' } as const;

/** The words for people: what they have, what befalls them, how they rest. */
export const peopleTellers: readonly Teller[] = [
  tell(creatureAdded, ({ creature: { name, sheet, hitPoints }, joinsParty }) => {
    const read = SheetSchema.safeParse(sheet);
    if (!joinsParty || !read.success) return undefined;
    const dice = Object.entries(read.data.abilities).map(([id, { die }]) => `${id.toUpperCase()} ${die}`);
    return `${name} joins the party: ${dice.join(', ')}; ${hitPoints.max} HP.`;
  }),
  tell(itemAdded, ({ creature, item }, { name }) => `${name(creature)} takes ${item.name.toLowerCase()}.`),
  tell(combatantJoined, ({ creature }, { name }) => `${name(creature)} joins the fight.`),
  tell(abilityChanged, ({ creature, ability, to, modifier }, { name }) => {
    return `${name(creature)}: ${ability.toUpperCase()} ${to}${added(modifier)}.`;
  }),
  tell(burdenTaken, ({ creature, excess }, { name }) => `${name(creature)} carries ${excess} too much.`),
  tell(itemStowed, ({ creature, item: id, quick }, { name, item }) => {
    return `${name(creature)} stows the ${item(creature, id).toLowerCase()} ${quick ? 'at hand' : 'in the bag'}.`;
  }),
  tell(restBegan, ({ rest, brokenOff }) =>
    brokenOff === undefined
      ? `The party takes a ${RESTS[rest]}.`
      : `The ${BROKEN[rest]} is interrupted; nothing is regained.`,
  ),
  tell(
    techniqueDiceRegained,
    ({ creature, to }, { name }) => `${name(creature)} has ${to} technique dice again.`,
  ),
  tell(hitPointsChanged, ({ creature, from, to, max, why }, { name, campaign }) => {
    const who = name(creature);
    if (max !== undefined) return `${who}: at most ${max} HP.`;
    const because = why ? ` (${why})` : '';
    if (to < from) return `${who}: ${from - to} damage${because}, ${signed(from)} → ${signed(to)} HP.`;
    const most = campaign.creatures[creature]?.hitPoints.max ?? to;
    return `${who} regains ${to - from} HP${why ? `, ${why}` : ''}: ${to} of ${most}.`;
  }),
  tell(conditionGained, ({ creature, condition }, { name }) => {
    const { status, source, helper, task } = markOf(condition);
    const who = name(creature);
    if (helper !== undefined)
      return `${name(helper)} helps ${who}${task ? ` with ${task}` : ''}: advantage on the next check for it.`;
    if (status === undefined) return undefined;
    return `${who} is ${condition.name.toLowerCase()}${source ? ` of ${source}` : ''}.`;
  }),
  tell(conditionLost, ({ creature, condition }, { name }) => {
    const { status, source, helper } = markOf(condition);
    if (helper !== undefined) return '';
    if (status === undefined) return undefined;
    return `${name(creature)} is no longer ${condition.name.toLowerCase()}${source ? ` of ${source}` : ''}.`;
  }),
  tell(visionSeen, ({ creature, vision }, { name }) => `${name(creature)} sees: ${vision}`),
  tell(exhaustionChanged, ({ creature, from, to, why }, { name }) => {
    const level = from === to ? `beyond ${to}` : to;
    return `${name(creature)}: exhaustion ${level}${why ? `, ${why}` : ''}.`;
  }),
  tell(dismembermentRolled, ({ creature, roll, result }, { name }) => {
    const text = DISMEMBERMENT[roll - 1]?.text ?? result;
    const who = name(creature);
    const breaks = result === 'gear' ? ` The GM says what of ${who}’s breaks.` : '';
    return `${who}, death and dismemberment: ${roll}, ${text}.${breaks}`;
  }),
  tell(bodyPartLost, ({ creature, part, left }, { name }) => {
    return `${name(creature)} has lost ${part === 'voice' ? 'the voice' : `${left > 0 ? 'an' : 'the last'} ${part}`}.`;
  }),
];
