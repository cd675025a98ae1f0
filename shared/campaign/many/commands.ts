import { z } from 'zod';
import { counted, plural } from '../../text/words.ts';
import { defineCommand, type CommandKind, type Decision } from '../../systems/contract.ts';
import { mayAct } from '../fight.ts';
import { IdSchema } from '../ids.ts';
import { fightOf } from '../lookup.ts';
import type { Field, Offer } from '../offer.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign, PhaseId } from '../state.ts';
import { answering, openQuestions, type Question } from './questions.ts';
import type { UsualAct } from './rules.ts';
import { takeBack } from './takeBack.ts';
import { actTogether } from './together.ts';
import { areNext, isTheirs, readyFoes, takeTurn, undecided } from './turn.ts';
import { fieldOf, readyIn, type Ready } from './usual.ts';

const WHEN: readonly PhaseId[] = ['surprise', 'declare', 'turns'];

const fields = z.strictObject({
  type: z.literal('act-together'),
  /** The stat block of those who act; left out: all of the side. */
  kind: z.string().trim().max(200).optional(),
  side: z.enum(['party', 'others']).default('others'),
  /** One target for all of them; left out, they spread over the foes. */
  target: IdSchema.optional(),
  /** Who acts, and each one’s target. */
  targets: z.record(IdSchema, IdSchema).optional(),
  /** The players of `targets` answer the blow, with a Shield for example. */
  answer: z.boolean().default(false),
});
type Together = z.input<typeof fields>;

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Refuses a kind of which nobody is in the fight with `unknown-kind`. */
function demandKind({ state }: Decision, kind: string): void {
  const kinds = Object.keys(state.fight?.combatants ?? {}).flatMap(
    (id) => state.creatures[id]?.statBlock ?? [],
  );
  if (!kinds.some((one) => same(one, kind)))
    throw new Refusal(
      'unknown-kind',
      `No “${kind}” is in this fight. Choose one of: ${[...new Set(kinds)].join(', ') || 'no stat block is'}.`,
      'kind',
    );
}

/** Those who are to act, in the order of the fight; refuses with `nobody-ready`, and with `not-your-turn` someone named who is not ready. */
function chosen(decision: Decision, { kind, side, target, targets }: z.infer<typeof fields>): string[] {
  if (kind !== undefined) demandKind(decision, kind);
  if (target !== undefined && targets)
    throw new Refusal('bad-field', 'Choose one target for all, or a target for each.', 'targets');
  const ready = readyIn(decision.state, decision.system).filter(
    ({ creature, side: own }) => own === side && (kind === undefined || same(creature.statBlock ?? '', kind)),
  );
  const who = ready.map(({ creature }) => creature.id);
  const late = Object.keys(targets ?? {}).find((id) => !who.includes(id));
  if (late !== undefined)
    throw new Refusal(
      'not-your-turn',
      `${decision.state.creatures[late]?.name ?? `“${late}”`} can’t act now.`,
      `targets.${late}`,
    );
  if (ready.length > 0 && ready.every(({ act }) => !act.aim) && (target !== undefined || targets))
    throw new Refusal('bad-field', 'Targets are chosen when the turn comes. Leave them out now.', 'target');
  const all = targets ? who.filter((id) => id in targets) : who;
  if (all.length === 0)
    throw new Refusal(
      'nobody-ready',
      `No ${(kind ?? 'one on that side').toLowerCase()} can act now.`,
      'kind',
    );
  return all;
}

/** Those who are ready, by side and stat block. */
function groupsOf(ready: readonly Ready[]): Ready[][] {
  const groups = new Map<string, Ready[]>();
  for (const one of ready) {
    const key = `${one.side}/${one.creature.statBlock ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

const nameOf = (group: readonly Ready[]): string => {
  const kind = group[0]?.creature.statBlock;
  return kind === undefined ? 'characters' : plural(kind.toLowerCase());
};

/** Those whom an act may be aimed at, as the choices of its offer. */
const choicesOf = ({ aim, offer }: UsualAct): NonNullable<Field['choices']> =>
  (aim && offer().needs?.find(({ name }) => name === fieldOf(aim))?.choices) ?? [];

/** What is said of each of their acts, the die of a weapon for example; nothing where it is not the same for all. */
function detailOf([first, ...others]: readonly Ready[]): string {
  const detail = first?.act.offer().detail ?? '';
  return others.every(({ act }) => act.offer().detail === detail) ? detail : '';
}

/** The offers for a group: spread over the foes and all at one, or one act that is aimed at nobody. */
function groupOffers(group: readonly Ready[], { mode }: Campaign): Offer<Together>[] {
  const [first] = group;
  const aimed = group.filter(({ act }) => act.aim);
  const [aiming] = aimed;
  if (!first || group.length < 2) return [];
  const { side, creature } = first;
  const command: Together = {
    type: 'act-together',
    side,
    ...(creature.statBlock === undefined ? {} : { kind: creature.statBlock }),
  };
  const all = { group: 'together', detail: detailOf(group) };
  const name = nameOf(group);
  const does = aimed.length === group.length ? 'attack' : mode.now === 'declare' ? 'choose to attack' : 'act';
  if (!aiming) return [{ ...all, label: `All ${group.length} ${name} ${does}`, command }];
  // Whom each of them attacks is for the players of characters to say.
  const isTold = creature.kind !== 'character';
  return [
    ...(isTold ? [{ ...all, label: `All ${group.length} ${name} ${does}, spread`, command }] : []),
    {
      ...all,
      label: `All ${group.length} ${name} ${does === 'attack' ? 'attack' : 'act, against'} one target`,
      command,
      needs: [{ name: 'target', label: 'Target', kind: 'choice', choices: choicesOf(aiming.act) }],
    },
  ];
}

/** The answer of a player to a blow, on the lane of who is attacked. */
function answerOffer(question: Question): Offer<Together> {
  const {
    attacker: { creature, act },
    target,
    does,
  } = question;
  const { label, short = label } = act.offer();
  return {
    label: `${target.name}: ${does}`,
    short: does,
    detail: `against ${creature.name}, ${short}`,
    main: true,
    actor: target.id,
    command: answering(question),
  };
}

/** All of a kind act with one command; each blow is decided like that of a single attack. */
const together = defineCommand({
  type: 'act-together',
  title: 'Act together',
  about:
    'Everyone of a kind whose turn it is attacks as usual, spread over the other side or at one target. It stops where a player is asked.',
  fieldNotes: '`targets` says whom each of them attacks.',
  when: WHEN,
  fields,
  decide: (decision, command) => {
    fightOf(decision);
    const who = chosen(decision, command);
    const before = decision.state;
    actTogether(decision, who, command);
    if (decision.state === before)
      throw new Refusal('no-target', 'There is no one to attack. Choose a target by hand.', 'target');
  },
  offers: (campaign, system) => [
    ...openQuestions(campaign, system).map(answerOffer),
    ...groupsOf(readyIn(campaign, system)).flatMap((group) => groupOffers(group, campaign)),
  ],
});

/** "8 goblins, 1 ogre": who is about to act. */
const inWords = (ready: readonly Ready[]): string =>
  groupsOf(ready)
    .map((group) =>
      counted(group.length, (group[0]?.creature.statBlock ?? 'other').toLowerCase(), nameOf(group)),
    )
    .join(', ');

const turn = defineCommand({
  type: 'take-turn',
  title: 'Take the whole turn',
  about:
    'Opponents do what they usually do, and their turn ends. The fight stops at the next character’s turn, at the end of the round, or where a player is asked.',
  when: WHEN,
  fields: z.strictObject({ type: z.literal('take-turn') }),
  decide: (decision) => {
    fightOf(decision);
    takeTurn(decision);
  },
  offers: (campaign, system) => {
    const acting = mayAct(campaign);
    if (acting.length === 0) return [];
    const foes = readyFoes(campaign, system);
    const ends = isTheirs(campaign, acting) || !areNext(campaign) ? 'End turn' : 'End turn, opponents act';
    if (foes.length === 0 && undecided(campaign, system).length > 0) return [];
    return [
      {
        label: foes.length > 0 ? 'Opponents act' : ends,
        detail: inWords(foes),
        command: { type: 'take-turn' },
      },
    ];
  },
});

export const manyCommands = [together, turn, takeBack] as const satisfies readonly CommandKind[];
