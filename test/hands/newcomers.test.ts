import { describe, expect, it } from 'vitest';
import { blockDodgeParry } from '../../shared/systems/block-dodge-parry/index.ts';
import { cairn } from '../../shared/systems/cairn/index.ts';
import type { System } from '../../shared/systems/contract.ts';
import { nightsong } from '../../shared/systems/nightsong/index.ts';
import { linesOf } from '../../src-main/game/logLines.ts';
import { openedSample, rulebookOf } from '../helpers/play.ts';

const THREE_SCORES = [3, 3, 4, 2, 5, 6, 1, 4, 4, 5];

describe.each([
  [nightsong, [6, 6, 6, 5, 3, 4, 1, 2]],
  [blockDodgeParry, THREE_SCORES],
  [cairn, THREE_SCORES],
] as const)('a new character of $0.name', (system, faces) => {
  it('joins the party in one line, with the dice of the scores', () => {
    const game = openedSample<System>(system);
    const command = { type: 'make-character', name: 'Zed' };
    const { events } = game.when(command, [...faces]);
    const lines = linesOf(rulebookOf(system), { seq: 1, session: 1, command, events });
    expect(lines.map(({ text }) => text)).toEqual([expect.stringContaining('Zed joins the party')]);
    expect(lines[0]?.rolls).toHaveLength(4);
  });
});
