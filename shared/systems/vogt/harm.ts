import { diceRolled } from '../../campaign/events/campaign.ts';
import { hitPointsChanged, itemChanged } from '../../campaign/events/creatures.ts';
import { creatureAt } from '../../campaign/look.ts';
import type { Creature, Item } from '../../campaign/state.ts';
import type { Decision } from '../contract.ts';
import type { DieSize } from './dieSizes.ts';
import { changeSheet, sheetOf, type LOSSES } from './sheet.ts';
import { byStatus, endStatus, giveStatus, hasStatus } from './statuses.ts';

const MOST_CRITICALS = 50;

/** Throws damage dice; the highest face brings one more die of the size, and that one again (BV-22, BV-27, BV-28). */
export function throwDamage(decision: Decision, purpose: string, { count, sides }: DieSize): number {
  const again = decision.ruling('critical-repeats') === true;
  let open = count;
  let total = 0;
  let first = true;
  for (let thrown = 0; open > 0 && thrown < MOST_CRITICALS; thrown += 1) {
    const { dice } = decision.throwDice(thrown === 0 ? purpose : `${purpose}, critical`, open, sides);
    const faces = dice.map(([, face]) => face);
    total += faces.reduce((sum, face) => sum + face, 0);
    const highest = faces.filter((face) => face === sides).length;
    open = sides > 1 && decision.ruling('criticals') === true && (first || again) ? highest : 0;
    first = false;
  }
  return total;
}

/** What a type of damage becomes: halved, doubled, or both in one, which cancel (BV-29, BV-30, BV-56, BV-64, BV-S1). */
export function afterResistance(creature: Creature, damage: number, type: string): number {
  const { resistances, vulnerabilities } = sheetOf(creature);
  const status = byStatus(creature, type);
  const resists = resistances.includes(type) || status.resists;
  const vulnerable = vulnerabilities.includes(type) || status.vulnerable;
  if (resists === vulnerable) return damage;
  return resists ? Math.floor(damage / 2) : damage * 2;
}

/** AR as it is now: with a defence up 2 more, nothing while prone (BV-16, BV-65). */
export const arOf = (creature: Creature, defends: boolean): number =>
  hasStatus(creature, 'prone') ? 0 : sheetOf(creature).ar + (defends ? 2 : 0);

const inWords = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);

/**
 * Takes hit points off, below 0 if need be; 0 damage is none. Whoever is left with 0 or fewer tires by a level and falls
 * (BV-24, BV-25, BV-31).
 */
export function takeDamage(decision: Decision, id: string, damage: number, why: string): void {
  const { name, hitPoints, status } = creatureAt(decision.state, id);
  if (damage <= 0 || status === 'dead') return;
  const now = hitPoints.now - damage;
  decision.emit(
    hitPointsChanged,
    { creature: id, from: hitPoints.now, to: now },
    `${name}: ${damage} damage${why ? ` (${why})` : ''}, ${inWords(hitPoints.now)} → ${inWords(now)} HP.`,
  );
  if (now > 0) return;
  gainExhaustion(decision, id, 'struck down');
  if (creatureAt(decision.state, id).status !== 'dead') giveStatus(decision, id, 'prone');
}

/** Sets the maximum that exhaustion leaves; hit points of the moment are cut down to it (BV-34). */
function fitHitPoints(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const { exhaustion, fullHitPoints } = sheetOf(creature);
  const max = exhaustion >= 2 ? Math.floor(fullHitPoints / 2) : fullHitPoints;
  const { now } = creature.hitPoints;
  if (max !== creature.hitPoints.max)
    decision.emit(
      hitPointsChanged,
      { creature: id, from: now, to: Math.min(now, max), max },
      `${creature.name}: at most ${max} HP.`,
    );
}

/** One level more; its penalty comes at once, the fourth and every further one throws for dismemberment (BV-32 to BV-36). */
export function gainExhaustion(decision: Decision, id: string, why: string): void {
  const creature = creatureAt(decision.state, id);
  if (creature.status === 'dead') return;
  const before = sheetOf(creature).exhaustion;
  const level = Math.min(4, before + 1);
  changeSheet(
    decision,
    id,
    { exhaustion: level },
    `${creature.name}: exhaustion ${level === before ? 'beyond 4' : level}${why ? `, ${why}` : ''}.`,
  );
  fitHitPoints(decision, id);
  if (level >= 3) giveStatus(decision, id, 'unconscious');
  if (level >= 4) dismember(decision, id);
}

/** Levels taken off; below 3 one wakes, below 2 the maximum is whole again (BV-S7, BV-S11). */
export function loseExhaustion(decision: Decision, id: string, levels: number): void {
  const creature = creatureAt(decision.state, id);
  const before = sheetOf(creature).exhaustion;
  const level = Math.max(0, before - levels);
  if (level === before || creature.status === 'dead') return;
  changeSheet(decision, id, { exhaustion: level }, `${creature.name}: exhaustion ${level}.`);
  fitHitPoints(decision, id);
  if (level < 3) endStatus(decision, id, 'unconscious');
}

const inUse = (creature: Creature): Item | undefined =>
  creature.items.find(({ kind, inUse: used, die }) => used && kind === 'weapon' && die !== 0) ??
  creature.items.find(({ kind, own }) => kind === 'armour' && own['broken'] !== true);

/** The weapon in hand, or else the armour, is of no more use; the GM may say another (BV-37). */
function breakGear(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const item = inUse(creature);
  if (!item) return;
  decision.emit(
    itemChanged,
    {
      creature: id,
      item: item.id,
      from: item.die === undefined ? {} : { die: item.die },
      to: item.kind === 'weapon' ? { die: 0 } : { inUse: false, own: { broken: true } },
    },
    `${creature.name}: ${item.name.toLowerCase()} breaks.`,
  );
  if (item.kind === 'armour') {
    const { ar } = sheetOf(creature);
    changeSheet(decision, id, { ar: Math.max(0, ar - Number(item.own['ar'] ?? 0)) });
  }
}

const lose =
  (what: (typeof LOSSES)[number]) =>
  (decision: Decision, id: string): void => {
    const { lost } = sheetOf(creatureAt(decision.state, id));
    changeSheet(decision, id, { lost: [...lost, what] });
    if (what === 'voice') giveStatus(decision, id, 'mute');
  };
const dieOfIt = (decision: Decision, id: string): void => giveStatus(decision, id, 'dead');

/** Death and dismemberment by 1d8, from 1 (BV-37). */
const DISMEMBERMENT: readonly { text: string; happen(decision: Decision, id: string): void }[] = [
  { text: 'a weapon or armour breaks', happen: breakGear },
  { text: 'an arm is lost', happen: lose('arm') },
  { text: 'an eye is lost', happen: lose('eye') },
  { text: 'a leg is lost', happen: lose('leg') },
  { text: 'the voice is lost', happen: lose('voice') },
  { text: 'dead', happen: dieOfIt },
  { text: 'dead', happen: dieOfIt },
  { text: 'dead', happen: dieOfIt },
];
export const dismembermentRows = DISMEMBERMENT.map(({ text }) => text);

function dismember(decision: Decision, id: string): void {
  const { name } = creatureAt(decision.state, id);
  const { total } = decision.throwDice(`${name}, death and dismemberment`, 1, DISMEMBERMENT.length);
  const row = DISMEMBERMENT[total - 1];
  decision.emit(diceRolled, {}, `${name}, death and dismemberment: ${total}, ${row?.text ?? ''}.`);
  row?.happen(decision, id);
}

/** Gives hit points back, never above the maximum of the moment. */
export function heal(decision: Decision, id: string, amount: number, why: string): void {
  const { name, hitPoints, status } = creatureAt(decision.state, id);
  const gained = status === 'dead' ? 0 : Math.min(amount, hitPoints.max - hitPoints.now);
  if (gained <= 0) return;
  decision.emit(
    hitPointsChanged,
    { creature: id, from: hitPoints.now, to: hitPoints.now + gained },
    `${name} regains ${gained} HP${why ? `, ${why}` : ''}: ${hitPoints.now + gained} of ${hitPoints.max}.`,
  );
}
