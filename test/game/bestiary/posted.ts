/** Stat blocks in the manner in which people post them, for the systems at hand and for other games. All are our own inventions. */
export const POSTED = {
  reedStalker:
    'Reed Stalker\n4 HP, 1 Armor, 8 STR, 14 DEX, 6 WIL, barbed spear (d6), spit (d4, blast)\n- Hates lanterns\nCritical damage: is dragged under, and drowns',
  heathWolf: 'Heath Wolf\n6 HP, 15 DEX, bite (d6)',
  tuskers: '**Tuskers** 5hp, 2 armor, STR 12, tusks (d8+d8), detachment',
  gateWard: '**Gate Ward** — STR 14 DEX 9 WIL 12 HP 6; Armour: 2; halberd d8+d8; sees in the dark',
  bellEater:
    'Bell Eater: Resolve 60; 9 HP; jaws 2D4, thrown clapper (D6, ranged); bronze hide armor D6; Shield D4',
  lampWraith: 'Lamp Wraith\nElite, DC 15, 15 experience, Misty Escape\nresists fire\nBite 2d6',
  gateBeast: 'Gate Beast\nBracket 1, DC 14\nResist: cold\nBreath Attack, Keen nose',
  saltHound: 'Salt Hound - 11 HP; AR 2; STR d8, DEX 1d10, WIL 1d4; bite 1d6 stab; resists cold, fire; move 9',
  pitThing: 'Pit Thing\nac 12ish, hp ~20, claws d8+d8',
  marshGhoul: `Marsh Ghoul
Medium undead, chaotic evil

Armor Class 12
Hit Points 22 (5d8)
Speed 30 ft.

STR DEX CON INT WIS CHA
13 (+1) 15 (+2) 10 (+0) 7 (−2) 10 (+0) 6 (−2)

Damage Immunities poison
Condition Immunities charmed, exhaustion
Senses darkvision 60 ft., passive Perception 10
Languages Common
Challenge 1 (200 XP)

Actions
Bite. Melee Weapon Attack: +2 to hit, reach 5 ft., one creature. Hit: 9 (2d6 + 2) piercing damage.
Claws. Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 7 (2d4 + 2) slashing damage. The target
must succeed on a DC 10 Constitution saving throw or be paralyzed for 1 minute.`,
  cellarCorpse: `Cellar Corpse
Medium Undead, Neutral Evil
AC 8 Initiative -2 (8)
HP 15 (2d8 + 6)
Speed 20 ft.
Mod Save
Str 13 +1 +1
Dex 6 -2 -2
Con 16 +3 +3
Int 3 -4 -4
Wis 6 -2 +0
Cha 5 -3 -3
Immunities Poison; Exhaustion, Poisoned
Senses Darkvision 60 ft., Passive Perception 8
CR 1/4 (XP 50; PB +2)
Traits
Undead Fortitude. When damage reduces it to 0 Hit Points, it may stand up again on a saving throw of DC 5.
Actions
Slam. Melee Attack Roll: +3, reach 5 ft. Hit: 5 (1d8 + 1) Bludgeoning damage.`,
  mireOgre: `> ## Mire Ogre
> *Large giant, chaotic evil*
> - **Armor Class** 11 (hide armor)
> - **Hit Points** 59 (7d10 + 21)
> - **Speed** 40 ft.
>
> |STR|DEX|CON|INT|WIS|CHA|
> |:---:|:---:|:---:|:---:|:---:|:---:|
> |19 (+4)|8 (-1)|16 (+3)|5 (-3)|7 (-2)|7 (-2)|
>
> - **Damage Resistances** cold; bludgeoning, piercing, and slashing from nonmagical attacks
> - **Challenge** 2 (450 XP)
>
> ### Actions
> ***Mire club.*** *Melee Weapon Attack:* +6 to hit, reach 5 ft., one target. *Hit:* 13 (2d8 + 4) bludgeoning damage.
> ***Mud ball.*** *Ranged Weapon Attack:* +6 to hit, range 30/120 ft., one target. *Hit:* 11 (2d6 + 4) bludgeoning damage.`,
  ruinScout:
    'Ruin Scout\nAC 13 (leather armor)\nHP 16 (3d8+3)\nSTR\n11 (+0)\nDEX\n14 (+2)\nWIS\n13 (+1)\nSkills Stealth +6, Survival +5\nChallenge 1/2 (100 XP)',
  barrowGhoul: `Barrow Ghoul
AC 6 [13], HD 2* (9hp), Att 2 × claw (1d3 + paralysis), 1 × bite (1d3 + paralysis), THAC0 18 [+1], MV 90’ (30’), SV D12 W13 P14 B15 S16 (1), ML 9, AL Chaotic, XP 25, NA 1d6 (2d8), TT B
▶ Paralysis: Save or be paralysed for 2d4 turns, as long as nobody helps.`,
  fenGoblin:
    'Fen Goblin\nAC 6 [13], HD 1-1 (3hp), Att 1 × spear (1d6), MV 60’ (20’), ML 7, AL Chaotic, XP 5\n▶ Infravision: 90’',
  thicketBear: `Thicket Bear
Armor Class: 5
Hit Dice: 5
Move: 120' (40')
Attacks: 2 claws/1 bite
Damage: 1-8/1-8/1-8
No. Appearing: 1-4 (1-4)
Save As: Fighter: 3
Morale: 9
Treasure Type: C
Alignment: Neutral`,
  sixGoblins: 'Hill goblins (6): AC 6, HD 1-1, hp 3, #AT 1 spear, D 1-6, ML 7',
  chainGuard: 'Toll Guard, AC as chain, HD 3, 14 hp, halberd 1d10, MV 40 ft., ML 8',
  tarHound: 'Tar Hound — HD 2, AC 14, 12 HP, bite 1d6, morale 10; immune to fire, weak to cold',
  oneLine: 'Crow, 1hp, AC 7 [12], beak d2, fly 180’, ML 6',
} as const;
