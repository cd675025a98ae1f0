import { z } from 'zod';
import { itemRemoved, statusChanged } from '../../campaign/events/creatures.ts';
import { diceRolled } from '../../campaign/events/campaign.ts';
import { reactionRolled } from '../../campaign/events/meetings.ts';
import { timerEnded, timerStarted } from '../../campaign/events/time.ts';
import { combatantChanged } from '../../campaign/events/fight.ts';
import { find, freshId, IdSchema } from '../../campaign/ids.ts';
import { ableCreature, itemOf } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { partyOf, type Campaign, type Creature } from '../../campaign/state.ts';
import { HOUR, MINUTE } from '../../time/scales.ts';
import { defineCommand, type Decision } from '../contract.ts';
import { isUndead } from './bestiary.ts';
import { check } from './checks.ts';
import { actors } from './fightOffers.ts';
import { afterResistance } from './damage.ts';
import { hurt } from './hitPoints.ts';
import { passive, sheetOf } from './sheet.ts';
import { demandActions, spend } from './turns.ts';
import { TURN } from './words.ts';

interface Cast {
  caster: Creature;
  targets: Creature[];
  /** [L], from 1 (FV-214). */
  level: number;
  spell: string;
}

interface Spell {
  rule: string;
  line: string;
  /** A timer of [L]d6 such spans, in seconds. */
  lasts?: number;
  work?: (decision: Decision, cast: Cast) => void;
}

/** [L]d6 to all, half for those whose DEX withstands 10 + INT; one roll of damage for all (FV-215, FV-216, FV-220, FV-224). */
function blast(decision: Decision, { caster, targets, level, spell }: Cast): void {
  const { total } = decision.throwDice(spell, level, 6);
  decision.emit(diceRolled, {}, `${spell}: ${total} damage.`, { rules: ['FV-216'] });
  for (const target of targets) {
    const dc = passive(sheetOf(caster).monster?.ability ?? sheetOf(caster).stats.int);
    const { success, arithmetic } = check(decision, target, {
      purpose: `${target.name} saves`,
      stat: 'dex',
      dc,
    });
    decision.emit(diceRolled, {}, `${target.name}: ${arithmetic}, ${success ? 'half' : 'all of it'}.`, {
      rules: ['FV-215'],
    });
    const type = spell === 'Fire Ball' ? 'fire' : 'electric';
    const amount = afterResistance(target, success ? Math.floor(total / 2) : total, type);
    hurt(decision, target.id, amount, spell.toLowerCase());
  }
}

/** Turned undead miss their next turn: whole creatures out of [L]d6 hit dice, the weakest first (FV-226). */
function turnUndead(decision: Decision, { targets, level }: Cast): void {
  let { total: left } = decision.throwDice('hit dice turned', level, 6);
  decision.emit(diceRolled, {}, `Up to ${left} hit dice of undead turn away.`, { rules: ['FV-226'] });
  const undead = targets.filter((one) => isUndead(sheetOf(one)));
  for (const target of undead.sort(
    (a, b) => (sheetOf(a).monster?.hitDice ?? 0) - (sheetOf(b).monster?.hitDice ?? 0),
  )) {
    const cost = sheetOf(target).monster?.hitDice ?? 1;
    if (cost > left) break;
    left -= cost;
    if (decision.state.fight?.combatants[target.id])
      decision.emit(combatantChanged, { creature: target.id, acted: true }, `${target.name} turns away.`);
  }
}

/** A friend for hours: the talk goes as with friends (FV-218). */
function charm(decision: Decision, { targets }: Cast): void {
  const names = targets.map(({ name }) => name).join(', ');
  if (decision.state.encounter)
    decision.emit(reactionRolled, { row: 'friendly', label: 'Friendly', total: 20 }, `${names}: charmed.`);
  else
    for (const { id, status } of targets)
      decision.emit(statusChanged, { creature: id, from: status, to: status }, `${names}: charmed.`);
}

/** The ten spells, in the order of their d10 (FV-217 to FV-227). */
export const SPELLS: Readonly<Record<string, Spell>> = {
  Attract: { rule: 'FV-217', line: 'Metal things within ten feet fly together and stick.', lasts: MINUTE },
  Charm: { rule: 'FV-218', line: 'A creature is the caster’s friend for hours.', lasts: HOUR, work: charm },
  'Feather Fall': { rule: 'FV-219', line: 'A fall of so many tens of feet does no harm.' },
  'Fire Ball': { rule: 'FV-220', line: 'Fire in a circle of one pace.', work: blast },
  Knock: { rule: 'FV-221', line: 'One door opens, however it was shut.' },
  Illuminate: { rule: 'FV-222', line: 'Ten feet of light for some turns.', lasts: TURN },
  Levitate: { rule: 'FV-223', line: 'A thing hangs in the air for minutes.', lasts: MINUTE },
  'Lightning Bolt': { rule: 'FV-224', line: 'Lightning in a straight line.', work: blast },
  Shroud: { rule: 'FV-225', line: 'As many as levels become invisible.', lasts: 10 * MINUTE },
  'Turn Undead': { rule: 'FV-226', line: 'Undead turn away and miss a turn.', work: turnUndead },
};
export const SPELL_NAMES = Object.keys(SPELLS) as [string, ...string[]];

/** Spell, its vessel and its span: the vessel is emptied unless a magician keeps it (FV-213). */
export const cast = defineCommand({
  type: 'cast',
  title: 'Cast a spell',
  about:
    'Releases a spell from its vessel; both actions of a turn in a fight. The vessel is spent, except in a magician’s hand.',
  when: ['play', 'notice', 'meeting', 'surprise', 'turns'],
  rules: [
    'FV-213',
    'FV-214',
    'FV-215',
    'FV-216',
    'FV-227',
    'FV-S18',
    ...Object.values(SPELLS).map(({ rule }) => rule),
  ],
  fields: z.strictObject({
    type: z.literal('cast'),
    actor: IdSchema,
    vessel: IdSchema.optional(),
    spell: z.enum(SPELL_NAMES),
    level: z.int().min(1).max(5).default(1),
    targets: z.array(IdSchema).max(60).default([]),
  }),
  decide: (decision, { actor, vessel, spell: name, level, targets }) => {
    const fighting = decision.state.fight !== null;
    if (fighting) demandActions(decision, actor, 2);
    const caster = ableCreature(decision.state, actor, 'actor');
    const magician = sheetOf(caster).feats.includes('Magician');
    const held =
      vessel === undefined
        ? caster.items.find((item) => item.kind === 'spell')
        : itemOf(caster, vessel, 'vessel');
    if (held?.kind !== 'spell')
      throw new Refusal(
        'no-vessel',
        `${caster.name} holds no scroll or book to cast from (FV-213).`,
        'vessel',
      );
    if (level > 1 && !magician)
      throw new Refusal(
        'no-magician',
        'Only a trained magician casts at more than level 1 (FV-213).',
        'level',
      );
    const spell = SPELLS[name];
    if (!spell) throw new Error(`No spell ${name}.`);
    if (name === 'Shroud' && targets.length > level)
      throw new Refusal('too-many', `Shroud hides ${level} at this level (FV-225).`, 'targets');
    const those = targets.map((id, index) => ableCreature(decision.state, id, `targets.${index}`));
    decision.emit(
      diceRolled,
      {},
      `${caster.name} casts ${name} from ${held.name.toLowerCase()}: ${spell.line}`,
      { rules: [spell.rule, 'FV-213'] },
    );
    if (spell.lasts !== undefined) lastFor(decision, caster, name, level, spell.lasts, spell.rule);
    spell.work?.(decision, { caster, targets: those, level, spell: name });
    if (!magician)
      decision.emit(itemRemoved, { creature: actor, item: held }, `${held.name} is spent.`, {
        rules: ['FV-213'],
      });
    if (fighting) spend(decision, actor, 2);
  },
  offers: (campaign) =>
    casters(campaign)
      .filter(({ items }) => items.some(({ kind }) => kind === 'spell'))
      .map((caster) => ({
        label: `${caster.name}: cast a spell`,
        group: 'magic',
        actor: caster.id,
        command: { type: 'cast', actor: caster.id },
        needs: [
          {
            name: 'spell',
            label: 'Spell',
            kind: 'choice' as const,
            choices: SPELL_NAMES.map((value) => ({ value, label: value, detail: SPELLS[value]?.line ?? '' })),
          },
          {
            name: 'targets',
            label: 'At whom',
            kind: 'choice' as const,
            many: true,
            optional: true,
            choices: atHand(campaign).map(({ id, name }) => ({ value: id, label: name })),
          },
        ],
      })),
});

/** Those who may cast now: in a fight whoever has both actions of their turn. */
const casters = (campaign: Campaign): Creature[] =>
  campaign.fight ? actors(campaign, 2).map(({ actor }) => actor) : partyOf(campaign);

/** Those a spell may reach: whoever is met, and the party, as long as they stand. */
const atHand = (campaign: Campaign): Creature[] => [
  ...(campaign.encounter?.creatures ?? []).flatMap((id) => {
    const one = find(campaign.creatures, id);
    return one?.status === 'up' ? [one] : [];
  }),
  ...partyOf(campaign),
];

/** A lasting spell is held by concentration, one at a time: a new one lets the old one go (FV-S18). */
function lastFor(
  decision: Decision,
  caster: Creature,
  name: string,
  level: number,
  span: number,
  rule: string,
): void {
  for (const timer of Object.values(decision.state.timers))
    if (timer.creature === caster.id && timer.own['spell'] === true)
      decision.emit(timerEnded, { timer, due: false }, `${caster.name} lets ${timer.name} go.`, {
        rules: ['FV-S18'],
      });
  const { total } = decision.throwDice(`${name} lasts`, level, 6);
  const { clock, timers } = decision.state;
  decision.emit(
    timerStarted,
    {
      timer: {
        id: freshId(name, 'spell', timers),
        name,
        kind: 'countdown',
        order: 'condition',
        dueAt: clock + total * span,
        creature: caster.id,
        own: { spell: true },
      },
    },
    `${name} lasts ${Math.round((total * span) / MINUTE)} minutes.`,
    { rules: [rule] },
  );
}
