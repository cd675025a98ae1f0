import type { RuleNote } from '../contract.ts';

/** Lines with “usually” or “as a rule” are options of the campaign, which may have changed them. */
const RULINGS: readonly string[] = [
  'Damage is never less than 0, and 0 does nothing; usually Armor may take all of it.',
  'Each attacker’s own die, usually with their own edge, then the highest, then Armor once.',
  'Impaired and enhanced together usually cancel.',
  'Bare hands usually stay d4 even when enhanced.',
  'Two weapons impaired are usually one d4, enhanced one d12.',
  'A blast catches no more than are there, usually the nearest first.',
  'Scars are usually for PCs alone, the last one for any loss above 12, and none for a hit at 0 HP.',
  'A raised maximum usually leaves what one has now.',
  'The sixth scar usually looks at the Attribute as it is now; the maximum rises with it.',
  'Nothing goes below 0, and without STR every creature dies, as a rule.',
  'At 0 HP every hit that gets through goes to STR and asks for a Save; one that leaves HP usually does not.',
  'Who is stabilised usually stays helpless until a breather.',
  'The hour is usually sixty minutes from the failed Save.',
  'Of N days without, usually the first is free.',
  'What happens at once usually happens within one side.',
  'As a rule half is half of those who joined; both reasons at once are one Save; one throw for a group on its commonest WIL.',
  'As a rule hirelings save for the first Round and flee from mortal danger unless WIL holds; they crawl and die like PCs, without scars.',
  'Who flees to one place together usually throws once, by the lowest DEX, and may try again.',
  'A cast is Save, effect, Fatigue; usually the spell works either way.',
  'Scrolls and relics usually ask for the Save too; the scroll goes in any case.',
  'As a rule nobody full of Fatigue casts by choice; forced to, they collapse.',
  'Detachments against each other usually use their own dice, at one other at a time.',
  'Harm outside of a fight usually knows no Armor, Save or scar.',
  'Deprivation ends when the need is met; usually three hours for the walloped.',
  'On an Attribute of 0 a Save has usually failed without a throw.',
  'Cure Wounds usually works once a day for one, up to the maximum.',
  'The Warden says who has most at risk; of several it is usually the lowest Attribute.',
];

const SILENT: readonly string[] = [
  'A PC is usually 3d6 for each Attribute and 1d6 HP.',
  'Usually ten slots; bulky things fill two, petty ones none.',
  'A turn is usually ten minutes, a watch eight hours.',
  'Chance meetings: usually 1 on a d6, each watch and each third turn in danger.',
  'A hex is usually a watch, two on hard ground; the Die of Fate does weather, ways and food.',
  'A torch usually burns an hour, a lantern four; attacks in the dark are impaired.',
  'A ration a day, usually three to a slot and eaten at dusk; sleep in danger leaves the Fatigue.',
  'As a rule who ambushes needs no Save, and the ambushed miss the first Round.',
  'Nobody advances but by scars.',
  'Spells usually last a minute in a fight, else until they are ended.',
  'Bound or gagged, nobody casts; usually a relic is no exception.',
  'Prices, gear and creatures are free; the lists here are our own.',
  'Infections and broken limbs are usually a week with a healer.',
  'Downtime is free: time passes, and the log takes it down.',
  'A fall is usually d6 STR for each 10ft, fire and poison d6.',
  'Reactions usually have no modifiers.',
];

const NOTES: Readonly<Record<string, string>> = {
  'CA-S9': 'There is nothing to apply: scars are the only growth.',
};

const numbered = (letter: 'R' | 'S', lines: readonly string[]): RuleNote[] =>
  lines.map((line, index) => {
    const id = `CA-${letter}${index + 1}`;
    const note = NOTES[id];
    return { id, line, ...(note ? { note } : {}) };
  });

/** Rulings on doubtful places (R), and what this table plays where the book is silent (S). */
export const rulesOfTheTable: readonly RuleNote[] = [...numbered('R', RULINGS), ...numbered('S', SILENT)];
