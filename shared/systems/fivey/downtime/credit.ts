import { z } from 'zod';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { creditSpent } from '../events/downtime.ts';
import type { Institution } from '../sheet/sheet.ts';
import { creditLeft, institutionLevel, institutionNamed } from './institutions.ts';

const NameSchema = z.string().trim().min(1).max(100);

/** An institution by its name; refuses `unknown-institution`. */
function institutionAt(campaign: Campaign, name: string, field: string): Institution {
  const institution = institutionNamed(campaign, name);
  if (!institution) throw new Refusal('unknown-institution', `There is no institution “${name}”.`, field);
  return institution;
}

/** Capital of another institution of the same owner after a point for each crown (FV-181). Refuses `own-capital` and `not-owner`. */
function reinvested(
  { state }: Decision,
  from: string,
  into: string,
  crowns: number,
): { into: string; capital: number; title: string } {
  if (into === from)
    throw new Refusal('own-capital', 'Only work in a massive institution reinvests in itself.', 'into');
  const other = institutionAt(state, into, 'into');
  if (other.owner !== institutionAt(state, from, 'institution').owner)
    throw new Refusal('not-owner', `${into} is not of the same owner.`, 'into');
  const capital = other.capital + crowns;
  return { into, capital, title: institutionLevel(capital).title };
}

/** Credit is spent on gear, people and other institutions of its owner, each out of its own, and does not keep beyond the tennite (FV-181, FV-S25). */
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
    institutionAt(decision.state, name, 'institution');
    if (what === '' && into === undefined)
      throw new Refusal('bad-field', 'Say what it is spent on (FV-181).', 'what');
    const gains = into === undefined ? {} : reinvested(decision, name, into, crowns);
    const left = creditLeft(decision.state, name) - crowns;
    if (left < 0)
      throw new Refusal(
        'no-credit',
        `${name} has ${left + crowns} crowns of credit left this tennite (FV-181).`,
        'crowns',
      );
    decision.emit(
      creditSpent,
      { institution: name, crowns, what, ...gains, left },
      { rules: ['FV-181', 'FV-S25'] },
    );
  },
});

export const creditCommands = [spendCredit];
