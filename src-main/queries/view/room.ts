import type { CoreOffer, ExitView, Offer, RoomView } from '../../../shared/api.ts';
import { isWearable } from '../../../shared/campaign/goods/wear.ts';
import { find } from '../../../shared/campaign/ids.ts';
import { inhabitantsInWords } from '../../../shared/campaign/key/inhabitants.ts';
import type { Room } from '../../../shared/campaign/key/plan.ts';
import { barred, lightIn, planOf, roomHere } from '../../../shared/campaign/key/rooms.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { calendarOf } from '../../../shared/campaign/reckoning/calendarOf.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { dwellers } from '../key/plan.ts';
import { momentInWords } from './time.ts';

/** The room where the party is, with all that the referee needs there; null where it is in none. */
export function roomView(campaign: Campaign, system: System, offers: readonly Offer[]): RoomView | null {
  const here = roomHere(campaign);
  if (!here) return null;
  const { site, room } = here;
  const { id, number, name, level, aloud, secret, trap } = room;
  return {
    site,
    id,
    number,
    name,
    level,
    light: lightIn(find(campaign.land.sites, site), room),
    aloud,
    secret,
    trap: trap ? { text: trap.text, sprung: trap.sprung ?? false } : null,
    exits: exitsOf(campaign, site, room, offers),
    inhabitants: room.inhabitants.map(inhabitantsInWords),
    here: dwellers(campaign, room),
    treasure: room.treasure.map((item) => ({
      id: item.id,
      name: item.name,
      count: item.count,
      line: system.itemLine(item),
      wears: isWearable(item),
    })),
    tables: room.tables.map((table) => ({ name: table, offer: rollOn(table) })),
    done: room.done.map(({ note, at }) => ({ note, when: momentInWords(calendarOf(campaign, system), at) })),
    handout: [name && `# ${name}`, aloud].filter(Boolean).join('\n\n'),
    offers: offers.filter(({ command }) => IN_ROOM.has(command.type)),
  };
}

/** What is done in a room, beside going out of it. */
const IN_ROOM: ReadonlySet<string> = new Set(['mark-room', 'meet-room', 'take-treasure']);

const rollOn = (table: string): CoreOffer<'roll-table'> => ({
  label: `Roll on ${table}`,
  command: { type: 'roll-table', table },
});

const exitsOf = (campaign: Campaign, site: string, { exits }: Room, offers: readonly Offer[]): ExitView[] =>
  exits.flatMap((exit) => {
    const room = find(planOf(campaign, site)?.rooms ?? {}, exit.to);
    if (!room) return [];
    const isBarred = barred(exit) !== undefined;
    const [type, field] = isBarred ? (['set-exit', 'to'] as const) : (['go-to-room', 'room'] as const);
    const offer = offers.find(({ command }) => command.type === type && command[field] === exit.to);
    const { number, name } = room;
    return [
      {
        to: exit.to,
        number,
        name,
        kind: exit.kind,
        opened: exit.opened ?? false,
        note: exit.note,
        barred: isBarred,
        offer: offer ?? null,
      },
    ];
  });
