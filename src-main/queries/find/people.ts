import { STATUS_WORDS } from '../../../shared/campaign/lookup.ts';
import type { AnyCommand } from '../../../shared/campaign/offer.ts';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../shared/campaign/state.ts';
import { plain, wordsIn, type Asked } from '../../../shared/page/ranking.ts';
import type { Game } from '../../game/game.ts';
import { readyMade, type Candidate } from './candidate.ts';

/** Everybody of the campaign, the party first. */
export const people = ({ state: { campaign }, system }: Game): Candidate[] =>
  [...new Set([...partyOf(campaign, true), ...Object.values(campaign.creatures)])].map((one: Creature) => ({
    kind: 'person',
    label: one.name,
    detail: `${one.status === 'up' ? '' : `${STATUS_WORDS[one.status]} · `}${system.summary(one, campaign).line}`,
    text: [one.want, one.look, one.manner, one.note, one.hidden].filter(Boolean).join('\n'),
    behind: 0,
    creature: one.id,
    ...(one.hex ? { hex: one.hex } : {}),
  }));

/** What becomes of someone, and what else referees say for it. */
const FATES: Readonly<Record<Creature['status'], string>> = {
  dead: 'kill kills killed die dies died death slain slay murdered',
  fled: 'flee flees runs ran escapes escaped gone',
  down: 'unconscious falls dropped knocked',
  up: 'alive wakes revive recovers stands',
};

/** What is done to someone’s hit points, and what else referees say for it. */
const DEEDS = [
  { verb: 'Damage', sign: -1, also: 'hurt hurts hit hits wound wounds harm loses lose takes' },
  { verb: 'Heal', sign: 1, also: 'heals healed cure cures regains gains gets' },
] as const;

/**
 * Name and verb: “Joss dies”, “Linnet hurt 3”, “kill”. Foes come first, then the party; others where their name is typed.
 */
export const deeds = (game: Game, asked: Asked): Candidate[] =>
  concerned(game.state.campaign, asked.words).flatMap((one) => [...fates(one), ...hurts(game, one, asked)]);

function concerned(campaign: Campaign, words: readonly string[]): Creature[] {
  const { creatures, encounter } = campaign;
  const met = (encounter?.creatures ?? []).flatMap((id) => creatures[id] ?? []);
  const named = Object.values(creatures).filter(({ name }) =>
    words.some((word) => word.length > 1 && partsOf(name).some((part) => part.startsWith(word))),
  );
  return [...new Set([...met, ...partyOf(campaign, true), ...named])];
}

const partsOf = (name: string): string[] => wordsIn(plain(name));

const act = (label: string, also: string, command: AnyCommand): Candidate =>
  readyMade(command, { label, detail: '', also, behind: 1 });

const fates = ({ id, name, status: now }: Creature): Candidate[] =>
  Object.entries(FATES)
    .filter(([status]) => status !== now)
    .map(([status, also]) =>
      act(`Mark ${name} as ${STATUS_WORDS[status as Creature['status']]}`, also, {
        type: 'set-status',
        creature: id,
        status,
      }),
    );

/** The number that is typed beside a name says by how much; a sign or a verb, which way. */
function hurts({ system }: Game, { id, name }: Creature, { whole, words }: Asked): Candidate[] {
  const parts = partsOf(name);
  const others = words.filter((word) => !parts.some((part) => part.startsWith(word)));
  const amount = Number(others.findLast((word) => /^\d{1,3}$/.test(word)) ?? 0);
  const [, typed] = /(?:^|\s)([+−-])\d/.exec(whole) ?? [];
  if (amount === 0 || (typed === undefined && others.length < 2)) return [];
  return DEEDS.filter(({ sign }) => typed === undefined || (typed === '+') === sign > 0).map(
    ({ verb, sign, also }) =>
      act(`${verb} ${name}: ${amount} ${system.words.hitPoints}`, also, {
        type: 'adjust-hit-points',
        creature: id,
        by: sign * amount,
      }),
  );
}
