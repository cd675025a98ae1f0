import {
  conditionGained,
  conditionLost,
  creatureAdded,
  itemAdded,
} from '../../../campaign/events/creatures.ts';
import { hitPointsChanged } from '../../../campaign/events/creatures.ts';
import { combatantJoined } from '../../../campaign/events/fight.ts';
import { tell, type Teller, type Telling } from '../../../campaign/event.ts';
import { bodyPartLost, dismembermentRolled, exhaustionChanged, visionSeen } from '../events/harm.ts';
import {
  abilityChanged,
  burdenTaken,
  itemStowed,
  restBegan,
  techniqueDiceRegained,
} from '../events/sheet.ts';
import { markOf, type Mark } from '../harm/marks.ts';
import { BLOW } from '../harm/harm.ts';
import { counted, inSentence } from '../../../text/words.ts';
import { SheetSchema } from '../sheet/sheet.ts';
import { signed } from './signed.ts';

const added = (number: number): string => (number === 0 ? '' : number > 0 ? ` +${number}` : ` −${-number}`);
const RESTS = { siesta: 'siesta', 'full-rest': 'full rest' } as const;
/** A status with what or who brought it: “afraid of the foe”, “frozen (the foe)”. */
const statusInWords = ({ status, source }: Mark, called: string, name: Telling['name']): string => {
  if (!source) return called.toLowerCase();
  const from = name(source);
  return `${called.toLowerCase()}${status === 'afraid' ? ` of ${from}` : ` (${from})`}`;
};
const PARTS = { arm: 'an arm', eye: 'an eye', leg: 'a leg', voice: 'their voice' } as const;

/** The words for people: what they have, what happens to them, how they rest. */
export const peopleTellers: readonly Teller[] = [
  tell(creatureAdded, ({ creature: { name, sheet, hitPoints }, joinsParty }) => {
    const read = SheetSchema.safeParse(sheet);
    if (!joinsParty || !read.success) return undefined;
    const dice = Object.entries(read.data.abilities).map(([id, { die }]) => `${id.toUpperCase()} ${die}`);
    return `${name} joins the party: ${dice.join(', ')}; ${hitPoints.max} HP.`;
  }),
  tell(itemAdded, ({ creature, item }, { name }) => `${name(creature)} takes ${inSentence(item.name)}.`),
  tell(combatantJoined, ({ creature }, { name }) => `${name(creature)} joins the fight.`),
  tell(abilityChanged, ({ creature, ability, to, modifier }, { name }) => {
    return `${name(creature)}: ${ability.toUpperCase()} is now ${to}${added(modifier)}.`;
  }),
  tell(burdenTaken, ({ creature, excess }, { name }) => {
    return `${name(creature)} carries ${counted(excess, 'slot')} too many: a save every 15 minutes.`;
  }),
  tell(itemStowed, ({ creature, item: id, quick }, { name, item }) => {
    const thing = item(creature, id).toLowerCase();
    return quick
      ? `${name(creature)} puts the ${thing} in a quick slot.`
      : `${name(creature)} puts the ${thing} in the bag.`;
  }),
  tell(restBegan, ({ rest, brokenOff }) =>
    brokenOff === undefined
      ? `The party takes a ${RESTS[rest]}.`
      : `The ${RESTS[rest]} is interrupted after ${counted(brokenOff, 'minute')}; no one regains anything.`,
  ),
  tell(
    techniqueDiceRegained,
    ({ creature, from, to }, { name }) => `${name(creature)} regains technique dice: ${from} → ${to}.`,
  ),
  tell(hitPointsChanged, ({ creature, from, to, max, why }, { name, campaign }) => {
    const who = name(creature);
    const figures = `${signed(from)} → ${signed(to)} HP`;
    if (max !== undefined)
      return to === from
        ? `${who}: maximum HP is now ${max}.`
        : `${who}: maximum HP is now ${max} (${figures}).`;
    if (why === BLOW) return '';
    const because = why ? ` (${why})` : '';
    if (to < from) return `${who} takes ${from - to} damage${because}: ${figures}.`;
    const most = campaign.creatures[creature]?.hitPoints.max ?? to;
    return `${who} regains ${to - from} HP${because}: ${figures} of ${most}.`;
  }),
  tell(conditionGained, ({ creature, condition }, { name }) => {
    const mark = markOf(condition);
    const { status, helper, task } = mark;
    const who = name(creature);
    if (helper !== undefined)
      return task
        ? `${name(helper)} helps ${who} with ${task}: advantage on ${who}’s next check for it.`
        : `${name(helper)} helps ${who}: advantage on ${who}’s next check.`;
    if (status === undefined) return undefined;
    return `${who} is ${statusInWords(mark, condition.name, name)}.`;
  }),
  tell(conditionLost, ({ creature, condition }, { name }) => {
    const mark = markOf(condition);
    const { status, helper } = mark;
    if (helper !== undefined) return '';
    if (status === undefined) return undefined;
    return `${name(creature)} is no longer ${statusInWords(mark, condition.name, name)}.`;
  }),
  tell(visionSeen, ({ creature, vision }, { name }) => `${name(creature)} sees: ${vision}`),
  tell(exhaustionChanged, ({ creature, from, to, why }, { name }) => {
    const because = why ? ` (${why})` : '';
    if (to < from) return `${name(creature)} recovers: exhaustion ${from} → ${to}${because}.`;
    return from === to
      ? `${name(creature)} gains another level of exhaustion beyond ${to}${because}.`
      : `${name(creature)} gains a level of exhaustion: ${from} → ${to}${because}.`;
  }),
  tell(dismembermentRolled, ({ creature, roll, result, left }, { name }) => {
    const rolled = `${name(creature)} rolls ${roll} for death and dismemberment`;
    if (result === 'dead') return `${rolled} and dies.`;
    if (result === 'gear') return `${rolled}: a weapon or armour breaks. The GM chooses which.`;
    return left === 0
      ? `${rolled}: nothing more to lose (${result}).`
      : `${rolled} and loses ${PARTS[result]} for good.`;
  }),
  tell(bodyPartLost, () => ''),
];
