import { expect, it } from 'vitest';
import { z } from 'zod';
import { blankCampaign } from '../../shared/campaign/blankCampaign.ts';
import { defineCommand, type CommandKind } from '../../shared/systems/contract.ts';
import { vogt } from '../../shared/systems/vogt/index.ts';

const sing = {
  type: 'sing',
  title: 'Sing',
  about: 'A song.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('sing'),
    actor: z.string(),
    mood: z.enum(['gay', 'sad']).default('gay'),
  }),
  decide: () => undefined,
} as const;

const singer = { label: 'Sing', command: { type: 'sing', actor: 'tam' } } as const;

/** Whether all that is offered fits the fields of its command. */
function fits(kind: CommandKind): boolean {
  const offers = kind.offers?.(blankCampaign(vogt), vogt) ?? [];
  const filled = offers.map(({ command, needs = [] }) => ({
    ...command,
    ...Object.fromEntries(needs.map(({ name }) => [name, 'sad'])),
  }));
  return filled.every((command) => kind.fields.safeParse(command).success);
}

it('an offer with fields and blanks of its command compiles, and fits it', () => {
  const kind = defineCommand({
    ...sing,
    offers: (_campaign) => [{ ...singer, needs: [{ name: 'mood', label: 'Mood', kind: 'text' }] }],
  });
  expect(fits(kind)).toBe(true);
});

it('a misspelt field of an offer does not compile, as its command would be refused', () => {
  const kind = defineCommand({
    ...sing,
    // @ts-expect-error: the field is `actor`
    offers: (_campaign) => ['tam'].map((id) => ({ label: 'Sing', command: { type: 'sing', akter: id } })),
  });
  expect(fits(kind)).toBe(false);
});

it('a value that the field cannot have does not compile either', () => {
  const kind = defineCommand({
    ...sing,
    // @ts-expect-error: the moods are gay and sad
    offers: (_campaign) => [{ ...singer, command: { ...singer.command, mood: 'mad' } }],
  });
  expect(fits(kind)).toBe(false);
});

it('nor does a blank for a field that the command lacks', () => {
  const kind = defineCommand({
    ...sing,
    // @ts-expect-error: the field is `mood`
    offers: (_campaign) => [{ ...singer, needs: [{ name: 'moot', label: 'Mood', kind: 'text' }] }],
  });
  expect(fits(kind)).toBe(false);
});

it('nor does an offer of another command', () => {
  const kind = defineCommand({
    ...sing,
    // @ts-expect-error: the command is `sing`
    offers: (_campaign) => [{ label: 'Dance', command: { type: 'dance', actor: 'tam' } }],
  });
  expect(fits(kind)).toBe(false);
});
