import { scaleBand, scaleLinear } from 'd3-scale';

/** A share from 0 to 1 with its standard error, and what it is of. */
export interface Share {
  label: string;
  share: number;
  error?: number;
  /** The one that is talked about. */
  isMain?: boolean;
}

/** A percentage as people write it: whole, or with a tenth where a whole one would say that it is nothing or all. */
export function percent(share: number): string {
  const hundred = share * 100;
  if (hundred > 0 && hundred < 0.05) return '< 0.1 %';
  if (hundred < 100 && hundred >= 99.95) return '> 99.9 %';
  const isNearEnd = (hundred > 0 && hundred < 0.95) || (hundred < 100 && hundred > 99.05);
  return `${isNearEnd ? hundred.toFixed(1) : Math.round(hundred)} %`;
}

/** The same where there is little room: whole, and no less than “< 1 %” where it is not nothing. */
export const percentInShort = (share: number): string =>
  share > 0 && share < 0.005 ? '<1 %' : `${Math.round(share * 100)} %`;

interface Sheet {
  width: number;
  height: number;
  /** How high a letter is. */
  em: number;
  /** The share at the top; the largest where it is left out. */
  most?: number;
  /** Room for figures at the left. */
  axis: boolean;
}

/**
 * Where the columns of shares stand: each with its figure above and its label beneath, and a whisker of two standard errors to
 * scale where there is one.
 */
export function columnsOf(shares: readonly Share[], { width, height, em, most, axis }: Sheet) {
  const box = { left: axis ? 2.3 * em : 0, right: width, top: 2.3 * em, bottom: height - 1.7 * em };
  const top = most ?? Math.max(0.01, ...shares.map(({ share }) => share));
  const x = scaleBand(
    shares.map((_, index) => index),
    [box.left, box.right],
  ).padding(0.26);
  const y = scaleLinear([0, top], [box.bottom, box.top]).clamp(true);
  return {
    box,
    steps: axis ? [0, 0.5, 1].map((step) => ({ y: y(step), text: String(step * 100) })) : [],
    columns: shares.map(({ label, share, error = 0, isMain = false }, index) => {
      const left = x(index) ?? 0;
      const whisker =
        error > 0 && share > 0 && share < 1
          ? { high: y(share + 2 * error), low: y(Math.max(0, share - 2 * error)) }
          : undefined;
      return {
        label,
        isMain,
        left,
        middle: left + x.bandwidth() / 2,
        wide: x.bandwidth(),
        top: y(share),
        high: box.bottom - y(share),
        whisker,
        figure: Math.min(y(share), whisker?.high ?? box.bottom) - 0.4 * em,
      };
    }),
  };
}
