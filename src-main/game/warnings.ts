import { withoutBelief } from '../../shared/campaign/astray/belief.ts';
import type { CommandKind, System } from '../../shared/systems/contract.ts';
import { dateOf } from '../../shared/time/calendar.ts';
import { spanInShort } from '../../shared/time/scales.ts';
import { find } from '../../shared/campaign/ids.ts';
import { openQuestions, type Question } from '../../shared/campaign/many/questions.ts';
import type { Offer } from '../../shared/campaign/offer.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { duskOf } from '../../shared/campaign/travel.ts';
import { dryRun } from './dryRun.ts';

/** What is known of a moment when an offer is weighed. */
interface Moment {
  campaign: Campaign;
  system: System;
  kinds: ReadonlyMap<string, CommandKind>;
  dying: readonly { id: string; name: string; dueAt?: number; rounds?: number }[];
  /** Whether anybody may help the dying now. */
  mayHelp: boolean;
  /** Days are passed, not hours. */
  isDowntime: boolean;
  /** Blows that wait for an answer. */
  asked: readonly Question[];
}

/** Who would die on the way, outside of fights, where every act is soon over. */
function deathOnTheWay({ command, needs = [] }: Offer, { campaign, system, kinds, dying }: Moment) {
  if (needs.length > 0 || campaign.fight) return undefined;
  const timed = dying.filter(({ dueAt }) => dueAt !== undefined);
  if (timed.length === 0) return undefined;
  const after = dryRun({ system, commands: kinds }, withoutBelief(campaign), command);
  if (!after?.ok) return undefined;
  const dead = timed.find(({ id }) => find(after.state.creatures, id)?.status === 'dead');
  return dead && `${dead.name} dies in ${spanInShort((dead.dueAt ?? 0) - campaign.clock)}`;
}

const unfinished = (_offer: Offer, { campaign, dying: [first] }: Moment): string | undefined =>
  campaign.fight ? 'the fight isn’t over' : first && `${first.name} is dying`;

const playedOn = (_offer: Offer, { campaign: { land, party, session } }: Moment): string | undefined =>
  land.columns.length > 0 && session.number > 0 && party.trail.length > 0
    ? `${land.name} has been played on`
    : undefined;

/** A turn that ends for everybody while somebody who dies with the round could still be helped. */
function lastChance({ command }: Offer, { dying, mayHelp }: Moment): string | undefined {
  const last = dying.find(({ rounds }) => rounds === 1);
  return last && mayHelp && command['actor'] === undefined
    ? `${last.name} dies at the end of this round`
    : undefined;
}

/** Blows that go on although a player may still answer one. */
function unanswered({ command }: Offer, { asked: [first] }: Moment): string | undefined {
  return first && command['answer'] === undefined ? `${first.target.name} may ${first.does}` : undefined;
}

/** A night that would be slept by day, unless the system itself says that it is time. */
function byDay({ opens, atOnce, main }: Offer, { campaign, system, isDowntime }: Moment): string | undefined {
  if (opens !== 'night' || atOnce || main || isDowntime) return undefined;
  const date = dateOf({ ...system.calendar, dusk: duskOf(campaign, system) }, campaign.clock);
  return date.light === 'day' ? 'it is day' : undefined;
}

const WARNINGS: Readonly<Record<string, (offer: Offer, moment: Moment) => string | undefined>> = {
  'act-together': unanswered,
  'end-turn': lastChance,
  'take-turn': (offer, moment) => lastChance(offer, moment) ?? unanswered(offer, moment),
  'close-session': unfinished,
  'lay-out-land': playedOn,
};

/** The offers of a moment; those that can hardly be meant have a warning. Nothing is refused by it. */
export function warned(
  offers: readonly Offer[],
  campaign: Campaign,
  system: System,
  kinds: ReadonlyMap<string, CommandKind>,
): Offer[] {
  const dying = partyOf(campaign, true).flatMap((creature) => {
    const is = system.bodies.dying?.(creature, campaign);
    if (!is) return [];
    const { rounds, timer } = is;
    return [
      {
        id: creature.id,
        name: creature.name,
        ...(timer && { dueAt: timer.dueAt }),
        ...(rounds !== undefined && { rounds }),
      },
    ];
  });
  const moment: Moment = {
    campaign,
    system,
    kinds,
    dying,
    mayHelp: offers.some(({ helps }) => helps),
    isDowntime: offers.some(({ command }) => command.type === 'end-downtime'),
    asked: openQuestions(campaign, system),
  };
  return offers.map((offer) => {
    const warns =
      WARNINGS[offer.command.type]?.(offer, moment) ?? deathOnTheWay(offer, moment) ?? byDay(offer, moment);
    return warns ? { ...offer, warns } : offer;
  });
}
