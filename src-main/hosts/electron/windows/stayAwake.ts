import { powerSaveBlocker } from 'electron';

/** Keeps the display from sleeping while it is told that players look at a screen of ours. */
export function stayAwake(): (looking: boolean) => void {
  let blocker: number | undefined;
  return (looking) => {
    if (looking) blocker ??= powerSaveBlocker.start('prevent-display-sleep');
    else if (blocker !== undefined) {
      powerSaveBlocker.stop(blocker);
      blocker = undefined;
    }
  };
}
