import { isAstray } from '../../shared/campaign/astray/belief.ts';
import { whereTheyThink } from '../../shared/hex/mistaken.ts';
import type { AnyCommand } from '../../shared/campaign/offer.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { RewindingDice } from '../../shared/dice/sources.ts';
import { DAY } from '../../shared/time/scales.ts';
import type { Rulebook } from '../game/rulebook.ts';
import { Diary, readIn, type Ending, type Journey } from './diary.ts';
import { Sandbox, type Step } from './sandbox.ts';
import { act, freshMind, type Mind, type Plan } from './traveller.ts';

/** Who has not got on for so long gives up: nobody can walk any more. */
const LONGEST_HALT = 5 * DAY;
/** A journey that has not ended after so many commands never will. */
const MOST_STEPS = 20_000;

/** How a journey has ended by now; undefined while it goes on. */
export function endingOf(
  campaign: Campaign,
  { hexes }: Plan,
  { way, walked, since }: Mind,
): Ending | undefined {
  if (campaign.encounter) return undefined;
  if (partyOf(campaign, true).every(({ status }) => status === 'dead' || status === 'fled')) return 'dead';
  const isThere = walked >= way.length && campaign.party.hex === hexes.at(-1);
  if (isThere && !isAstray(campaign)) return 'arrived';
  return campaign.clock - since > LONGEST_HALT ? 'given-up' : undefined;
}

/**
 * Plays a whole journey in a sandbox and gives back what came of it: the same dice bring the same journey, and the commands that
 * `hear` is told of bring it at the table with these dice.
 */
export function playJourney(
  rules: Rulebook,
  start: Campaign,
  plan: Plan,
  dice: RewindingDice,
  hear?: (step: Step) => void,
): Journey {
  const sandbox = new Sandbox(rules, start, dice, hear ? undefined : readIn(rules.system));
  const diary = new Diary(rules.system, start, plan.policy);
  const mind = freshMind(start, plan);
  const attempt = (command: AnyCommand): boolean => {
    const before = sandbox.campaign;
    const tried = sandbox.give(command);
    if (!tried.ok) return false;
    const step = { command, before, after: sandbox.campaign, events: tried.events };
    follow(mind, step.after);
    diary.note(step);
    hear?.(step);
    return true;
  };
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const ending = endingOf(sandbox.campaign, plan, mind);
    if (ending) return diary.ended(ending, sandbox.campaign);
    if (!act({ rules, campaign: sandbox.campaign, plan, mind, attempt })) break;
  }
  return diary.ended('given-up', sandbox.campaign);
}

/** Keeps in mind how far they have come. */
export function follow(mind: Mind, { party, clock }: Campaign): void {
  const at = whereTheyThink(party);
  if (at === null || at !== mind.way[mind.walked]) return;
  mind.walked += 1;
  mind.since = clock;
}
