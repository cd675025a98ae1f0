import type { DowntimeView, Field, Offer } from '../../../shared/api.ts';
import { coinOf } from '../../../shared/campaign/goods/coins.ts';
import { hexAt } from '../../../shared/hex/land.ts';
import type { Stay } from '../../../shared/systems/downtimeRules.ts';
import type { Entry } from '../../game/entry.ts';
import type { Game, GameState } from '../../game/game.ts';

/** Whether a command is that of a stay. */
const isOf =
  ({ of }: Stay) =>
  (command: Entry['command'] | Offer['command']): boolean =>
    Object.entries(of).every(([field, value]) => (command as Record<string, unknown>)[field] === value);

/** The stay that a command is of; undefined where it is of none. */
export const stayOf = (
  { system, state: { campaign } }: Game,
  command: Entry['command'] | Offer['command'],
): Stay | undefined => system.downtime?.stays(campaign).find((stay) => isOf(stay)(command));

/** The last command and the campaign before it, where it was a stay. */
export function lastStay(game: Game): { entry: Entry; before: GameState; stay: Stay } | undefined {
  const { lastEntry } = game;
  const stay = lastEntry && stayOf(game, lastEntry.command);
  const step = stay && game.stepOf(lastEntry.seq);
  return step && { ...step, stay };
}

/** The offer of a stay, with its blanks where it has some. */
function offerOf(offers: readonly Offer[], stay: Stay): Offer | undefined {
  const own = offers.filter(({ command }) => isOf(stay)(command));
  return own.find(({ needs = [] }) => needs.length > 0) ?? own[0];
}

/** The blanks of a stay. */
export function blanksOf({ rulebook, system, state: { campaign } }: Game, stay: Stay): Field[] {
  const offers = rulebook.kinds.commands.get(stay.of.type)?.offers?.(campaign, system) ?? [];
  return offerOf(offers, stay)?.needs ?? [];
}

/** What may be planned now; null outside of downtime, and where the system has nothing for it. */
export function downtimeView(
  game: Game,
  offers: readonly Offer[],
  path: readonly string[],
): DowntimeView | null {
  const { system } = game;
  const { campaign } = game.state;
  if (!system.downtime || !path.includes('downtime')) return null;
  const stays = system.downtime.stays(campaign).flatMap((stay) => {
    const offer = offerOf(offers, stay);
    return offer ? [{ label: stay.label, act: stay.act, detail: stay.detail, offer }] : [];
  });
  if (stays.length === 0) return null;
  const { luck } = system.downtime;
  return {
    place: (campaign.party.hex && hexAt(campaign.land, campaign.party.hex)?.feature?.name) || '',
    stays,
    luck: luck ? { title: luck.title, die: luck.die } : null,
    coins: system.downtime.part ? coinOf(system).name : null,
    played: lastStay(game)?.entry.seq ?? null,
  };
}
