import { describe, expect, it } from 'vitest';
import { TELLINGS } from '../../shared/page/exports.ts';
import { noticeOf } from '../../shared/systems/credit.ts';
import { systems } from '../../shared/systems/registry.ts';
import { LOG_KINDS } from '../../src-main/workspace/export/exportLog.ts';
import { exportedText } from './exported.ts';
import { newGame } from '../helpers/campaigns.ts';

/** A text as it is read: without the backslashes of Markdown and the signs of HTML. */
const plain = (text: string): string => text.replaceAll('\\', '').replaceAll('&#x26;', '&');

describe.each(systems.map((system) => [system.name, system] as const))(
  'an exported session of %s',
  (_name, { id, credit }) => {
    it.each(LOG_KINDS)('as %s carries the whole notice of its rules, for players too', async (to) => {
      const game = await newGame({ name: 'Credits', system: id, sample: true });
      const texts = await Promise.all(
        TELLINGS.flatMap((telling) =>
          [false, true].map((players) => exportedText(game, { to, telling, players })),
        ),
      );
      await game.close();
      for (const text of texts)
        for (const paragraph of noticeOf(credit)) expect(plain(text)).toContain(paragraph);
    });
  },
);
