import type { CommandKind, System } from '../../shared/systems/contract.ts';
import { spanInShort } from '../../shared/time/scales.ts';
import { find } from '../../shared/campaign/ids.ts';
import type { Offer } from '../../shared/campaign/offer.ts';
import { partyOf, type Campaign } from '../../shared/campaign/state.ts';
import { dryRun } from './dryRun.ts';

/** What is known of a moment when an offer is weighed. */
interface Moment {
  campaign: Campaign;
  system: System;
  kinds: ReadonlyMap<string, CommandKind>;
  dying: readonly { id: string; name: string; dueAt?: number }[];
}

/** Who would die on the way, outside of fights, where every act is soon over. */
function deathOnTheWay({ command, needs = [] }: Offer, { campaign, system, kinds, dying }: Moment) {
  if (needs.length > 0 || campaign.fight) return undefined;
  const timed = dying.filter(({ dueAt }) => dueAt !== undefined);
  if (timed.length === 0) return undefined;
  const after = dryRun({ system, commands: kinds }, campaign, command);
  if (!after?.ok) return undefined;
  const dead = timed.find(({ id }) => find(after.state.creatures, id)?.status === 'dead');
  return dead && `${dead.name} dies in ${spanInShort((dead.dueAt ?? 0) - campaign.clock)}`;
}

const unfinished = ({ campaign, dying: [first] }: Moment): string | undefined =>
  campaign.fight ? 'the fight isn’t over' : first && `${first.name} is dying`;

const playedOn = ({ campaign: { land, party, session } }: Moment): string | undefined =>
  land.columns.length > 0 && session.number > 0 && party.trail.length > 0
    ? `${land.name} has been played on`
    : undefined;

const WARNINGS: Readonly<Record<string, (moment: Moment) => string | undefined>> = {
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
    const is = system.dying?.(creature, campaign);
    if (!is) return [];
    const { dueAt } = is.timer ?? {};
    return [{ id: creature.id, name: creature.name, ...(dueAt === undefined ? {} : { dueAt }) }];
  });
  const moment = { campaign, system, kinds, dying };
  return offers.map((offer) => {
    const warns = WARNINGS[offer.command.type]?.(moment) ?? deathOnTheWay(offer, moment);
    return warns ? { ...offer, warns } : offer;
  });
}
