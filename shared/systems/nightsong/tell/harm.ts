import { conditionGained, conditionLost, statusChanged } from '../../../campaign/events/creatures.ts';
import { tell } from '../../../campaign/event.ts';
import { find } from '../../../campaign/ids.ts';
import {
  dyingBegan,
  dyingCounted,
  dyingEnded,
  dyingSlowed,
  harmDone,
  hitPointsLost,
  hitPointsRecovered,
  itemLetGo,
} from '../events/harm.ts';
import { figure } from '../sheet/sheet.ts';
import { damageInWords } from './damage.ts';

const slotsInWords = (slots: number): string => (slots === 1 ? '1 slot' : `${slots} slots`);
const change = ({ from, left }: { from: number; left: number }): string =>
  `${figure(from)} → ${figure(left)}`;
const reason = (why: string): string => (why ? ` (${why})` : '');

export const harmTellers = [
  tell(harmDone, (event, { name }) => {
    const { creature, why, thrown, armour, damage } = event;
    return `${name(creature)}${why ? `, ${why}` : ' comes to harm'}: ${damageInWords(thrown, armour, damage)}; ${change(event)} HP.`;
  }),
  tell(
    hitPointsLost,
    (event, { name }) =>
      `${name(event.creature)} loses ${event.amount} HP${reason(event.why)}: ${change(event)}.`,
  ),
  tell(
    hitPointsRecovered,
    (event, { name }) =>
      `${name(event.creature)} recovers ${event.amount} HP${reason(event.why)}: ${change(event)}.`,
  ),
  tell(dyingBegan, ({ creature, left, unit }, { name }) => {
    const word = unit === 'round' ? 'Round' : 'minute';
    return `${name(creature)} is taken out and dying: ${left} ${word}${left === 1 ? '' : 's'} unless somebody helps.`;
  }),
  tell(
    dyingCounted,
    ({ creature, left }, { name }) =>
      `${name(creature)} is dying: ${left} Round${left === 1 ? '' : 's'} left.`,
  ),
  tell(
    dyingSlowed,
    ({ creature, left }, { name }) => `${name(creature)} has ${left} minute${left === 1 ? '' : 's'} left.`,
  ),
  tell(dyingEnded, ({ creature, by, actor }, { name }) => {
    if (by === 'help' && actor !== undefined)
      return `${name(actor)} helps ${name(creature)}, who will not die of this.`;
    return by === 'treatment' ? `${name(creature)} is being treated and will not die of this.` : undefined;
  }),
  tell(itemLetGo, ({ creature, name: thing, why }, { name }) =>
    why === 'condition'
      ? `${name(creature)} drops ${thing.toLowerCase()} to bear it.`
      : `${name(creature)} drops ${thing.toLowerCase()}.`,
  ),
  tell(conditionGained, ({ creature, condition }, { name, before }) => {
    const had = find(before.creatures, creature)?.conditions.find(({ id }) => id === condition.id);
    const more = had ? (condition.slots > had.slots ? 'worse ' : 'still ') : '';
    return `${name(creature)} is ${more}${condition.name.toLowerCase()}: ${slotsInWords(condition.slots)}.`;
  }),
  tell(
    conditionLost,
    ({ creature, condition }, { name }) => `${name(creature)} is no longer ${condition.name.toLowerCase()}.`,
  ),
  tell(statusChanged, ({ creature, from, to }, { name, campaign }) => {
    const character = find(campaign.creatures, creature)?.kind === 'character';
    if (to === 'down') return character ? '' : `${name(creature)} is out of the fight.`;
    if (to === 'dead') return `${name(creature)} dies.`;
    return to === 'up' && from === 'down' ? `${name(creature)} comes round.` : undefined;
  }),
];
