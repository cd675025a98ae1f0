import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, encounterOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Field } from '../../../campaign/offer.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Roll } from '../../../dice/dice.ts';
import { defineCommand, type Ask } from '../../contract.ts';
import { by } from '../cite.ts';
import { isCharmed, metOf } from '../magic/charm.ts';
import { check, closeness, meets, rememberRoll, rewardTwenty } from '../checks/checks.ts';
import { requestMade } from '../events/talk.ts';
import { number } from '../options.ts';
import { bonusOf } from '../sheet/sheet.ts';

type Asked = 'help' | 'danger' | 'mercy';

/** What each mood does with each kind of request before any dice: granted, refused, or to be persuaded (FV-188, FV-189). */
const MOODS: Record<string, Record<Asked, 'granted' | 'refused' | 'roll'>> = {
  friendly: { help: 'granted', danger: 'roll', mercy: 'granted' },
  uncertain: { help: 'roll', danger: 'refused', mercy: 'granted' },
  hostile: { help: 'refused', danger: 'refused', mercy: 'roll' },
};

const ASKED: Readonly<Record<Asked, string>> = {
  help: 'help',
  danger: 'help in danger',
  mercy: 'not to attack',
};

/** What those of a reaction say to a request, where no check decides. */
function answerTo(row = 'uncertain', what: Asked): { detail?: string } {
  const verdict = MOODS[row]?.[what] ?? 'roll';
  if (verdict === 'roll') return {};
  return { detail: verdict === 'granted' ? 'granted without a roll' : 'never with this reaction' };
}

/**
 * One request a conversation, by CHA against moderate, or difficult out of their way; titles and the quality of the talk are
 * reasons for an edge (FV-31, FV-190, FV-191, FV-192).
 */
export const request = defineCommand({
  type: 'request',
  title: 'Make request',
  about:
    'Makes the one request of the conversation: help, help in danger, or not to attack. A CHA check, moderate, or difficult if they must go out of their way.',
  when: ['meeting'],
  dice: [{ die: 'd20', for: 'request' }],
  fields: z.strictObject({
    type: z.literal('request'),
    actor: IdSchema,
    /** Who is asked; a friend by a charm answers as one. */
    target: IdSchema.optional(),
    what: z.enum(['help', 'danger', 'mercy']).default('help'),
    words: z.string().trim().max(300).default(''),
    difficult: z.boolean().default(false),
    skilled: z.boolean().default(false),
    advantage: z.boolean().default(false),
    disadvantage: z.boolean().default(false),
    again: z.boolean().default(false),
  }),
  decide: (decision, { actor, target, what, words, difficult, skilled, advantage, disadvantage, again }) => {
    const encounter = encounterOf(decision);
    const speaker = ableCreature(decision.state, actor, 'actor');
    if (encounter.request && !again)
      throw new Refusal(
        'one-request',
        'The one request of this conversation is already made (FV-191).',
        'type',
      );
    const row = moodOf(decision.state, target) ?? encounter.reaction?.row ?? 'uncertain';
    const verdict = (MOODS[row] ?? MOODS['uncertain'])?.[what] ?? 'roll';
    const whom = target === undefined ? {} : { target };
    const asked = { actor, what, words, mood: row, ...whom };
    if (verdict !== 'roll') {
      const granted = verdict === 'granted';
      decision.emit(requestMade, { ...asked, granted }, by(decision, 'mood'));
      return;
    }
    const dc = number(decision.state, difficult ? 'difficult' : 'moderate');
    const grounds = { for: [advantage], against: [disadvantage] };
    const checked = check(decision, speaker, { purpose: 'request', stat: 'cha', skilled, grounds, dc });
    const { roll, success, lost } = checked;
    decision.emit(
      requestMade,
      {
        ...asked,
        skilled,
        total: roll.total,
        against: dc,
        granted: success,
        ...closeness(roll, success, dc),
      },
      by(decision, 'request'),
    );
    rewardTwenty(decision, speaker, roll);
    rememberRoll(decision, { what: 'request', actor, dc, roll, success, lost });
  },
  offers: (campaign) => {
    const speakers = partyOf(campaign).toSorted((a, b) => bonusOf(b, 'cha') - bonusOf(a, 'cha'));
    const { encounter } = campaign;
    const charmed = metOf(campaign).filter(isCharmed);
    if (!encounter || encounter.request || speakers.length === 0) return [];
    if (!encounter.reaction && charmed.length === 0) return [];
    return [
      {
        label: 'Make request…',
        main: true,
        command: { type: 'request' },
        needs: [
          {
            name: 'actor',
            label: 'Who asks',
            kind: 'choice',
            choices: speakers.map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            name: 'what',
            label: 'Request',
            kind: 'choice',
            value: encounter.reaction?.row === 'hostile' ? 'mercy' : 'help',
            choices: (['help', 'danger', 'mercy'] as const).map((what) => ({
              value: what,
              label: ASKED[what],
              // A friend by a charm may grant what the others never would.
              ...(charmed.length > 0 ? {} : answerTo(encounter.reaction?.row, what)),
            })),
          },
          ...(charmed.length > 0 ? [friendField(charmed)] : []),
          { name: 'difficult', label: 'They must go out of their way', kind: 'check', value: false },
          { name: 'skilled', label: 'A skill fits', kind: 'check', value: false },
        ],
      },
    ];
  },
});

/** What can be asked for, the easiest first. */
const ASKS: readonly { what: Asked; difficult: boolean; label: string; detail: string }[] = [
  { what: 'help', difficult: false, label: 'Help', detail: 'a small thing' },
  { what: 'help', difficult: true, label: 'Help, out of their way', detail: 'costs them time or trouble' },
  { what: 'danger', difficult: false, label: 'Help in danger', detail: 'they might get hurt' },
  { what: 'mercy', difficult: false, label: 'Not to attack', detail: 'let the party go' },
];
const FACES = Array.from({ length: 20 }, (_, index) => index + 1);

/** What someone may ask of those met, with the chance that it is granted. */
export function asks(campaign: Campaign, speaker: Creature): Ask[] {
  const { encounter } = campaign;
  if (!encounter?.reaction || encounter.request) return [];
  const verdicts = MOODS[encounter.reaction.row] ?? MOODS['uncertain'];
  const bonus = bonusOf(speaker, 'cha');
  return ASKS.map(({ what, difficult, label, detail }) => {
    const command = { type: 'request', actor: speaker.id, what, ...(difficult && { difficult }) };
    const verdict = verdicts?.[what] ?? 'roll';
    if (verdict !== 'roll') return { label, detail, command, chance: verdict === 'granted' ? 1 : 0 };
    const against = number(campaign, difficult ? 'difficult' : 'moderate');
    const wins = FACES.filter((face) => {
      const roll: Roll = { for: 'request', dice: [[20, face]], total: face + bonus };
      return meets(campaign, roll, against).success;
    });
    return { label, detail, command, chance: wins.length / FACES.length, against };
  });
}

/** The mood of one who is asked, where a charm makes it; refuses with `not-met` anyone who is not here. */
function moodOf(campaign: Campaign, target: string | undefined): 'friendly' | undefined {
  if (target === undefined) return undefined;
  const asked = metOf(campaign).find(({ id }) => id === target);
  if (!asked) throw new Refusal('not-met', 'Only someone in this encounter can be asked (FV-191).', 'target');
  return isCharmed(asked) ? 'friendly' : undefined;
}

const friendField = (charmed: readonly Creature[]): Field<'target'> => ({
  name: 'target',
  label: 'Who is asked',
  kind: 'choice',
  optional: true,
  choices: charmed.map(({ id, name }) => ({ value: id, label: name, detail: 'charmed' })),
  value: charmed[0]?.id ?? '',
});
