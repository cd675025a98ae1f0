import { z } from 'zod';
import { assign, undrafted } from '../drafted.ts';
import { defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import { draftOf, present } from '../lookup.ts';
import { phaseOf } from '../mode/mode.ts';
import { TermSchema } from './terms.ts';
import {
  CombatantSchema,
  ConditionSchema,
  CreatureSchema,
  FightSchema,
  PHASES,
  SlotSchema,
  type Campaign,
  type Fight,
} from '../state.ts';

const fightOf = (campaign: Campaign): Fight => present(campaign.fight, 'the fight');
const phase = z.enum(PHASES);

/** A fight began; `phase` is the one that it opens with. */
export const fightBegan = defineEvent(
  'fight-began',
  'players',
  { fight: FightSchema, phase },
  (campaign, event) => {
    campaign.fight = event.fight;
    campaign.mode.now = event.phase;
  },
);

/** The next phase of the fight. */
export const phaseBegan = defineEvent('phase-began', 'players', { phase }, (campaign, event) => {
  campaign.mode.now = event.phase;
});

/** A new round began; no one has acted in it yet. */
export const roundBegan = defineEvent('round-began', 'players', { round: z.int() }, (campaign, { round }) => {
  const fight = fightOf(campaign);
  fight.round = round;
  for (const [id, { acted, aim }] of Object.entries(undrafted(fight.combatants))) {
    if (acted) present(fight.combatants[id], id).acted = false;
    if (aim !== undefined) delete present(fight.combatants[id], id).aim;
  }
});

/** Some are about to strike those whose players are asked something first; it says who strikes whom. */
export const aimsTaken = defineEvent(
  'aims-taken',
  'players',
  { aims: z.record(IdSchema, IdSchema), why: z.string() },
  (campaign, { aims }) => {
    const { combatants } = fightOf(campaign);
    for (const [id, target] of Object.entries(aims)) present(combatants[id], id).aim = target;
  },
);

/** Who acts in which order in this phase; those in one slot act together. */
export const orderSet = defineEvent(
  'order-set',
  'players',
  { slots: z.array(SlotSchema) },
  (campaign, { slots }) => {
    const fight = fightOf(campaign);
    fight.slots = slots;
    fight.slot = 0;
  },
);

/** The next combatants in the order act, given by the number of their slot. */
export const slotBegan = defineEvent(
  'slot-began',
  'players',
  { slot: z.int().min(0) },
  (campaign, { slot }) => {
    fightOf(campaign).slot = slot;
  },
);

/** A creature joined the current fight. */
export const combatantJoined = defineEvent(
  'combatant-joined',
  'players',
  { creature: IdSchema, combatant: CombatantSchema },
  (campaign, { creature, combatant }) => {
    fightOf(campaign).combatants[creature] = combatant;
  },
);

/** A combatant’s turn changed or ended; `details` is merged into what the system keeps of the combatant. */
export const combatantChanged = defineEvent(
  'combatant-changed',
  'players',
  {
    creature: IdSchema,
    acted: z.boolean().optional(),
    details: z.record(z.string(), z.json()).optional(),
    /** Figures that they no longer have. */
    gone: z.array(z.string()).optional(),
  },
  (campaign, { creature, acted, details, gone = [] }) => {
    const combatant = present(fightOf(campaign).combatants[creature], creature);
    if (acted !== undefined) combatant.acted = acted;
    if (details) assign(combatant.details, details);
    for (const one of gone) Reflect.deleteProperty(combatant.details, one);
  },
);

/** The fight has another leader, or other figures of the system’s own; they are merged. */
export const fightChanged = defineEvent(
  'fight-changed',
  'referee',
  { leader: IdSchema.optional(), details: z.record(z.string(), z.json()).optional() },
  (campaign, { leader, details }) => {
    const fight = fightOf(campaign);
    if (leader) fight.leader = leader;
    assign(fight.details, details);
  },
);

/** A blow at one target. `damage` is what got through; figures that a system does not have are left out. */
export const attackMade = defineEvent('attack-made', 'players', {
  actor: IdSchema,
  target: IdSchema.optional(),
  weapon: z.string().optional(),
  /** What was rolled to hit, with all that counts, and what it had to reach. */
  total: z.int().optional(),
  against: z.int().optional(),
  hit: z.boolean(),
  /** The sum of the damage dice with what is added to them, and its type. */
  thrown: z.int().optional(),
  damageType: z.string().optional(),
  /** What armour took off. */
  armour: z.int().min(0).optional(),
  damage: z.int().min(0),
  /** All that made the damage, which is their sum; a blow that missed has none. */
  terms: z.array(TermSchema).optional(),
  /** Why it did nothing, where neither roll nor terms say so: “a 1 misses”. */
  idle: z.string().optional(),
  /** Hit points before and after it. */
  from: z.int().optional(),
  left: z.int().optional(),
});

/** What a blow took is given back; all figures are those that hold then. `gained` and `lost` are what the blow had done. */
export const blowTakenBack = defineEvent(
  'blow-taken-back',
  'players',
  {
    creature: IdSchema,
    actor: IdSchema,
    /** The number of the blow’s line. */
    blow: z.int(),
    from: z.int(),
    to: z.int(),
    max: z.int().min(0),
    status: CreatureSchema.shape.status.unwrap().optional(),
    sheet: CreatureSchema.shape.sheet,
    gained: z.array(IdSchema),
    lost: z.array(ConditionSchema),
    timers: z.array(IdSchema),
  },
  (campaign, { creature: id, to, max, status, sheet, gained, lost, timers }) => {
    const creature = draftOf(campaign, id);
    creature.hitPoints.now = to;
    creature.hitPoints.max = max;
    if (status) creature.status = status;
    assign(creature.sheet, sheet);
    if (gained.length + lost.length > 0)
      creature.conditions = [...creature.conditions.filter((one) => !gained.includes(one.id)), ...lost];
    for (const timer of timers) Reflect.deleteProperty(campaign.timers, timer);
  },
);

/** The others must check morale, for `reasons` by their ids: the fight waits and then continues in the same phase. */
export const moraleCalled = defineEvent(
  'morale-called',
  'players',
  { reasons: z.array(z.string()) },
  (campaign, { reasons }) => {
    const fight = fightOf(campaign);
    fight.moraleDue = reasons;
    fight.moraleSeen.push(...reasons);
    const phase = phaseOf(campaign);
    if (phase) campaign.mode.phase = phase;
    campaign.mode.now = 'morale';
  },
);

/** The others keep fighting, or those still standing flee. */
export const moraleChecked = defineEvent('morale-checked', 'players', { held: z.boolean() }, (campaign) => {
  const fight = fightOf(campaign);
  fight.moraleDue = [];
  fight.moraleChecks += 1;
  const { mode } = campaign;
  mode.now = mode.phase ?? mode.now;
  delete mode.phase;
});

/** How a fight ends: the others are out of it, the whole party is, the party fled, or none of these. */
export const ENDS = ['won', 'lost', 'fled', 'over'] as const;
export type EndOfFight = (typeof ENDS)[number];

/** The fight is over; `aftermath` is what is left to settle. */
export const fightEnded = defineEvent(
  'fight-ended',
  'players',
  {
    /** In words, which the referee may have chosen. */
    outcome: z.string(),
    aftermath: FightSchema.shape.aftermath.unwrap(),
    /** How it ended by the state of both sides, whatever `outcome` says. */
    how: z.enum(ENDS).optional(),
    /** What became of each combatant; `left` are hit points, of the others only where they lost some. */
    became: z
      .array(
        z.object({
          creature: IdSchema,
          side: CombatantSchema.shape.side,
          status: CreatureSchema.shape.status.unwrap(),
          left: z.int().optional(),
        }),
      )
      .optional(),
  },
  (campaign, { outcome, aftermath }) => {
    const fight = fightOf(campaign);
    campaign.mode.now = 'aftermath';
    delete campaign.mode.phase;
    fight.outcome = outcome;
    fight.aftermath = aftermath;
  },
);

/** A line of the aftermath is settled. */
export const aftermathSettled = defineEvent(
  'aftermath-settled',
  'players',
  { line: z.string() },
  (campaign, { line }) => {
    const task = fightOf(campaign).aftermath.find((one) => one.id === line);
    if (task) task.done = true;
  },
);

export const fightEvents = [
  fightBegan,
  phaseBegan,
  roundBegan,
  orderSet,
  slotBegan,
  combatantJoined,
  combatantChanged,
  aimsTaken,
  fightChanged,
  attackMade,
  blowTakenBack,
  moraleCalled,
  moraleChecked,
  fightEnded,
  aftermathSettled,
];
