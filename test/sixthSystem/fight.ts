import { z } from 'zod';
import { attackMade, combatantChanged } from '../../shared/campaign/events/fight.ts';
import {
  demandTurn,
  endTurn,
  joined,
  mayAct,
  proceed,
  setOrder,
  standing,
  type Side,
} from '../../shared/campaign/fight.ts';
import { IdSchema } from '../../shared/campaign/ids.ts';
import { ableCreature, creatureAt, fightOf } from '../../shared/campaign/lookup.ts';
import type { UsualAct } from '../../shared/campaign/many/rules.ts';
import { named } from '../../shared/campaign/offer.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { broughtTo, diceTerms, sumOf, type Term } from '../../shared/campaign/events/terms.ts';
import type { Campaign, Creature } from '../../shared/campaign/state.ts';
import { defineCommand, type Decision, type FightRules } from '../../shared/systems/contract.ts';
import { throwFor } from './checks.ts';
import { breathTaken, startWon } from './events.ts';
import { guardOf } from './gear.ts';
import { numberOf, optionOf } from './options.ts';
import { heal, hurt } from './people.ts';

/** Two dice a side, once for the whole fight; the party wins ties (LR-3). */
function rollStart(decision: Decision): boolean {
  const party = decision.throwDice('start, the wayfarers', 2, 6).total;
  const others = decision.throwDice('start, the others', 2, 6).total;
  const side = party >= others ? 'party' : 'others';
  decision.emit(startWon, { side, party, others });
  return false;
}

const ids = (campaign: Campaign, side: Side): string[] => standing(campaign, side).map(({ id }) => id);

function exchange(decision: Decision): boolean {
  const sides: Side[] =
    fightOf(decision).details['first'] === 'others' ? ['others', 'party'] : ['party', 'others'];
  return setOrder(
    decision,
    sides.map((side) => ({
      label: side === 'party' ? 'The wayfarers' : 'The others',
      who: ids(decision.state, side),
    })),
  );
}

/** After the blows, not before them, everybody of the party chooses how to go on (LR-5). */
function breathe(decision: Decision): boolean {
  for (const id of ids(decision.state, 'party'))
    decision.emit(combatantChanged, { creature: id, acted: false });
  return setOrder(decision, [{ label: 'A breath', who: ids(decision.state, 'party') }]);
}

/** A strike of somebody, its target still blank. */
function strikeOf(campaign: Campaign, actor: string) {
  const side = campaign.fight?.combatants[actor]?.side === 'party' ? 'others' : 'party';
  return {
    label: `${campaign.creatures[actor]?.name ?? actor}: strike`,
    group: 'attack',
    actor,
    command: { type: 'attack' as const, actor },
    needs: [
      {
        name: 'target' as const,
        label: 'Whom',
        kind: 'choice' as const,
        choices: standing(campaign, side).map(named),
      },
    ],
  };
}

/** What somebody does unless told otherwise: a strike. */
function usualAct(campaign: Campaign, actor: string): UsualAct | undefined {
  if (campaign.mode.now !== 'turns') return undefined;
  const offer = strikeOf(campaign, actor);
  const at = offer.needs.flatMap(({ choices }) => choices.map(({ value }) => value));
  return { command: offer.command, aim: { many: false, at }, offer: () => offer };
}

/** A strike for each who may act. */
const attackOffers = (campaign: Campaign) =>
  mayAct(campaign).map((actor, index) => ({
    ...strikeOf(campaign, actor),
    ...(index === 0 ? { main: true } : {}),
  }));

/** Whether the others stay, once half of them are down (LR-7). */
const holds = (decision: Decision): boolean => decision.throwDice('morale', 2, 6).total >= 7;

export const fight: FightRules = {
  opening: [{ id: 'initiative', label: 'Start', begin: rollStart }],
  round: [
    { id: 'turns', label: 'Exchange', begin: exchange },
    { id: 'declare', label: 'Breath', begin: breathe },
  ],
  roundSeconds: 30,
  many: { usualAct },
  moraleReasons: (campaign) =>
    ids(campaign, 'others').length * 2 <= joined(campaign, 'others') ? ['half-down'] : [],
  moraleWords: { 'half-down': 'half of them are down' },
  morale: holds,
  aftermath: ({ party, creatures }) =>
    party.members
      .filter((id) => creatures[id]?.status === 'down')
      .map((id) => ({ id, label: `${creatures[id]?.name ?? id} gets up` })),
  settle: (decision, id) => heal(decision, id, 1, 'on their feet again'),
};

/** What two sixes do. */
const DOUBLES = { twice: 2, none: 1 } as const;

/** What a hit costs, term by term. */
function wound(decision: Decision, struck: Creature, times: number): Term[] {
  const terms = diceTerms(decision.throwDice(`${struck.name} loses grit`, 1, 6));
  const doubled = broughtTo(terms, sumOf(terms) * times, 'two sixes');
  return broughtTo(doubled, Math.max(0, sumOf(doubled) - guardOf(struck)), 'the coat');
}

/** A check of might against the mark; it costs a d6 of grit (LR-4). */
const attack = defineCommand({
  type: 'attack',
  title: 'Strike',
  about: 'A check of might; it costs the other a d6 of grit.',
  when: ['turns'],
  fields: z.strictObject({ type: z.literal('attack'), actor: IdSchema, target: IdSchema }),
  dice: [
    { die: 'd6', for: 'blow' },
    { die: 'd6', for: 'blow' },
  ],
  decide: (decision, { actor, target }) => {
    ableCreature(decision.state, actor, 'actor');
    demandTurn(decision, actor);
    const struck = creatureAt(decision.state, target, 'target');
    if (struck.status !== 'up') throw new Refusal('not-there', `${struck.name} is down already.`, 'target');
    const blow = throwFor(decision, actor, 'might', 'blow');
    const against = numberOf(decision.state, 'mark');
    const hit = blow.total >= against;
    const times = blow.dice.every(([, face]) => face === 6)
      ? DOUBLES[optionOf(decision.state, 'doubles')]
      : 1;
    const terms = hit ? wound(decision, struck, times) : [];
    const damage = sumOf(terms);
    decision.emit(attackMade, {
      actor,
      target,
      weapon: 'Blade',
      total: blow.total,
      against,
      hit,
      damage,
      ...(hit ? { terms } : {}),
      from: struck.hitPoints.now,
      left: Math.max(0, struck.hitPoints.now - damage),
    });
    decision.asDeedOf({ actor }, () => hurt(decision, target, damage, 'a blow'));
    if (decision.state.fight) endTurn(decision, actor);
  },
  offers: attackOffers,
});

const breath = defineCommand({
  type: 'declare',
  title: 'Breathe',
  about: 'Between two rounds: hold the line, or catch a breath for a point of grit.',
  when: ['declare'],
  fields: z.strictObject({
    type: z.literal('declare'),
    actor: IdSchema,
    how: z.enum(['hold', 'breathe']).default('breathe'),
  }),
  decide: (decision, { actor, how }) => {
    demandTurn(decision, actor);
    const { now, max } = creatureAt(decision.state, actor).hitPoints;
    const gained = how === 'breathe' ? Math.min(1, max - now) : 0;
    decision.emit(breathTaken, { actor, how, gained });
    proceed(decision);
  },
  offers: (campaign) =>
    mayAct(campaign).map((actor) => ({
      label: `${campaign.creatures[actor]?.name ?? actor}: breathe`,
      group: 'breath',
      actor,
      command: { type: 'declare', actor },
      main: true,
    })),
});

export const fightCommands = [attack, breath];
