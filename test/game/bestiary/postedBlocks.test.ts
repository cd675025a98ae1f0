import { describe, expect, it } from 'vitest';
import { systems } from '../../../shared/systems/registry.ts';
import { POSTED } from './posted.ts';

/**
 * Each text in a system: its figures, with `=` what was understood and with `?` what was guessed, several lines of a blank
 * between strokes; and what was left.
 */
const TOLD: readonly (readonly [text: keyof typeof POSTED, system: string, figures: string, left: string])[] =
  [
    [
      'reedStalker',
      'cairn',
      '= hp 4; = armour 1; = str 8; = dex 14; = wil 6; = weapons Barbed spear d6 / Spit d4, blast; = critical is dragged under, and drowns',
      'Hates lanterns',
    ],
    [
      'reedStalker',
      'vogt',
      '= hp 4; = ar 1; ? dice.0 1d6; ? dice.1 1d8; ? dice.3 1d4; ? movement 6; ? weapon Barbed spear 1d6 stab',
      'spit (d4, blast); Hates lanterns; Critical damage: is dragged under, and drowns',
    ],
    ['heathWolf', 'cairn', '= hp 6; ? armour 0; ? str 10; = dex 15; ? wil 10; = weapons Bite d6', ''],
    [
      'heathWolf',
      'block-dodge-parry',
      '= hp 6; ? armour 0; ? str 10; = dex 15; ? wil 10; = weapons Bite d6',
      '',
    ],
    [
      'tuskers',
      'cairn',
      '= hp 5; = armour 2; = str 12; ? dex 10; ? wil 10; = weapons Tusks d8+d8; = detachment true',
      '',
    ],
    [
      'gateWard',
      'block-dodge-parry',
      '= hp 6; = armour 2; = str 14; = dex 9; = wil 12; = weapons Halberd d8+d8; = darkSight true',
      '',
    ],
    [
      'bellEater',
      'nightsong',
      '= hp 9; = resolve 60; = weapons Jaws D4 + D4 / Thrown clapper D6, ranged; = armour Bronze hide armor D6; = shield Shield D4',
      '',
    ],
    [
      'bellEater',
      'cairn',
      '= hp 9; ? armour 2; ? str 10; ? dex 10; ? wil 10; = weapons Jaws d4+d4 / Thrown clapper d6',
      'Resolve 60; Shield D4',
    ],
    ['lampWraith', 'fivey', '= bracket E; = defense 15; = feats Misty Escape; = resists fire', 'Bite 2d6'],
    [
      'gateBeast',
      'fivey',
      '? bracket M; = defense 14; ? feats Breath Attack / Keen nose; = resists cold',
      '',
    ],
    [
      'saltHound',
      'vogt',
      '= hp 11; = ar 2; = dice.0 1d8; = dice.1 1d10; = dice.3 1d4; = movement 9; = weapon Bite 1d6 stab; = resists cold / fire',
      '',
    ],
    [
      'saltHound',
      'fivey',
      '? bracket G; ? defense 14; = resists cold / fire',
      'STR d8; DEX 1d10; WIL 1d4; bite 1d6 stab; move 9',
    ],
    ['pitThing', 'nightsong', '? hp 20; = weapons Claws D8 + D8; ? armour Armor D4', ''],
    ['pitThing', 'cairn', '? hp 20; ? armour 1; ? str 10; ? dex 10; ? wil 10; = weapons Claws d8+d8', ''],
    ['pitThing', 'fivey', '? bracket E; ? defense 12', 'claws d8+d8'],
    ['pitThing', 'vogt', '? hp 20; ? ar 1; ? movement 6; ? weapon Claws 2d8 slash', ''],
    [
      'marshGhoul',
      'nightsong',
      '? hp 11; ? weapons Bite D10 / Claws D8; ? armour Armor D4',
      'Medium undead, chaotic evil; Speed 30 ft.; STR 13 (+1); DEX 15 (+2); CON 10 (+0); INT 7 (-2); WIS 10 (+0); CHA 6 (-2); Damage Immunities poison; Condition Immunities charmed, exhaustion; Senses darkvision 60 ft., passive Perception 10; Languages Common; Challenge 1 (200 XP); Claws: The target must succeed on a DC 10 Constitution saving throw or be paralyzed for 1 minute.',
    ],
    [
      'marshGhoul',
      'cairn',
      '? hp 8; ? armour 1; ? str 13; ? dex 15; ? wil 10; ? weapons Bite d10 / Claws d8; = darkSight true',
      'Medium undead, chaotic evil; Hit Points 22 (5d8); Speed 30 ft.; CON 10 (+0); INT 7 (-2); CHA 6 (-2); Damage Immunities poison; Condition Immunities charmed, exhaustion; Languages Common; Claws: The target must succeed on a DC 10 Constitution saving throw or be paralyzed for 1 minute.',
    ],
    [
      'marshGhoul',
      'fivey',
      '? bracket E; ? defense 12; ? feats Basic Necrology; ? resists poison',
      'Hit Points 22 (5d8); Speed 30 ft.; STR 13 (+1); DEX 15 (+2); CON 10 (+0); INT 7 (-2); WIS 10 (+0); CHA 6 (-2); Condition Immunities charmed, exhaustion; Senses darkvision 60 ft., passive Perception 10; Languages Common; Bite. Melee Weapon Attack: +2 to hit, reach 5 ft., one creature. Hit: 9 (2d6 + 2) piercing damage.; Claws. Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 7 (2d4 + 2) slashing damage. The target must succeed on a DC 10 Constitution saving throw or be paralyzed for 1 minute.; Claws: The target must succeed on a DC 10 Constitution saving throw or be paralyzed for 1 minute.',
    ],
    [
      'marshGhoul',
      'vogt',
      '? hp 11; ? ar 1; ? dice.0 1d8; ? dice.1 1d10; ? dice.2 1d6; ? dice.3 1d6; ? movement 6; ? weapon Bite 1d10 stab; ? resists poison',
      'Medium undead, chaotic evil; CON 10 (+0); INT 7 (-2); CHA 6 (-2); Condition Immunities charmed, exhaustion; Senses darkvision 60 ft., passive Perception 10; Languages Common; Challenge 1 (200 XP); Claws. Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 7 (2d4 + 2) slashing damage. The target must succeed on a DC 10 Constitution saving throw or be paralyzed for 1 minute.; Claws: The target must succeed on a DC 10 Constitution saving throw or be paralyzed for 1 minute.',
    ],
    [
      'cellarCorpse',
      'nightsong',
      '? hp 8; ? weapons Slam D8',
      'Medium Undead, Neutral Evil; AC 8; Initiative -2 (8); Speed 20 ft.; Str 13 +1 +1; Dex 6 -2 -2; Con 16 +3 +3; Int 3 -4 -4; Wis 6 -2 +0; Cha 5 -3 -3; Immunities Poison; Exhaustion; Poisoned; Senses Darkvision 60 ft., Passive Perception 8; CR 1/4 (XP 50; PB +2); Undead Fortitude. When damage reduces it to 0 Hit Points, it may stand up again on a saving throw of DC 5.',
    ],
    [
      'cellarCorpse',
      'fivey',
      '? bracket M; ? defense 8; ? feats Undead Fortitude / Basic Necrology; ? resists poison',
      'Initiative -2 (8); HP 15 (2d8 + 6); Speed 20 ft.; Str 13 +1 +1; Dex 6 -2 -2; Con 16 +3 +3; Int 3 -4 -4; Wis 6 -2 +0; Cha 5 -3 -3; Exhaustion; Poisoned; Senses Darkvision 60 ft., Passive Perception 8; Undead Fortitude. When damage reduces it to 0 Hit Points, it may stand up again on a saving throw of DC 5.; Slam. Melee Attack Roll: +3, reach 5 ft. Hit: 5 (1d8 + 1) Bludgeoning damage.',
    ],
    [
      'mireOgre',
      'cairn',
      '? hp 8; ? armour 0; ? str 19; ? dex 8; ? wil 7; ? weapons Mire club d12 / Mud ball d12',
      'Large giant, chaotic evil; Hit Points 59 (7d10 + 21); Speed 40 ft.; CON 16 (+3); INT 5 (-3); CHA 7 (-2); Damage Resistances cold; bludgeoning, piercing, and slashing from nonmagical attacks',
    ],
    [
      'mireOgre',
      'vogt',
      '? hp 30; ? ar 0; ? dice.0 1d12; ? dice.1 1d6; ? dice.2 1d4; ? dice.3 1d4; ? movement 8; ? weapon Mire club 1d12 blunt; ? resists cold / blunt / stab / slash',
      'Large giant, chaotic evil; CON 16 (+3); INT 5 (-3); CHA 7 (-2); Challenge 2 (450 XP); Mud ball. Ranged Weapon Attack: +6 to hit, range 30/120 ft., one target. Hit: 11 (2d6 + 4) bludgeoning damage.',
    ],
    [
      'ruinScout',
      'vogt',
      '? hp 8; ? ar 1; ? dice.0 1d6; ? dice.1 1d8; ? dice.2 1d8; ? dice.3 1d8',
      'Skills Stealth +6, Survival +5; Challenge 1/2 (100 XP)',
    ],
    [
      'barrowGhoul',
      'nightsong',
      '? hp 9; ? resolve 80; ? weapons Claw D4 + D4 / Bite D4; ? armour Armor D4',
      'claw: paralysis; bite: paralysis; THAC0 18 [+1]; MV 90’ (30’); SV D12 W13 P14 B15 S16 (1); AL Chaotic; XP 25; NA 1d6 (2d8); TT B; Paralysis: Save or be paralysed for 2d4 turns, as long as nobody helps.',
    ],
    [
      'barrowGhoul',
      'cairn',
      '? hp 5; ? armour 1; ? str 12; ? dex 9; ? wil 16; ? weapons Claw d4+d4 / Bite d4',
      'claw: paralysis; bite: paralysis; THAC0 18 [+1]; SV D12 W13 P14 B15 S16 (1); AL Chaotic; XP 25; NA 1d6 (2d8); TT B; Paralysis: Save or be paralysed for 2d4 turns, as long as nobody helps.',
    ],
    [
      'barrowGhoul',
      'fivey',
      '? bracket G; ? defense 13; ? feats Paralysis',
      'Att 2 x claw (1d3 + paralysis); claw: paralysis; 1 x bite (1d3 + paralysis); bite: paralysis; THAC0 18 [+1]; MV 90’ (30’); SV D12 W13 P14 B15 S16 (1); ML 9; AL Chaotic; NA 1d6 (2d8); TT B; Paralysis: Save or be paralysed for 2d4 turns, as long as nobody helps.',
    ],
    [
      'barrowGhoul',
      'vogt',
      '? hp 9; ? ar 1; ? dice.0 1d8; ? dice.1 1d6; ? dice.3 1d10; ? movement 5; ? weapon Claw 1d4 slash',
      'claw: paralysis; 1 x bite (1d3 + paralysis); bite: paralysis; THAC0 18 [+1]; SV D12 W13 P14 B15 S16 (1); AL Chaotic; XP 25; NA 1d6 (2d8); TT B; Paralysis: Save or be paralysed for 2d4 turns, as long as nobody helps.',
    ],
    [
      'fenGoblin',
      'cairn',
      '? hp 3; ? armour 1; ? str 10; ? dex 8; ? wil 12; ? weapons Spear d6; = darkSight true',
      'AL Chaotic; XP 5',
    ],
    [
      'thicketBear',
      'cairn',
      '? hp 9; ? armour 2; ? str 18; ? dex 10; ? wil 16; ? weapons Claws d8+d8 / Bite d8',
      'No. Appearing: 1-4 (1-4); Save As: Fighter: 3; Treasure Type: C; Alignment: Neutral',
    ],
    [
      'thicketBear',
      'vogt',
      '? hp 23; ? ar 2; ? dice.0 1d12; ? dice.1 1d6; ? dice.3 1d10; ? movement 6; ? weapon Claws 1d8 slash',
      'bite Damage: 1-8/1-8/1-8; No. Appearing: 1-4 (1-4); Save As: Fighter: 3; Treasure Type: C; Alignment: Neutral',
    ],
    ['sixGoblins', 'fivey', '? bracket M; ? defense 13', '(6); hp 3; spear D 1-6; ML 7'],
    ['sixGoblins', 'nightsong', '? hp 3; ? resolve 60; ? weapons Spear D6; ? armour Armor D4', '(6); HD 1-1'],
    [
      'chainGuard',
      'block-dodge-parry',
      '? hp 6; ? armour 2; ? str 14; ? dex 10; ? wil 14; ? weapons Halberd d10',
      '14 hp',
    ],
    [
      'tarHound',
      'vogt',
      '? hp 12; ? ar 2; ? dice.0 1d8; ? dice.3 1d12; ? weapon Bite 1d6 stab; ? resists fire; = vulnerable cold',
      '',
    ],
    [
      'tarHound',
      'nightsong',
      '? hp 12; ? resolve 90; ? weapons Bite D6; ? armour Armor D6',
      'HD 2; immune to fire; weak to cold',
    ],
    ['oneLine', 'cairn', '? hp 3; ? armour 1; ? str 10; ? wil 8; ? weapons Beak d4', 'fly 180’'],
  ];

describe('a stat block as people post it', () => {
  it.each(TOLD)('%s in %s is told field by field', (text, id, figures, left) => {
    const found = systems.find((system) => system.id === id)?.ownBlocks.read(POSTED[text]);
    const told = Object.entries(found?.figures ?? {}).map(
      ([blank, { value, guessed }]) =>
        `${guessed ? '?' : '='} ${blank} ${String(value).replaceAll('\n', ' / ')}`,
    );
    expect([told.join('; '), found?.left.join('; ')]).toEqual([figures, left]);
  });
});
