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
import { keptFaces, type Roll } from '../../../dice/dice.ts';
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
import { ACTS } from '../fight/acts.ts';
import { sumInWords } from './sums.ts';
import { signed } from '../sheet/sheet.ts';
import { arithmetic } from './checks.ts';
import { conditionDetail } from '../sheet/details.ts';

const isAct = (id: string): id is keyof typeof ACTS => id in ACTS;

const totals = (rolls: readonly { creature: string; total: number }[], { name }: Telling): string =>
  rolls.map(({ creature, total }) => `${name(creature)} ${total}`).join(', ');

/** “4 + 3 = 7”, or the figure alone where nothing is added or no die was thrown. */
const thrownWords = (thrown: number, roll: Roll | undefined): string =>
  roll?.bonus ? `${thrown - roll.bonus} ${signed(roll.bonus)} = ${thrown}` : `${thrown}`;

/** What resistance or weakness made of harm. */
export const after = (thrown: number, damage: number, damageType: string): string =>
  damage === thrown
    ? ''
    : `, ${damage} of ${damageType} after ${damage < thrown ? 'resistance' : 'vulnerability'}`;

const blow = tell(attackMade, (event, telling) => {
  const { actor, target, weapon, against, hit, thrown, damage, damageType = 'harm' } = event;
  const { name, rolls } = telling;
  const done =
    hit && thrown !== undefined
      ? `Damage: ${thrownWords(thrown, rolls[against === undefined ? 0 : 1])}${after(thrown, damage, damageType)}.`
      : '';
  if (against === undefined) return done;
  const [toHit] = rolls;
  const how = weapon === undefined ? '' : ` with ${telling.item(actor, weapon).toLowerCase()}`;
  const natural = toHit !== undefined && keptFaces(toHit).includes(20);
  const outcome = hit ? (natural ? 'a natural 20, a hit' : 'a hit') : 'a miss';
  const whom = target === undefined ? '' : ` ${name(target)}`;
  return `${name(actor)} attacks${whom}${how}: ${arithmetic(toHit, against)}, ${outcome}.${done && ` ${done}`}`;
});

type Words = (name: string, condition: Condition, telling: Telling) => string | undefined;
const unsaid: Words = () => undefined;

/** Conditions of FIVEY’s own, as they come upon somebody. */
const GAINED: Readonly<Record<string, Words>> = {
  'will-asked': (name) => `${name} is about to fall: Force of Will?`,
  'force-of-will': (name) => `${name} stands at 1 HP by Force of Will, with advantage on melee attacks.`,
  rage: (name) => `${name} rages.`,
  helped: (name, condition, telling) =>
    `${telling.name(conditionDetail(condition, 'by') ?? '')} helps ${name}: the next check or attack has advantage.`,
  hidden: unsaid,
  'feather-fall': (name, condition) => `${name} may fall ${conditionDetail(condition, 'feet') ?? 0} feet.`,
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
  dead: (name) => `${name} is dead.`,
  down: (name) => `${name} falls.`,
  up: (name, from) => (from === 'fled' ? `${name}: ${STATUS_WORDS.up}.` : `${name} lives after all.`),
};

const body: readonly Teller[] = [
  tell(hitPointsChanged, ({ creature, from, to, max, why }, { name }) => {
    const who = name(creature);
    // A new maximum comes with a level or a feat, which says it.
    if (max !== undefined) return why ? `${who}: ${to} of ${max} hit points, ${why}.` : undefined;
    const change = to < from ? `takes ${from - to}` : `regains ${to - from}`;
    return `${who} ${change}${why ? ` (${why})` : ''}: ${from} → ${to}.`;
  }),
  tell(statusChanged, ({ creature, from, to }, { name }) =>
    (STATUS[to] ?? (() => `${name(creature)}: ${STATUS_WORDS[to]}.`))(name(creature), from),
  ),
  tell(
    dyingBegan,
    ({ creature, minutes }, { name }) => `${name(creature)} lies dying: ${minutes} minutes are left.`,
  ),
  tell(conditionGained, ({ creature, condition }, telling) => {
    const again = telling.before.creatures[creature]?.conditions.some(({ id }) => id === condition.id);
    const who = telling.name(creature);
    const words = GAINED[condition.id];
    if (words) return again ? undefined : words(who, condition, telling);
    return `${who}: ${condition.name.toLowerCase()}.`;
  }),
  tell(conditionLost, ({ creature, condition }, telling) =>
    (LOST[condition.id] ?? ((name) => `${name} is rid of ${condition.name.toLowerCase()}.`))(
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
      `Surprise: ${totals(against, telling)}; ${totals(thrown, telling)}.`,
  ),
  tell(
    freeTurnWon,
    ({ creatures }, { name }) => `Surprise: a free turn for ${creatures.map(name).join(', ')}.`,
  ),
  tell(
    initiativeRolled,
    ({ against, totals: thrown }, telling) =>
      `Initiative: ${totals(against, telling)}; ${totals(thrown, telling)}.`,
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
  tell(moved, ({ actor, paces }, { name }) => `${name(actor)} moves, up to ${paces} paces.`),
  tell(weaponLoaded, ({ actor, item, loaded }, telling) =>
    loaded ? `${telling.name(actor)} loads ${telling.item(actor, item).toLowerCase()}.` : undefined,
  ),
  tell(
    ammunitionSpent,
    ({ creature, item }, telling) =>
      `${telling.name(creature)} uses up a unit of ${telling.item(creature, item).toLowerCase()}.`,
  ),
  tell(
    shieldGivenUp,
    ({ creature }, { name }) => `${name(creature)} gives up the shield: the blow is cancelled.`,
  ),
  tell(
    areaStruck,
    ({ actor, thrown, less }, { name }) =>
      `${name(actor)} strikes at all of them: ${thrown}, or ${less} for those who withstand.`,
  ),
  tell(areaEndured, ({ creature, against, passed, thrown, damage, damageType }, { name, rolls }) => {
    const outcome = passed ? 'withstood' : 'struck in full';
    return `${name(creature)}: ${arithmetic(rolls.at(-1), against)}, ${outcome}${after(thrown, damage, damageType)}.`;
  }),
  tell(turnMissed, ({ creature }, { name }) => `${name(creature)} misses this turn.`),
  tell(moraleRolled, ({ against, difficulty }, { rolls }) => {
    return `Morale: ${arithmetic(rolls.at(-1), against)}, ${difficulty}.`;
  }),
];
