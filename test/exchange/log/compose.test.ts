import { describe, expect, it } from 'vitest';
import type { Part } from '../../../src-main/exchange/log/document.ts';
import { line, partsOf } from './documents.ts';

/** What stands in what, by its words. */
const shape = (part: Part): unknown =>
  part.kind === 'scene' ? { [part.opening.text]: part.parts.map(shape) } : part.text;

/** The shape of a day in which these kinds of events were told, each by its name. */
async function told(...types: string[]): Promise<unknown[]> {
  const [session] = await partsOf(types.map((type) => line({ type, text: type })));
  return session?.days.flatMap(({ parts }) => parts.map(shape)) ?? [];
}

describe('a session log as a document', () => {
  it('has what happens in an encounter and in its fight below the line that opens it', async () => {
    expect(
      await told(
        'hex-entered',
        'encounter-began',
        'reaction-rolled',
        'fight-began',
        'attack-made',
        'fight-ended',
        'looted',
        'encounter-ended',
        'rested',
      ),
    ).toEqual([
      'hex-entered',
      {
        'encounter-began': [
          'reaction-rolled',
          { 'fight-began': ['attack-made', 'fight-ended'] },
          'looted',
          'encounter-ended',
        ],
      },
      'rested',
    ]);
  });

  it('has an encounter inside of a site, and what comes after it as well', async () => {
    expect(
      await told('site-entered', 'encounter-began', 'encounter-set-aside', 'searched', 'site-left', 'rested'),
    ).toEqual([
      { 'site-entered': [{ 'encounter-began': ['encounter-set-aside'] }, 'searched', 'site-left'] },
      'rested',
    ]);
  });

  it('ends every scene where the road goes on', async () => {
    expect(await told('site-entered', 'fight-began', 'hex-entered', 'rested')).toEqual([
      { 'site-entered': [{ 'fight-began': [] }] },
      'hex-entered',
      'rested',
    ]);
  });

  it('ends one encounter where the next begins', async () => {
    expect(await told('encounter-began', 'encounter-began', 'fought')).toEqual([
      { 'encounter-began': [] },
      { 'encounter-began': ['fought'] },
    ]);
  });

  it('says the hour where it is new', async () => {
    const [session] = await partsOf([
      line({ hour: '09:00' }),
      line({ hour: '09:00' }),
      line({ hour: '10:00' }),
    ]);
    const parts = session?.days[0]?.parts ?? [];
    expect(parts.map((part) => part.kind !== 'scene' && part.isSameHour)).toEqual([false, true, false]);
  });

  it('gives no two days the same title, in one session or in several', async () => {
    const days = [
      line({ day: 'Day 4' }),
      line({ day: 'Day 5' }),
      line({ day: 'Day 4' }),
      line({ day: 'Day 5' }),
    ];
    const sessions = await partsOf(days, [line({ session: 2, day: 'Day 5' })]);
    expect(sessions.flatMap((session) => session.days.map(({ title }) => title))).toEqual([
      'Day 4',
      'Day 5',
      'Day 4, continued in session 1',
      'Day 5, continued in session 1',
      'Day 5, continued in session 2',
    ]);
    const back = await partsOf(['a', 'b', 'a', 'b', 'a', 'b', 'a'].map((day) => line({ day })));
    expect(new Set(back[0]?.days.map(({ title }) => title)).size).toBe(7);
  });

  it('leaves out sessions of which nothing is told, and names what came before the first', async () => {
    const sessions = await partsOf([line({ session: 0 })], [], [line({ session: 2 })]);
    expect(sessions.map(({ title }) => title)).toEqual(['Before the first session', 'Session 2']);
  });

  it('counts lines with dice through the whole document', async () => {
    const rolls = [{ for: 'luck', dice: [[6, 4] as [number, number]], total: 4 }];
    const sessions = await partsOf(
      [line({ rolls }), line({}), line({ rolls })],
      [line({ session: 2, rolls })],
    );
    const parts = sessions.flatMap(({ days }) => days.flatMap((day) => day.parts));
    expect(
      parts.flatMap((part) => (part.kind !== 'scene' && part.rolls.length > 0 ? part.diceNumber : [])),
    ).toEqual([1, 2, 3]);
  });
});
