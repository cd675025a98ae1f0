import { together } from '../../text/words.ts';
import { spanInShort } from '../../time/scales.ts';
import { find } from '../ids.ts';
import type { Campaign } from '../state.ts';
import type { Group } from './group.ts';

/** What a group is called: its name, else those of its members, “nobody” where all have left it. */
export function groupName(
  { creatures }: Pick<Campaign, 'creatures'>,
  { called, members }: Group['party'],
): string {
  if (called !== undefined) return called;
  const names = members.flatMap((id) => find(creatures, id)?.name ?? []);
  if (names.length === 0) return 'nobody';
  return names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : together(names);
}

/** How a group stands in time to the one in play: “2 h behind”; empty where both are at one moment. */
export function apart({ clock }: Pick<Campaign, 'clock'>, group: Pick<Group, 'clock'>): string {
  const seconds = group.clock - clock;
  return seconds === 0 ? '' : `${spanInShort(Math.abs(seconds))} ${seconds < 0 ? 'behind' : 'ahead'}`;
}
