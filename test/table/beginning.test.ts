import { describe, expect, it } from 'vitest';
import type { GameView, TrailStep } from '../../shared/api.ts';
import {
  aloudInWords,
  goesOn,
  lastLines,
  lastWay,
  membersOf,
  wayInWords,
  whyNotYet,
} from '../../src-renderer/evening/beginning.ts';
import { character, dying } from './people.ts';

describe('the beginning of a session', () => {
  const away = (id: string, at: number) => ({ id, name: id, at, portrait: null, face: 'human:2' });
  it('has every face in its place, whoever is away, and none of the dead', () => {
    const table = {
      characters: [character('bryn'), character('maud', { status: 'dead' }), character('pim')],
      absent: [away('Odo', 0), away('Linnet', 1)],
      dying: [],
    };
    const members = membersOf(table);
    const told = membersOf({ ...table, absent: [] }).map(({ name }) => name);
    expect(members.map(({ name, here }) => [name, here])).toEqual([
      ['Odo', false],
      ['Bryn', true],
      ['Linnet', false],
      ['Pim', true],
    ]);
    expect(told).toEqual(['Bryn', 'Pim']);
  });

  it('says how somebody is', () => {
    const [linnet, osric] = membersOf({
      characters: [character('linnet', { status: 'down' }), character('osric', { conditions: ['fatigue'] })],
      absent: [],
      dying: [dying('linnet', { count: 60, unit: 'minutes left' })],
    });
    expect([linnet?.state, osric?.state]).toEqual(['dying, 60 min', 'fatigue']);
  });

  it('waits until somebody is here', () => {
    const members = membersOf({ characters: [], absent: [away('Odo', 0)], dying: [] });
    expect(whyNotYet(members)).toMatch(/Nobody is here/);
    expect(whyNotYet([])).toBe('');
    const land = { name: '', columns: [], paths: [], sites: {}, regions: {} };
    const party = { hex: '0303', trail: [], underWay: null, site: 'The Root Court', siteId: 'court' };
    expect(goesOn({ fight: null, encounter: null, land, party }, members)).toBe(
      'The Root Court, 0 of 1 here',
    );
  });

  it('shows the way of the last session from where it set out', () => {
    const step = (hex: string, session: number, dayNumber: number): TrailStep => ({
      hex,
      session,
      dayNumber,
      day: '',
      shortDay: '',
      hour: '',
    });
    const steps = [step('0101', 1, 1), step('0102', 1, 1), step('0103', 2, 2), step('0104', 2, 4)];
    const way = lastWay(steps, 2);
    expect(way.map(({ hex }) => hex)).toEqual(['0102', '0103', '0104']);
    expect(wayInWords(way)).toBe('4 days, 2 hexes');
    expect(wayInWords(lastWay(steps, 3))).toBe('');
  });

  it('tells how long the recap takes to read aloud', () => {
    expect(aloudInWords('').told).toBe('');
    expect(aloudInWords('## Day 1\n\nYou walked.').told).toBe('4 words · half a minute aloud');
    expect(aloudInWords('word '.repeat(210))).toEqual({ told: '210 words · 2 minutes aloud', isLong: true });
  });

  it('leaves the referee’s own list out of the last lines', () => {
    const line = (type: string, text: string, undone = false) =>
      ({ type, text, undone }) as unknown as GameView['log'][number];
    const log = [
      line('hex-entered', 'a'),
      line('note-written', 'b'),
      line('note-written', 'c', true),
      line('prepare-noted', 'd'),
      line('session-closed', 'e'),
    ];
    expect(lastLines(log, 2).map(({ text }) => text)).toEqual(['b', 'a']);
  });
});
