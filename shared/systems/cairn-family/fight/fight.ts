import { extended } from '../../../extended.ts';
import { statusChanged } from '../../../campaign/events/creatures.ts';
import { membersOf, setOrder, standing, type Side } from '../../../campaign/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { creatureAt, fightOf } from '../../../campaign/lookup.ts';
import type { Campaign, Creature, Fight } from '../../../campaign/state.ts';
import type { Decision, FightRules } from '../../contract.ts';
import { isMortal, weakest } from '../sheet/attributes.ts';
import { aid } from '../harm/care.ts';
import { by } from '../cite.ts';
import { TO_ACT } from '../events/checks.ts';
import { deedDeclared, deedsBegan, tooSlowFound } from '../events/fights.ts';
import { castDeclared } from '../magic/casting.ts';
import { declaredBy, type Declared } from './declared.ts';
import type { Family } from '../family.ts';
import { morale, moraleReasons, moraleWords, testLoneFoe } from './morale.ts';
import { saveAloud } from '../checks/saves.ts';
import { canBeStruck, strikeAll } from './strikes.ts';
import { isBeaten } from './beaten.ts';
import { usualAttack } from './fightOffers.ts';
import { familyOption, type FamilyChoice } from '../options/index.ts';
import { fightDetails } from '../sheet/details.ts';

const SIDE_NAMES: Record<Side, string> = { party: 'The party', others: 'The opponents' };

function areAmbushed(fight: Fight): boolean {
  const { surprised } = fightDetails(fight);
  return surprised === 'others' || surprised === 'both';
}

/** What an ambush of the party's spares them (CA-S8). */
const AMBUSH: Readonly<Record<FamilyChoice<'ambush'>, { waivesSave: boolean; foesMissRound: boolean }>> = {
  'foes-miss-round': { waivesSave: true, foesMissRound: true },
  'no-save': { waivesSave: true, foesMissRound: false },
  'like-any-fight': { waivesSave: false, foesMissRound: false },
};

/** Those of the party who were too slow to act in the first round (CA-39). */
function tooSlow(decision: Decision, among: (id: string) => boolean): string[] {
  const fight = fightOf(decision);
  if (areAmbushed(fight) && AMBUSH[familyOption(decision.state, 'ambush')].waivesSave) return [];
  const { ready } = fightDetails(fight);
  return standing(decision.state, 'party')
    .filter((one) => isMortal(one) && !ready.includes(one.id))
    .filter(({ id }) => among(id) && !saveAloud(decision, id, 'dex', TO_ACT, 'normal', 'too-slow'))
    .map(({ id }) => id);
}

/** Whether someone proved too slow to act in the first round, while that round is still to be played. */
export const isTooSlow = ({ fight, mode }: Campaign, id: string): boolean =>
  fight !== null && mode.now !== 'aftermath' && fight.round <= 1 && fightDetails(fight).late.includes(id);

interface FirstRound {
  /** Who proves too slow before anybody declares. */
  opening(decision: Decision): string[];
  /** Who of those that declared proves too slow before it happens. */
  declared(decision: Decision, actors: readonly string[]): string[];
}

const nobody = (): string[] => [];

/** Everybody of the party must pass a DEX Save to act in the first round: at once, having declared, or not at all (CA-38). */
const FIRST_ROUND: Readonly<Record<FamilyChoice<'first-round-save'>, FirstRound>> = {
  'before-declaring': { opening: (decision) => tooSlow(decision, () => true), declared: nobody },
  'after-declaring': {
    opening: nobody,
    declared: (decision, actors) => tooSlow(decision, (id) => actors.includes(id)),
  },
  'no-save': { opening: nobody, declared: nobody },
};

const firstRound = (decision: Decision): FirstRound =>
  FIRST_ROUND[familyOption(decision.state, 'first-round-save')];

function findUnready(decision: Decision): boolean {
  const late = firstRound(decision).opening(decision);
  if (late.length > 0) decision.emit(tooSlowFound, { creatures: late }, by(decision, 'too-slow'));
  return false;
}

/** The party, then the others; in the first round without those who were too slow or ambushed (CA-36, CA-41). */
function takeSides(decision: Decision): boolean {
  const fight = fightOf(decision);
  const first = fight.round === 1;
  const ambush = first && areAmbushed(fight) && AMBUSH[familyOption(decision.state, 'ambush')].foesMissRound;
  const late = first ? fightDetails(fight).late : [];
  const sides: Side[] = ambush ? ['party'] : ['party', 'others'];
  const slots = sides.map((side) => ({
    label: SIDE_NAMES[side],
    who: membersOf(decision.state, side)
      .map(({ id }) => id)
      .filter((id) => !late.includes(id)),
  }));
  return setOrder(
    decision,
    slots.filter(({ who }) => who.length > 0),
  );
}

type Flight = (decision: Decision, who: readonly Creature[], to: string) => readonly Creature[];

const getsAway = (decision: Decision, { id }: Creature, to: string): boolean =>
  saveAloud(decision, id, 'dex', `fleeing to ${to}`, 'normal', 'flight');

/** Whom a Save lets get away: all by that of the slowest, or each by their own (CA-57). */
const FLIGHTS: Readonly<Record<FamilyChoice<'flight-save'>, Flight>> = {
  'one-save': (decision, who, to) => {
    const slowest = weakest(who, 'dex');
    return slowest && getsAway(decision, slowest, to) ? who : [];
  },
  each: (decision, who, to) => who.filter((one) => getsAway(decision, one, to)),
};

/** Those who flee to one place do it together, if they still stand (CA-R18). */
function fleeAll(decision: Decision, deeds: readonly { actor: string; to: string }[]): void {
  for (const to of new Set(deeds.map((one) => one.to))) {
    const who = deeds.filter((one) => one.to === to).map(({ actor }) => creatureAt(decision.state, actor));
    const away = FLIGHTS[familyOption(decision.state, 'flight-save')](
      decision,
      who.filter(({ status }) => status === 'up'),
      to,
    );
    for (const { id, status } of away)
      decision.emit(
        statusChanged,
        { creature: id, from: status, to: 'fled', why: 'flight' },
        by(decision, 'flight'),
      );
  }
}

type Deed<Kind extends Declared['kind']> = Extract<Declared, { kind: Kind }> & { actor: string };

/** Whether someone whose turn is still to come in this round can declare. */
function othersCanDeclare(decision: Decision): boolean {
  const { slots, slot, combatants } = fightOf(decision);
  const mayStill = (id: string): boolean =>
    !combatants[id]?.acted && find(decision.state.creatures, id)?.status === 'up';
  return slots.slice(slot + 1).some(({ who }) => who.some((id) => mayStill(id)));
}

/** Whether what a side declared waits until the others have declared too (CA-R15). */
const WAITS: Readonly<Record<FamilyChoice<'at-once'>, (decision: Decision) => boolean>> = {
  'within-a-side': () => false,
  'both-sides': othersCanDeclare,
};

/** All that was declared and has not happened yet, by those who can still act; it is asked for once. */
function takeDeeds(decision: Decision): (Declared & { actor: string })[] {
  const declared = Object.keys(fightOf(decision).combatants).flatMap((actor) => {
    const deed = declaredBy(decision.state, actor);
    return deed ? [extended(deed, { actor })] : [];
  });
  if (declared.length > 0)
    decision.emit(deedsBegan, { actors: declared.map(({ actor }) => actor) }, by(decision, 'declared'));
  return declared.filter(({ actor }) => find(decision.state.creatures, actor)?.status === 'up');
}

/** What all of a side, or both, declared happens at once: blows first, then everything else (CA-37). */
function carryOut(decision: Decision, family: Family): boolean {
  if (WAITS[familyOption(decision.state, 'at-once')](decision)) return false;
  const all = takeDeeds(decision);
  if (all.length === 0) return false;
  const actors = all.map(({ actor }) => actor);
  const late = fightOf(decision).round === 1 ? firstRound(decision).declared(decision, actors) : [];
  const deeds = all.filter(({ actor }) => !late.includes(actor));
  const of = <Kind extends Declared['kind']>(kind: Kind): Deed<Kind>[] =>
    deeds.filter((one): one is Deed<Kind> => one.kind === kind);

  strikeAll(
    decision,
    family,
    of('attack').map(({ actor, ...attack }) => ({
      actor,
      attack: { ...attack, targets: attack.targets.filter((id) => canBeStruck(decision, id)) },
    })),
  );
  testLoneFoe(decision);
  for (const { actor, ...cast } of of('cast')) castDeclared(decision, actor, cast);
  for (const { actor, target } of of('aid')) aid(decision, actor, target);
  for (const { actor, what, attribute } of of('act'))
    if (attribute) saveAloud(decision, actor, attribute, what);
  fleeAll(decision, of('flee'));
  return true;
}

const fledCharacters = (campaign: Campaign): Creature[] =>
  membersOf(campaign, 'party').filter(({ status }) => status === 'fled');

/** Fights in which a side declares, then all of it happens at once, and then the other side does the same. */
export const fightRules = (family: Family): FightRules => ({
  opening: [{ id: 'surprise', label: 'First round', begin: findUnready }],
  round: [{ id: 'declare', label: 'Declare', begin: takeSides }],
  declaring: deedDeclared.type,
  roundSeconds: 10,
  slotEnds: (decision) => carryOut(decision, family),
  isBeaten,
  many: { usualAct: usualAttack },
  moraleReasons,
  moraleWords,
  morale,
  aftermath: (campaign) =>
    fledCharacters(campaign).map(({ id, name }) => ({
      id,
      label: `${name} rejoins the party`,
    })),
  settle: (decision, id) => {
    const { status } = creatureAt(decision.state, id);
    if (status === 'fled')
      decision.emit(statusChanged, { creature: id, from: 'fled', to: 'up' }, by(decision, 'flight'));
  },
});
