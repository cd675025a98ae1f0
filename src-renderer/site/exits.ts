import type { Offer } from '../../shared/api.ts';
import { digitsOf } from '../../shared/plan/drawing.ts';

/** The digits of the exits that can be gone through now, by their offers; `short` is the number of the room behind. */
export function exitKeys(offers: readonly Offer[]): ReadonlyMap<Offer, string> {
  const ways = offers.filter(({ command }) => command.type === 'go-to-room');
  const roomOf = ({ command }: Offer): string => String(command['room']);
  const digits = digitsOf(ways.map((offer) => ({ id: roomOf(offer), number: offer.short ?? '' })));
  return new Map(
    ways.flatMap((offer): [Offer, string][] => {
      const digit = digits.get(roomOf(offer));
      return digit === undefined ? [] : [[offer, digit]];
    }),
  );
}
