import { z } from 'zod';
import { timerStarted } from '../../../campaign/events/time.ts';
import { find, freshId, IdSchema, severalIds } from '../../../campaign/ids.ts';
import { ableCreature, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { counted } from '../../../text/words.ts';
import { MINUTE } from '../../../time/scales.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by, ruleOf } from '../cite.ts';
import { spellCast, spellHeld, vesselSpent } from '../events/magic.ts';
import { actors } from '../fight/fightOffers.ts';
import { demandSkills, isAttuned, sheetOf } from '../sheet/sheet.ts';
import { SPELL_NAMES, SPELLS, type Spell } from './spellList.ts';
import type { Cast } from './cast.ts';
import { endSpells, stopSpell } from './spells.ts';
import { demandActions, spend } from '../fight/turns.ts';
import { itemDetail } from '../sheet/details.ts';

/** The one spell that a vessel holds, where it was rolled; else it is whichever is cast from it (FV-227). */
const spellIn = (vessel: Item): string | undefined => itemDetail(vessel, 'spell');

const holds = (vessel: Item, spell: string): boolean => (spellIn(vessel) ?? spell) === spell;

/** What someone can cast out of the vessels at hand. */
const spellsOf = ({ items }: Creature): string[] => {
  const vessels = items.filter(({ kind }) => kind === 'spell');
  return SPELL_NAMES.filter((name) => vessels.some((vessel) => holds(vessel, name)));
};

/** Spell, its level, its vessel and its span: the vessel is emptied unless a magician keeps it (FV-213, FV-214). */
const cast = defineCommand({
  type: 'cast',
  title: 'Cast spell',
  about:
    'Casts a spell from a scroll or book. In a fight it takes both actions. The scroll or book is used up, unless the caster is a magician.',
  when: ['play', 'notice', 'meeting', 'surprise', 'turns'],
  fields: z.strictObject({
    type: z.literal('cast'),
    actor: IdSchema,
    vessel: IdSchema.optional(),
    spell: z.enum(SPELL_NAMES),
    level: z.int().min(1).max(5).default(1),
    targets: severalIds(60, 0).default([]),
    skilled: z.boolean().default(false),
    /** Targets whose skill fits withstanding it. */
    skilledTargets: z.array(IdSchema).max(60).default([]),
    /** The charmed one speaks for all who are met. */
    speaks: z.boolean().default(false),
  }),
  decide: (decision, { actor, vessel, spell: name, level, targets, skilled, skilledTargets, speaks }) => {
    const fighting = decision.state.fight !== null;
    if (fighting) demandActions(decision, actor, 2);
    const caster = ableCreature(decision.state, actor, 'actor');
    const magician = sheetOf(caster).feats.includes('Magician');
    const held =
      vessel === undefined
        ? caster.items.find((item) => item.kind === 'spell' && holds(item, name))
        : itemOf(caster, vessel, 'vessel');
    if (held?.kind !== 'spell')
      throw new Refusal('no-vessel', `${caster.name} has no scroll or book to cast from (FV-213).`, 'vessel');
    if (!holds(held, name))
      throw new Refusal(
        'other-spell',
        `${held.name} holds ${spellIn(held) ?? 'another spell'} (FV-227).`,
        'spell',
      );
    if (level > 1 && !magician)
      throw new Refusal(
        'no-magician',
        'Only a trained magician can cast above level 1. Lower the level (FV-213).',
        'level',
      );
    demandSkills(caster, skilled);
    const spell = SPELLS[name];
    if (!spell) throw new Error(`No spell ${name}.`);
    const most = spell.most?.(level) ?? targets.length;
    if (targets.length > most)
      throw new Refusal(
        'too-many',
        `${name} affects ${counted(most, 'target')} at this level. Choose fewer (${ruleOf(decision, spell.rule)}).`,
        'targets',
      );
    const those = targets.map((id, index) => ableCreature(decision.state, id, `targets.${index}`));
    decision.emit(
      spellCast,
      { actor, spell: name, level, item: held.id, targets },
      by(decision, spell.rule, 'vessel'),
    );
    const made = {
      caster,
      targets: those,
      level,
      spell: name,
      skilledTargets,
      speaks,
      skilled: skilled || isAttuned(caster, held),
    };
    const took = spell.work?.(decision, made) ?? true;
    if (took && spell.lasts !== undefined) {
      const clock = lastFor(decision, made, spell, spell.lasts);
      spell.leaves?.(decision, made, clock);
    }
    if (!magician) decision.emit(vesselSpent, { creature: actor, item: held.id });
    if (fighting) spend(decision, actor, 2);
  },
  offers: (campaign) =>
    casters(campaign)
      .filter((caster) => spellsOf(caster).length > 0)
      .map((caster) => ({
        label: `${caster.name}: cast spell…`,
        group: 'magic',
        actor: caster.id,
        command: { type: 'cast', actor: caster.id },
        needs: [
          {
            name: 'spell',
            label: 'Spell',
            kind: 'choice' as const,
            choices: spellsOf(caster).map((value) => ({
              value,
              label: value,
              detail: SPELLS[value]?.line ?? '',
            })),
          },
          {
            name: 'targets',
            label: 'Targets',
            kind: 'choice' as const,
            many: true,
            optional: true,
            choices: atHand(campaign).map(({ id, name }) => ({ value: id, label: name })),
          },
          ...(several(campaign) && spellsOf(caster).includes('Charm')
            ? [{ name: 'speaks' as const, label: 'The charmed creature speaks for the others', ...UNTICKED }]
            : []),
        ],
      })),
});

const UNTICKED = { kind: 'check' as const, value: false, optional: true };

const several = ({ encounter }: Campaign): boolean => (encounter?.creatures.length ?? 0) > 1;

/** Those who may cast now: in a fight those who have both actions of their turn. */
const casters = (campaign: Campaign): readonly Creature[] =>
  campaign.fight ? actors(campaign, 2).map(({ actor }) => actor) : partyOf(campaign);

/** Those a spell may reach: those who are met, and the party, as long as they stand. */
const atHand = (campaign: Campaign): Creature[] => [
  ...(campaign.encounter?.creatures ?? []).flatMap((id) => {
    const one = find(campaign.creatures, id);
    return one?.status === 'up' ? [one] : [];
  }),
  ...partyOf(campaign),
];

/** Lasting spells are held by concentration, one at a time: a new one lets the old one go. Gives back the clock’s id. */
function lastFor(
  decision: Decision,
  { caster, level, spell: name }: Cast,
  { rule, light = false }: Spell,
  span: number,
): string {
  endSpells(decision, caster.id);
  const { total } = decision.throwDice(`${name} lasts`, level, 6);
  const { clock, timers } = decision.state;
  const id = freshId(name, 'spell', timers);
  decision.emit(
    timerStarted,
    {
      timer: {
        id,
        name,
        kind: 'countdown',
        order: light ? 'light' : 'condition',
        dueAt: clock + total * span,
        creature: caster.id,
        details: { spell: true },
      },
    },
    by(decision, rule),
  );
  const minutes = Math.round((total * span) / MINUTE);
  decision.emit(spellHeld, { actor: caster.id, spell: name, timer: id, minutes }, by(decision, rule));
  return id;
}

export const magicCommands = [cast, stopSpell];
