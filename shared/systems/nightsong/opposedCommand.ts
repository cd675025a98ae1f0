import { z } from 'zod';
import { find, IdSchema } from '../../campaign/ids.ts';
import { ableCreature } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { partyOf } from '../../campaign/state.ts';
import { choiceOf } from '../../campaign/offer.ts';
import { defineCommand } from '../contract.ts';
import { abilityBlank, characterChoices, edgeBlank } from './blanks.ts';
import { checkMade, EdgeSchema, edgeFrom, edgeInWords, groundsOf, payFocus, remember } from './checks.ts';
import { hindered } from './conditions.ts';
import { ABILITY_NAMES, AbilitySchema, sheetOf, signed } from './sheet.ts';

/** Two against each other; one d20 a side, alone as well; a chase is one of DEX (NS-23, NS-R10, NS-S10). */
export const opposedCommand = defineCommand({
  type: 'opposed-check',
  title: 'Opposed Check',
  about: 'Two against each other: both roll, the higher total wins, equal totals are thrown again.',
  when: ['session'],
  rules: ['NS-23', 'NS-R10', 'NS-S10'],
  fields: z.strictObject({
    type: z.literal('opposed-check'),
    creature: IdSchema,
    ability: AbilitySchema,
    edge: EdgeSchema.default('normal'),
    focus: z.boolean().default(false),
    against: IdSchema,
    againstAbility: AbilitySchema.optional(),
    againstEdge: EdgeSchema.default('normal'),
    againstFocus: z.boolean().default(false),
    about: z.string().trim().max(200).default(''),
  }),
  decide: (decision, command) => {
    const { state } = decision;
    if (command.creature === command.against)
      throw new Refusal(
        'bad-field',
        'An opposed Check needs two who are against each other (NS-23).',
        'against',
      );
    const sides = [
      {
        who: ableCreature(state, command.creature),
        ability: command.ability,
        edge: command.edge,
        focus: command.focus,
      },
      {
        who: ableCreature(state, command.against, 'against'),
        ability: command.againstAbility ?? command.ability,
        edge: command.againstEdge,
        focus: command.againstFocus,
      },
    ].map((side) => {
      const grounds = groundsOf(side.edge);
      if (hindered(side.who, side.ability)) grounds.against.push('a condition');
      if (side.focus) payFocus(decision, side.who.id, grounds);
      return { ...side, grounds, score: sheetOf(side.who)[side.ability] };
    });
    remember(decision, null);
    for (;;) {
      const totals = sides.map(({ who, ability, grounds, score }) => {
        const { total } = decision.throwEdge(
          `${who.name}, ${ABILITY_NAMES[ability]}`,
          20,
          edgeFrom(grounds),
          score,
        );
        const line = `${who.name} ${total - score} ${signed(score)} = ${total}${edgeInWords(grounds)}`;
        return { who, ability, total, line };
      });
      const [one, other] = totals;
      if (!one || !other) throw new Error('An opposed Check has two sides.');
      const draw = one.total === other.total;
      const winner = one.total > other.total ? one : other;
      decision.emit(
        checkMade,
        {
          creature: one.who.id,
          ability: one.ability,
          dr: other.total,
          outcome: winner === one ? 'success' : 'failure',
        },
        `Opposed Check${command.about ? ` (${command.about})` : ''}: ${one.line}; ${other.line}. ${draw ? 'A tie; again.' : `${winner.who.name} wins.`}`,
        { rules: ['NS-23'] },
      );
      if (!draw) return;
    }
  },
  offers: (campaign) => {
    const strangers = (campaign.encounter?.creatures ?? [])
      .map((id) => find(campaign.creatures, id))
      .filter((one) => one?.status === 'up')
      .filter((one) => one !== undefined);
    if (strangers.length === 0 || partyOf(campaign).length === 0) return [];
    const sides = [characterChoices(campaign), choiceOf(strangers, 'against', 'Against whom')];
    const offer = { group: 'checks', command: { type: 'opposed-check' } };
    return [
      { ...offer, label: 'Opposed Check', needs: [...sides, abilityBlank, edgeBlank] },
      {
        label: 'A chase',
        detail: 'opposed, DEX',
        group: 'checks',
        command: { type: 'opposed-check', ability: 'dex', about: 'a chase' },
        needs: [...sides, edgeBlank],
      },
    ];
  },
});
