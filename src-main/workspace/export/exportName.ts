import { sessionInWords } from '../../../shared/text/words.ts';
import { isDeviceName } from '../../../shared/text/deviceName.ts';
import { trimmed } from '../../../shared/text/trimmed.ts';

/** What Windows takes in no name, and what can't be seen or turns the letters around. */
const UNFIT = /[<>:"/\\|?*\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu;
/** A disk takes 255 bytes; who syncs or zips the file puts something behind its name, and folders before it. */
const MOST_BYTES = 150;
const OTHERWISE = 'Campaign';

const bytesIn = (text: string): number => Buffer.byteLength(text);

/** As many whole letters from the beginning of a text as there is room for. */
function cut(text: string, bytes: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (bytesIn(kept + segment) > bytes) break;
    kept += segment;
  }
  return kept;
}

/** A name without a dot at its start or its end: such files are hidden on macOS and Linux, and lost on Windows. */
const undotted = (text: string): string => trimmed(text, '. ', '. ');

/** A name for a file that Windows, macOS and Linux take: that of a campaign with `rest` behind it, which is safe itself. */
export function safeName(campaign: string, rest: string): string {
  const plain = undotted(campaign.normalize('NFC').replace(UNFIT, ' ').replace(/\s+/g, ' '));
  const fits = undotted(cut(plain, MOST_BYTES - bytesIn(rest))) || OTHERWISE;
  return isDeviceName(`${fits}${rest}`) ? safeName(`${OTHERWISE} ${fits}`, rest) : `${fits}${rest}`;
}

/** What the file of an export is called: `The Vale, session 3, for players.pdf`. */
export const exportName = (
  campaign: string,
  { to, session, players }: { to: string; session: number | 'all'; players: boolean },
): string => {
  const which = session === 'all' ? 'all sessions' : sessionInWords(session);
  return safeName(campaign, `, ${which}${players ? ', for players' : ''}.${to}`);
};
