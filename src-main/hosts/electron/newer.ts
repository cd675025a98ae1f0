import { dialog } from 'electron';
import { version } from '../../../package.json';
import { comesAfter, NEWEST, newestVersion, pageOf } from './newest.ts';
import { openOutside } from './security.ts';

const SENT = `Asked: ${NEWEST}\nSent: the name “Hexwatch”, and nothing about you or your campaigns. Like every site, it saw your network address.`;

/** “Is there a newer version?”: asks once, says what came of it and what was sent. Nothing else ever asks. */
export async function askForNewer(): Promise<void> {
  try {
    const newest = await newestVersion();
    if (comesAfter(newest, version))
      await openOutside(
        pageOf(newest),
        `Version ${newest} is there; you have ${version}. Open its page?`,
        SENT,
      );
    else
      await dialog.showMessageBox({
        type: 'info',
        message: `Version ${version} is the newest.`,
        detail: SENT,
      });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    await dialog.showMessageBox({
      type: 'info',
      message: `The newest version could not be found out. ${why}`,
      detail: SENT,
    });
  }
}
