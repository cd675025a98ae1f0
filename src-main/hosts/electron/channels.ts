/** Names of what goes over the bridge. */
export const CHANNELS = {
  dispatch: 'hexwatch:dispatch',
  ask: 'hexwatch:ask',
  watch: 'hexwatch:watch',
  view: 'hexwatch:view',
  wish: 'hexwatch:wish',
  playersWatch: 'hexwatch:players-watch',
  playersView: 'hexwatch:players-view',
} as const;
