import { z } from 'zod';
import { assign } from '../../../campaign/drafted.ts';
import { defineEvent } from '../../../campaign/event.ts';
import { find, IdSchema } from '../../../campaign/ids.ts';
import { draftItem, draftOf, present } from '../../../campaign/lookup.ts';
import type { Campaign, Combatant } from '../../../campaign/state.ts';
import { ACTIONS, declaredFields, freshCombatTurn, type CombatTurn } from '../fight/combatant.ts';
import { partOf } from './parts.ts';

const actor = IdSchema;
const creature = IdSchema;
const round = z.int().min(0);

const combatantOf = ({ fight }: Campaign, id: string): Combatant =>
  present(fight && find(fight.combatants, id), id);

const keep = (campaign: Campaign, id: string, turn: Partial<CombatTurn>): void => {
  assign(combatantOf(campaign, id).details, turn);
};

/** A round begins: everyone chooses an action, except those who are surprised. */
export const decisionsOpened = defineEvent(
  'decisions-opened',
  'players',
  {
    caught: z.array(IdSchema),
    /** Who has not been awake since before the fight; left out if everybody has. */
    asleep: z.array(IdSchema).optional(),
  },
  (campaign, { asleep = [] }) => {
    for (const [id, { details }] of Object.entries(campaign.fight?.combatants ?? {}))
      assign(details, { ...freshCombatTurn, asleep: asleep.includes(id) });
  },
);

/** A combatant chose the action of the round, or reevaluated. */
export const actionDeclared = defineEvent(
  'action-declared',
  'players',
  { actor, ...declaredFields, reevaluated: z.boolean() },
  (campaign, { actor: id, reevaluated, ...declared }) => {
    keep(campaign, id, { declared });
    if (!reevaluated) combatantOf(campaign, id).acted = true;
  },
);

/** A combatant rolled initiative with the die of the chosen action; the earlier count is added. */
export const initiativeRolled = defineEvent(
  'initiative-rolled',
  'players',
  { actor, die: z.string(), roll: z.int(), added: z.int(), total: z.int() },
  (campaign, { actor: id, die, total }) => {
    keep(campaign, id, { count: total, die });
    combatantOf(campaign, id).acted = false;
  },
);

/** What each action changes for the rest of the round. */
const LEFT_BEHIND: Partial<Record<(typeof ACTIONS)[number], (now: number) => Partial<CombatTurn>>> = {
  defend: (now) => ({ defendsSince: now }),
  run: (now) => ({ runsIn: now }),
  help: (now) => ({ helpedIn: now }),
};

/** A combatant took the action of the turn; an item that was fetched is in hand. */
export const actionTaken = defineEvent(
  'action-taken',
  'players',
  {
    actor,
    action: z.enum(ACTIONS),
    round,
    target: IdSchema.optional(),
    task: z.string().optional(),
    item: IdSchema.optional(),
    walkedFirst: z.int().min(0),
  },
  (campaign, { actor: id, action, round: now, item, walkedFirst }) => {
    keep(campaign, id, { actedIn: now, walkedFirst, ...LEFT_BEHIND[action]?.(now) });
    if (action === 'retrieve' && item !== undefined) draftItem(campaign, id, item).inUse = true;
  },
);

/** A combatant moved, or stood up at a cost of squares. */
export const moved = defineEvent(
  'moved',
  'players',
  {
    actor,
    squares: z.int().min(0),
    /** Squares moved this turn, these included. */
    walked: z.int().min(0),
    towards: IdSchema.optional(),
    stoodUp: z.boolean().default(false),
  },
  (campaign, { actor: id, walked }) => {
    keep(campaign, id, { walked });
  },
);

/** A technique was used; `left` are the dice not spent yet. */
export const techniqueUsed = defineEvent(
  'technique-used',
  'players',
  {
    actor,
    technique: z.string(),
    dice: z.int(),
    die: z.string(),
    left: z.int().min(0),
    words: z.string().optional(),
    /** Whom it was used on, where somebody was named. */
    targets: z.array(IdSchema).optional(),
  },
  (campaign, { actor: id, left }) => {
    assign(partOf(draftOf(campaign, id).sheet, 'technique'), { now: left });
  },
);

/** Armour absorbed some damage; `soaked` is all that it has absorbed this round. */
export const damageSoaked = defineEvent(
  'damage-soaked',
  'players',
  { creature, points: z.int().min(1), soaked: z.int().min(1), round },
  (campaign, { creature: id, soaked, round: now }) => {
    keep(campaign, id, { soaked, soakedIn: now });
  },
);

/** A Defend action ended. */
export const defenceEnded = defineEvent(
  'defence-ended',
  'players',
  { creature },
  (campaign, { creature: id }) => {
    keep(campaign, id, { defendsSince: null });
  },
);

/** A combatant bleeds this round. */
export const bled = defineEvent(
  'bled',
  'players',
  { creature, round },
  (campaign, { creature: id, round: now }) => {
    keep(campaign, id, { bledIn: now });
  },
);

/** A character drew an item or put it away. */
export const itemDrawn = defineEvent(
  'item-drawn',
  'players',
  { actor, item: IdSchema, away: z.boolean() },
  (campaign, { actor: id, item, away }) => {
    draftItem(campaign, id, item).inUse = !away;
  },
);

export const fightEvents = [
  decisionsOpened,
  actionDeclared,
  initiativeRolled,
  actionTaken,
  moved,
  techniqueUsed,
  damageSoaked,
  defenceEnded,
  bled,
  itemDrawn,
];
