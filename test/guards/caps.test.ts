import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decide } from '../../shared/campaign/decide.ts';
import { LARGEST } from '../../shared/campaign/state.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { defineCommand } from '../../shared/systems/contract.ts';
import { systems } from '../../shared/systems/registry.ts';
import { admit } from '../../src-main/game/admission.ts';
import { firstCheckpoint } from '../../src-main/game/founding.ts';
import { rulebookOf } from '../../src-main/game/rulebook.ts';
import { unkeepable } from '../../src-main/store/json.ts';
import { decodeLine, encodeLine, MAX_LINE } from '../../src-main/store/journal/line.ts';

/** A list in a list in a list, so many deep. */
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const [system] = systems;
if (!system) throw new Error('There is no system.');
const rulebook = rulebookOf(system);
const { campaign } = firstCheckpoint(system).state;

describe('a command', () => {
  it('may be nested 48 deep and no deeper, be it so deep that nothing could walk through it', () => {
    const of = (depth: number) => admit({ type: 'note', text: nested(depth - 1) }, rulebook, campaign, false);
    expect(of(48)).not.toHaveProperty('error');
    for (const depth of [49, 100_000]) expect(of(depth)).toMatchObject({ error: { code: 'bad-command' } });
  });

  it('is refused in a campaign that is open read-only', () => {
    expect(admit({ type: 'note', text: 'x' }, rulebook, campaign, true)).toMatchObject({
      error: { code: 'read-only' },
    });
  });

  it('has no number larger than any that makes sense, in whatever depth', () => {
    const kind = defineCommand({
      type: 'weigh',
      title: 'Weigh',
      about: 'Whatever it is given.',
      when: ['anytime'],
      fields: z.object({ type: z.literal('weigh'), what: z.json() }),
      decide: () => undefined,
    });
    const weighed = (what: unknown) =>
      decide(campaign, system, kind, { type: 'weigh', what }, seededDice(1), 1);
    expect(weighed([{ stone: LARGEST }])).toMatchObject({ ok: true });
    expect(weighed([{ stone: LARGEST * 2 }])).toMatchObject({
      ok: false,
      error: { code: 'bad-field', path: 'what.0.stone' },
    });
  });
});

describe('a line of the journal', () => {
  it('is not made longer than 16 MB', () => {
    const of = (length: number) =>
      encodeLine({ seq: 1, text: 'x'.repeat(length) }, 0, 3, 'sessions/0001.jsonl');
    expect(of(MAX_LINE - 200).length).toBeLessThanOrEqual(MAX_LINE + 1);
    expect(() => of(MAX_LINE)).toThrow('too long');
  });

  it('is not read if it is longer', () => {
    expect(decodeLine(Buffer.alloc(MAX_LINE + 1, 'x'))).toMatchObject({
      problem: expect.stringContaining('longer than any line') as string,
    });
  });
});

describe('what is kept', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, () => 1, 1n])('is no %s', (value) => {
    expect(unkeepable([value])).toMatch(/^holds a/);
  });

  it('is nested 64 deep at most', () => {
    expect([unkeepable(nested(64)), unkeepable(nested(65))]).toEqual([null, 'is nested deeper than 64']);
  });
});
