/** Names of what goes over the bridge. */
export const CHANNELS = {
  dispatch: 'hexwatch:dispatch',
  ask: 'hexwatch:ask',
  watch: 'hexwatch:watch',
  view: 'hexwatch:view',
  playersWatch: 'hexwatch:players-watch',
  playersView: 'hexwatch:players-view',
} as const;
