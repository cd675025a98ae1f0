import { z } from 'zod';
import { detailsChanged } from '../../../campaign/events/campaign.ts';
import { find } from '../../../campaign/ids.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { creditFor, creditLeft, institutionLevel } from './institutions.ts';
import { rulingOf } from '../rulings.ts';
import { detailsOf, type Institution } from '../sheet/sheet.ts';

const NameSchema = z.string().trim().min(1).max(100);

/** An institution by its name; refuses `unknown-institution`. */
function institutionAt(campaign: Campaign, name: string, field: string): Institution {
  const institution = find(detailsOf(campaign).institutions, name);
  if (!institution) throw new Refusal('unknown-institution', `There is no institution “${name}”.`, field);
  return institution;
}

/** What an institution has left of its own yield for another: none for itself, nor of what others share with it (FV-181). */
function leftFor({ state }: Decision, name: string, into: string): number {
  const institution = institutionAt(state, name, 'institution');
  const left = creditLeft(state, name);
  if (into === name)
    throw new Refusal('own-capital', 'Only work in a massive institution reinvests in itself.', 'into');
  if (institutionAt(state, into, 'into').owner !== institution.owner)
    throw new Refusal('not-owner', `${into} is not of the same owner.`, 'into');
  const yields = creditFor(institution.capital, rulingOf(state, 'institution-levels'));
  return Math.min(left, Math.max(0, yields - (institution.spent ?? 0)));
}

/** Credit becomes capital of another institution, a point for a crown (FV-181). */
function reinvest({ state }: Decision, into: string, crowns: number): { to: Institution; words: string } {
  const was = institutionAt(state, into, 'into');
  const capital = was.capital + crowns;
  const { title } = institutionLevel(capital, rulingOf(state, 'institution-levels'));
  return { to: { ...was, capital }, words: `${into}, ${capital} in all: ${title}` };
}

/** Credit is spent on gear, people and other institutions of its owner, and does not keep beyond the tennite (FV-181, FV-S25). */
const spendCredit = defineCommand({
  type: 'spend-credit',
  title: 'Spend an institution’s credit',
  about:
    'Equipment, hirelings or the capital of another institution of the same owner, out of what one yields this tennite; what is left is lost with it.',
  when: ['downtime', 'closed', 'world'],
  fields: z.strictObject({
    type: z.literal('spend-credit'),
    institution: NameSchema,
    crowns: z.int().min(1).max(100_000),
    what: z.string().trim().max(300).default(''),
    into: NameSchema.optional(),
  }),
  decide: (decision, { institution: name, crowns, what, into }) => {
    const { institutions } = detailsOf(decision.state);
    const institution = institutionAt(decision.state, name, 'institution');
    if (what === '' && into === undefined)
      throw new Refusal('bad-field', 'Say what it is spent on (FV-181).', 'what');
    const left = into === undefined ? creditLeft(decision.state, name) : leftFor(decision, name, into);
    if (crowns > left)
      throw new Refusal(
        'no-credit',
        `${name} has ${left} crowns of credit left this tennite (FV-181).`,
        'crowns',
      );
    const gains = into === undefined ? undefined : { into, ...reinvest(decision, into, crowns) };
    const spent = (institution.spent ?? 0) + crowns;
    decision.emit(
      detailsChanged,
      {
        to: {
          institutions: {
            ...institutions,
            [name]: { ...institution, spent },
            ...(gains ? { [gains.into]: gains.to } : {}),
          },
        },
      },
      `${name} pays ${crowns} crowns for ${gains?.words ?? what}; ${left - crowns} of its credit left.`,
      { rules: ['FV-181'] },
    );
  },
});

export const creditCommands = [spendCredit];
