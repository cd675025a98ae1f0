import type { RuleNote } from '../contract.ts';

const RULINGS: readonly string[] = [
  'Damage is never less than 0, and 0 does nothing.',
  'Each attacker’s own die, then the highest, then Armor once.',
  'Impaired and enhanced together cancel.',
  'Bare hands stay d4 even when enhanced, unless the table says otherwise.',
  'Two weapons impaired are one d4, enhanced one d12.',
  'A blast catches no more than are there, the nearest first.',
  'Scars are for PCs, the last one for any loss above 12, and none for a hit at 0 HP.',
  'A raised maximum leaves what one has now.',
  'The sixth scar looks at the Attribute as it is now; the maximum rises with it.',
  'Nothing goes below 0, and without STR every creature dies.',
  'At 0 HP every hit that gets through goes to STR and asks for a Save.',
  'Who is stabilised stays helpless until a breather.',
  'The hour is sixty minutes from the failed Save.',
  'Of N days without, the first is free.',
  'What happens at once happens within one side.',
  'Half is half of those who joined; both reasons at once are one Save; one throw for a group on its commonest WIL.',
  'Hirelings save for the first Round, crawl and die like PCs, without scars.',
  'Who flees together throws once, by the lowest DEX, and may try again.',
  'A cast is Save, effect, Fatigue; the spell works either way.',
  'Scrolls and relics may ask for the Save too; the scroll goes in any case.',
  'Nobody full of Fatigue casts by choice; forced to, they collapse.',
  'Detachments against each other use their own dice.',
  'Harm outside of a fight knows no Armor, Save or scar.',
  'Deprivation ends when the need is met; three hours for the walloped.',
  'On an Attribute of 0 a Save has failed without a throw.',
  'Cure Wounds works once a day for one, up to the maximum.',
  'The Warden says who has most at risk; between equals the lower Attribute.',
];

const SILENT: readonly string[] = [
  'A PC is 3d6 for each Attribute and 1d6 HP.',
  'Ten slots; bulky things fill two, petty ones none.',
  'A turn is ten minutes, a watch eight hours.',
  'Chance meetings: 1 on a d6, each watch and each third turn in danger.',
  'A hex is a watch, two on hard ground; the Die of Fate does weather, ways and food.',
  'A torch burns an hour, a lantern four; attacks in the dark are impaired.',
  'A ration a day, three to a slot; sleep in danger leaves the Fatigue.',
  'Who ambushes needs no Save, and the ambushed miss the first Round.',
  'Nobody advances but by scars.',
  'Spells last a minute in a fight, else as long as they need to.',
  'Bound or gagged, nobody casts.',
  'Prices, gear and creatures are free; the lists here are our own.',
  'Infections and broken limbs are a week with a healer.',
  'Downtime is free: time passes, and the log takes it down.',
  'A fall is d6 STR for each 10ft, fire and poison d6.',
  'Reactions have no modifiers.',
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
