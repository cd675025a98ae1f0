import type { Fact } from '../fact.ts';
import { firstOf } from './groups.ts';
import type { Group, Paragraph } from './placed.ts';

/** What needs no day or hour. */
const UNTIMED: ReadonlySet<string> = new Set([
  'note',
  'here',
  'sum',
  'group',
  'clock-filled',
  'all-fell',
  'goes-on',
  'not-over',
]);

/** Leads for sentences that begin a day, an hour or a round of their own. */
export function withLeads(
  paragraphs: readonly Paragraph[],
  dayOfFact: (fact: Fact) => number,
  isOneDay: boolean,
): Paragraph[] {
  let day: number | undefined;
  let hasHour = false;
  return paragraphs.map((paragraph) => {
    let round = 1;
    return paragraph.map((group, index): Group => {
      const before = paragraph[index - 1];
      const fact = firstOf(group);
      if (!fact || UNTIMED.has(fact.kind) || fact.isSecret) return group;
      const today = dayOfFact(fact);
      const isNewDay = day !== undefined && today !== day;
      const last = day;
      day = today;
      if (group.lead?.kind === 'ground' && !isOneDay && isNewDay)
        return { ...group, lead: { kind: 'day', day: today, before: last, terrain: group.lead.terrain } };
      if (group.lead) return group;
      if (!isOneDay && isNewDay && fact.scene.kind !== 'downtime')
        return { ...group, lead: { kind: 'day', day: today, before: last } };
      if (isOneDay && !hasHour && fact.kind === 'journey') {
        hasHour = true;
        const facts = group.facts.map((one) => ({ ...one, figures: { ...one.figures, timed: 1 } }));
        return { facts, lead: { kind: 'hour', at: fact.at } };
      }
      if (fact.kind === 'met' && before?.facts[0]?.kind === 'explored')
        return { ...group, lead: { kind: 'then' } };
      if (fact.scene.kind === 'fight' && fact.round > round) {
        round = fact.round;
        return { ...group, lead: { kind: 'round', round } };
      }
      return group;
    });
  });
}
