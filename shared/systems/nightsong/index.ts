import type { EventKind } from '../../campaign/event.ts';
import { dateOf } from '../../time/calendar.ts';
import { find } from '../../campaign/ids.ts';
import type { Campaign, Creature } from '../../campaign/state.ts';
import type { Summary, System } from '../contract.ts';
import { derived } from './sheet/derived.ts';
import { figures, itemLine } from './sheet/figures.ts';
import { actCommands } from './fight/actCommands.ts';
import { attackCommand } from './fight/attackCommand.ts';
import { bestiary, creatureOf } from './people/bestiary.ts';
import { castCommand } from './magic/castCommand.ts';
import { characterCommands } from './people/characterCommands.ts';
import { checkCommands } from './checks/checkCommands.ts';
import { checkMade } from './checks/checks.ts';
import { coreRules } from './coreRules.ts';
import { dangerArrives } from './road/dangers.ts';
import { dangerCommand } from './road/dangerCommand.ts';
import { dieGuards } from './gear/dieGuards.ts';
import { dues } from './rest/dues.ts';
import { odds, siteTurn } from './road/encounters.ts';
import { fateCommands } from './fate/fateCommands.ts';
import { fateAsked } from './fate/fate.ts';
import { fightRules } from './fight/fight.ts';
import { focusCommands, loseFocus, refillFocus } from './checks/focusCommands.ts';
import { gearCommand } from './gear/gearCommand.ts';
import { harmCommands } from './harm/harmCommands.ts';
import { die, dyingTimer, heal, hurt } from './harm/hitPoints.ts';
import { gearNamed } from './gear/gear.ts';
import { opposedCommand } from './checks/opposedCommand.ts';
import { reaction } from './people/reaction.ts';
import { restCommands } from './rest/restCommands.ts';
import { rules } from './rules.ts';
import { rulingOf, rulings, settled } from './rulings.ts';
import {
  ABILITIES,
  burdened,
  capacity,
  DetailsSchema,
  sheetOf,
  SheetSchema,
  signed,
  slotsUsed,
} from './sheet/sheet.ts';
import { sample } from './sample/sample.ts';
import { shardCommand } from './magic/shardCommand.ts';
import { sidesCommands } from './fight/surpriseCommand.ts';
import { suppliesCommands } from './gear/suppliesCommands.ts';
import { tables } from './road/tables.ts';
import { travel } from './road/travel.ts';
import { verdictCommand } from './checks/verdictCommand.ts';
import { calendar, PACES, scales, words } from './words.ts';
import { wear } from './gear/stepDice.ts';

/** What stands on the party's line: a character's abilities, slots (NS-38), Focus, what weighs on them. */
function summary(creature: Creature, campaign: Campaign): Summary {
  const sheet = sheetOf(creature);
  const { focus, dyingRounds, resolve } = sheet;
  const dying = dyingTimer(campaign, creature.id);
  const minutes = dying?.dueAt === undefined ? undefined : Math.ceil((dying.dueAt - campaign.clock) / 60);
  const player = creature.kind === 'character';
  const used = slotsUsed(campaign, creature);
  const over = player && used > capacity(creature);
  return {
    line: player
      ? ABILITIES.map((one) => `${one.toUpperCase()} ${signed(sheet[one])}`).join(', ')
      : `${creature.hitPoints.now} of ${creature.hitPoints.max} HP`,
    ...(player ? { slots: { used, total: capacity(creature), bad: burdened(creature) } } : {}),
    ...(rulingOf(campaign, 'too-much-gear') === 'is not taken' ? {} : { overfull: true }),
    marks: [
      ...(focus > 0 ? [`focus ${focus}`] : []),
      ...(player ? [] : [`resolve ${signed(resolve)}`]),
      ...(dyingRounds === null ? [] : [`dying, ${dyingRounds} rounds`]),
      ...(minutes === undefined ? [] : [`dying, ${minutes} minutes`]),
      ...(over ? ['over-full: must drop something'] : []),
      ...creature.conditions.map(({ name }) => name.toLowerCase()),
      ...creature.items
        .filter((item) => item.fullDie && item.die === 0)
        .map(({ kind, name }) => `${name.toLowerCase()} ${kind === 'spell' ? 'drained' : 'broken'}`),
    ],
  };
}

const SHINES = ['Torch', 'Lantern'] as const;

/** A light burns by its step die, thrown at the end of each Turn or of a longer span (NS-34, NS-R1). */
function lightOf(
  { name, die: left }: { name: string; die?: number | undefined },
  campaign: Campaign,
): ReturnType<System['lightOf']> {
  const sort = SHINES.find((one) => name.toLowerCase().includes(one.toLowerCase()));
  const sides = left ?? (sort && gearNamed(sort)?.die);
  return sides ? { kind: 'die', die: sides, every: PACES[rulingOf(campaign, 'light-pace')] } : undefined;
}

/** "2 of 4 watches gone" */
function dayBudget({ clock }: Campaign): string {
  const { hour } = dateOf(calendar, clock);
  return `${Math.floor(((hour - calendar.dayStart + 24) % 24) / 6)} of 4 watches gone`;
}

/** Nightsong: watches, step dice, the Die of Fate, sides that take turns. */
export const nightsong: System = {
  id: 'nightsong',
  name: 'Nightsong',
  credit: {
    by: 'the makers of Nightsong',
    licence: 'free rules text; this is an independent tool that restates rules in its own words',
    note: 'Bestiary, gear beyond the samples, spells and all rulings are our own.',
  },
  words,
  scales,
  calendar,
  rulings,
  settled,
  sheet: SheetSchema,
  details: { schema: DetailsSchema, start: { lastRoll: null, besides: [], lost: null } },
  events: [fateAsked, checkMade] as unknown as readonly EventKind[],
  commands: [
    ...characterCommands,
    verdictCommand,
    ...checkCommands,
    opposedCommand,
    ...focusCommands,
    ...fateCommands,
    ...restCommands,
    ...suppliesCommands,
    gearCommand,
    shardCommand,
    castCommand,
    attackCommand,
    ...actCommands,
    ...sidesCommands,
    ...harmCommands,
    dangerCommand,
    ...dieGuards,
  ],
  rules,
  coreRules,
  sample,
  conditionSlots: 1,
  fight: fightRules,
  reaction,
  tables,
  statBlocks: bestiary,
  creatureOf,
  travel,
  siteTurn,
  odds,
  hurt,
  heal,
  wear,
  lightOf,
  duskIn: (campaign) => rulingOf(campaign, 'dark-hour'),
  dues,
  timerDue: (decision, timer) => {
    if (timer.details['dying'] === true && timer.creature && find(decision.state.creatures, timer.creature))
      die(decision, timer.creature);
    dangerArrives(decision, timer);
  },
  sessionOpens: refillFocus,
  sessionCloses: loseFocus,
  summary,
  figures,
  derived,
  itemLine,
  dayBudget,
};
