import type { Land, LandLabel } from '../../hex/land.ts';

/** Gives a land these labels; a land without any has no list of them. */
export function keepLabels(land: Land, labels: LandLabel[]): void {
  if (labels.length > 0) land.labels = labels;
  else delete land.labels;
}
