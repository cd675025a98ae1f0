import { describe, expect, it } from 'vitest';
import type { Campaign, Creature } from '../../shared/campaign/state.ts';
import { rewindingDice } from '../../shared/dice/sources.ts';
import { nightsong } from '../../shared/systems/nightsong/index.ts';
import { withoutStrangersGone } from '../../src-main/forecast/gone.ts';
import { Sandbox } from '../../src-main/forecast/sandbox.ts';
import { openedSample } from '../helpers/play.ts';

const { rulebook, state: start } = openedSample(nightsong);

const stranger = (change: Partial<Creature> = {}): Creature => ({
  id: 'stranger',
  name: 'Stranger',
  kind: 'monster',
  hitPoints: { now: 4, max: 4 },
  status: 'up',
  items: [],
  conditions: [],
  sheet: {},
  note: '',
  ...change,
});

/** The sample once a stranger was there. */
const after = (one: Creature, change: Partial<Campaign> = {}): Campaign => ({
  ...start,
  creatures: { ...start.creatures, [one.id]: one },
  ...change,
});

const isKept = (campaign: Campaign): boolean => 'stranger' in withoutStrangersGone(campaign, start).creatures;

describe('strangers who are gone', () => {
  it('are no longer looked through, and nothing else is different', () => {
    expect(withoutStrangersGone(after(stranger()), start)).toEqual(start);
    expect(isKept(after(stranger({ status: 'dead' })))).toBe(false);
  });

  it('stay where something has yet to wear off or fall due', () => {
    const condition = { id: 'poisoned', name: 'Poisoned', severity: 'minor', slots: 0, details: {} } as const;
    expect(isKept(after(stranger({ conditions: [condition] })))).toBe(true);
    const timer = {
      id: 'dying',
      name: 'Dying',
      kind: 'countdown',
      order: 'timer',
      secret: false,
      dueAt: start.clock + 60,
      creature: 'stranger',
      details: {},
    } as const;
    expect(isKept(after(stranger(), { timers: { ...start.timers, dying: timer } }))).toBe(true);
  });

  it('stay where they go with the party now', () => {
    const party = { ...start.party, members: [...start.party.members, 'stranger'] };
    expect(isKept(after(stranger(), { party }))).toBe(true);
  });

  it('are there until the encounter is over, and after it where somebody reads all that happens', () => {
    const cast = (read?: ReadonlySet<string>): string[][] => {
      const sandbox = new Sandbox(rulebook, start, rewindingDice(1), read);
      const known = Object.keys(start.creatures);
      return [{ type: 'meet', statBlock: 'Wolf', count: 2 }, { type: 'part' }].map((command) => {
        expect(sandbox.give(command)).toMatchObject({ ok: true });
        return Object.keys(sandbox.campaign.creatures).filter((id) => !known.includes(id));
      });
    };
    expect(cast(new Set())).toEqual([['wolf-1', 'wolf-2'], []]);
    expect(cast()).toEqual([
      ['wolf-1', 'wolf-2'],
      ['wolf-1', 'wolf-2'],
    ]);
  });
});
