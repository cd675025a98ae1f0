import { tell, type Teller, type Telling } from '../../../campaign/event.ts';
import {
  conditionGained,
  conditionLost,
  hitPointsChanged,
  statusChanged,
} from '../../../campaign/events/creatures.ts';
import { attackMade } from '../../../campaign/events/fight.ts';
import { STATUS_WORDS } from '../../../campaign/lookup.ts';
import type { Condition } from '../../../campaign/state.ts';
import { keptFaces } from '../../../dice/dice.ts';
import {
  actionTaken,
  ammunitionSpent,
  areaEndured,
  areaStruck,
  dyingBegan,
  freeTurnWon,
  hid,
  initiativeRolled,
  moraleRolled,
  moved,
  shieldGivenUp,
  surpriseRolled,
  turnMissed,
  weaponLoaded,
} from '../events/fight.ts';
import { counted, termsInWords } from '../../../text/words.ts';
import { STRUCK } from '../sheet/hitPoints.ts';
import { ACTS } from '../fight/acts.ts';
import { sumInWords } from './sums.ts';
import { arithmetic } from './checks.ts';
import { conditionDetail } from '../sheet/details.ts';

const isAct = (id: string): id is keyof typeof ACTS => id in ACTS;

const totals = (rolls: readonly { actor: string; total: number }[], { name }: Telling): string =>
  rolls.map(({ actor, total }) => `${name(actor)} (${total})`).join(', ');

/** What resistance or vulnerability made of damage; nothing where it stayed the same. */
export const after = (thrown: number, damage: number, damageType: string): string =>
  damage === thrown
    ? ''
    : `, ${damage} ${damageType} after ${damage < thrown ? 'resistance' : 'vulnerability'}`;

/** “16 → 12 HP”: the hit points of a creature before and after damage. */
export const hitPointsLeft = ({ before }: Telling, creature: string, damage: number): string => {
  const now = before.creatures[creature]?.hitPoints.now ?? 0;
  return `${now} → ${Math.max(0, now - damage)} HP`;
};

/** One line a blow: the roll, the damage and what is left. */
const blow = tell(attackMade, (event, telling) => {
  const { actor, target, weapon, against, hit, thrown, terms, damage, damageType } = event;
  const { name, rolls } = telling;
  const natural = rolls[0] !== undefined && keptFaces(rolls[0]).includes(20) ? ', natural 20' : '';
  const roll = against === undefined ? '' : ` (${arithmetic(rolls[0], against)}${natural})`;
  const whom = target === undefined ? 'nothing' : name(target);
  const how = weapon === undefined ? '' : ` with ${telling.item(actor, weapon).toLowerCase()}`;
  const struck = `${name(actor)} ${hit ? 'hits' : 'misses'} ${whom}${how}${roll}`;
  if (!hit || thrown === undefined || target === undefined) return `${struck}.`;
  const left = hitPointsLeft(telling, target, damage);
  const type = damage === thrown || damageType === undefined ? '' : ` ${damageType}`;
  return `${struck} for ${damage}${type} damage (${termsInWords(terms)}; ${left}).`;
});

type Words = (name: string, condition: Condition, telling: Telling) => string | undefined;
const unsaid: Words = () => undefined;

/** Conditions of FIVEY’s own, as they come upon someone. */
const GAINED: Readonly<Record<string, Words>> = {
  'will-asked': (name) => `${name} is at 0 HP and can use Force of Will.`,
  'force-of-will': (name) => `${name} stands at 1 HP by Force of Will, with advantage on melee attacks.`,
  rage: (name) => `${name} rages.`,
  helped: (name, condition, telling) =>
    `${telling.name(conditionDetail(condition, 'by') ?? '')} helps ${name}: advantage on the next check, contest or attack.`,
  hidden: unsaid,
  'feather-fall': (name, condition) =>
    `${name} can fall ${conditionDetail(condition, 'feet') ?? 0} feet without harm.`,
  invisible: (name) => `${name} is invisible.`,
  charmed: (name) => `${name} is charmed.`,
};

const gone: Words = (name, condition) => `${name} is no longer ${condition.name.toLowerCase()}.`;
const LOST: Readonly<Record<string, Words>> = {
  'will-asked': unsaid,
  'force-of-will': unsaid,
  rage: unsaid,
  helped: unsaid,
  hidden: unsaid,
  'feather-fall': unsaid,
  invisible: gone,
  charmed: gone,
};

/** What a status is called as it begins, where it says more than its word. */
const STATUS: Readonly<Record<string, (name: string, from: string) => string>> = {
  dead: (name) => `${name} dies.`,
  down: (name) => `${name} falls.`,
  up: (name, from) => (from === 'fled' ? `${name} is back.` : `${name} is back on their feet.`),
};

const body: readonly Teller[] = [
  tell(hitPointsChanged, ({ creature, from, to, max, damage = from - to, why }, { name }) => {
    const who = name(creature);
    // The line of the attack says it.
    if (why === STRUCK) return undefined;
    // A new maximum comes with a level or a feat, which says it.
    if (max !== undefined) return why ? `${who}: ${to} of ${max} hit points (${why}).` : undefined;
    const change = damage > 0 ? `takes ${damage} damage` : `regains ${to - from} HP`;
    return `${who} ${change}${why ? ` (${why})` : ''}: ${from} → ${to} HP.`;
  }),
  tell(statusChanged, ({ creature, from, to }, { name }) =>
    (STATUS[to] ?? (() => `${name(creature)}: ${STATUS_WORDS[to]}.`))(name(creature), from),
  ),
  tell(
    dyingBegan,
    ({ creature, minutes }, { name }) => `${name(creature)} is dying: ${counted(minutes, 'minute')} left.`,
  ),
  tell(conditionGained, ({ creature, condition }, telling) => {
    const again = telling.before.creatures[creature]?.conditions.some(({ id }) => id === condition.id);
    const who = telling.name(creature);
    const words = GAINED[condition.id];
    if (words) return again ? undefined : words(who, condition, telling);
    return `${who} is ${condition.name.toLowerCase()}.`;
  }),
  tell(conditionLost, ({ creature, condition }, telling) =>
    (LOST[condition.id] ?? ((name) => `${name} is no longer ${condition.name.toLowerCase()}.`))(
      telling.name(creature),
      condition,
      telling,
    ),
  ),
];

/** The words of fights, harm and death. */
export const fightTellers: readonly Teller[] = [
  ...body,
  blow,
  tell(
    surpriseRolled,
    ({ against, totals: thrown }, telling) =>
      `Surprise: ${totals(thrown, telling)} vs ${totals(against, telling)}.`,
  ),
  tell(freeTurnWon, ({ creatures }, { name }) => `Free turn for ${creatures.map(name).join(', ')}.`),
  tell(
    initiativeRolled,
    ({ against, totals: thrown }, telling) =>
      `Initiative: ${totals(thrown, telling)} vs ${totals(against, telling)}.`,
  ),
  tell(
    actionTaken,
    ({ actor, act, what }, { name }) =>
      `${name(actor)}: ${what || (isAct(act) ? ACTS[act].label : act).toLowerCase()}.`,
  ),
  tell(hid, ({ actor, skilled, total, observers }, { name, rolls }) => {
    const sum = rolls.length > 0 ? sumInWords(rolls) : `${total}`;
    const of = (unseen: boolean): string =>
      observers
        .filter((one) => one.unseen === unseen)
        .map(({ creature, against }) => `${name(creature)} (DC ${against})`)
        .join(', ');
    const outcome = [of(true) && `unseen by ${of(true)}`, of(false) && `seen by ${of(false)}`];
    return `${name(actor)} hides (DEX${skilled ? ', skilled' : ''}): ${sum}, ${outcome.filter(Boolean).join('; ')}.`;
  }),
  tell(moved, ({ actor, paces }, { name }) => `${name(actor)} moves up to ${counted(paces, 'pace')}.`),
  tell(weaponLoaded, ({ actor, item, loaded }, telling) =>
    loaded ? `${telling.name(actor)} loads ${telling.item(actor, item).toLowerCase()}.` : undefined,
  ),
  tell(
    ammunitionSpent,
    ({ creature, item }, telling) =>
      `${telling.name(creature)} uses up the ${telling.item(creature, item).toLowerCase()}.`,
  ),
  tell(
    shieldGivenUp,
    ({ creature }, { name }) => `${name(creature)} sacrifices a shield and cancels the hit.`,
  ),
  tell(
    areaStruck,
    ({ actor, thrown, less }, { name }) =>
      `${name(actor)} makes an area attack: ${thrown} damage, ${less} on a save.`,
  ),
  tell(areaEndured, ({ actor, against, passed, thrown, damage, damageType }, telling) => {
    const save = `${arithmetic(telling.rolls.at(-1), against)}, ${passed ? 'success' : 'failure'}`;
    const left = hitPointsLeft(telling, actor, damage);
    return `${telling.name(actor)} saves (${save}): ${thrown} damage${after(thrown, damage, damageType)} (${left}).`;
  }),
  tell(turnMissed, ({ creature }, { name }) => `${name(creature)} loses this turn.`),
  tell(moraleRolled, ({ against, difficulty }, { rolls }) => {
    return `Morale check (${difficulty}): ${arithmetic(rolls.at(-1), against)}.`;
  }),
];
