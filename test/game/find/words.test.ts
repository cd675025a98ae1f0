import { afterAll, describe, expect, it } from 'vitest';
import { placesOf } from '../../../src-renderer/keys/everywhere.ts';
import { inPalette } from '../../../src-renderer/keys/found.ts';
import { kindsOf } from '../../../shared/campaign/kinds.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

/** What a referee types, what is meant by it, and among how many it may stand where it need not be the first. */
type Meant = readonly [typed: string, label: string, among?: number];

interface Moment {
  system: string;
  /** How the sample comes to this moment, from the first session on. */
  given?: readonly object[];
  words: readonly Meant[];
}

const goblins = { type: 'meet', statBlock: 'Goblin', count: 2 };
const fight = { type: 'start-fight' };
const dead = (creature: string) => ({ type: 'set-status', creature, status: 'dead' });

const MOMENTS: Readonly<Record<string, Moment>> = {
  'on the road in Cairn': {
    system: 'cairn',
    words: [
      ['rain', 'Change weather to rain…'],
      ['fog', 'Change weather to fog…'],
      ['snowing', 'Change weather to snow…'],
      ['thunder', 'Change weather to storm…'],
      ['weather', 'Change weather…'],
      ['sunny', 'Change weather to fair…'],
      ['wait', 'Pass a watch'],
      ['share', 'Share loot, in full'],
      ['wait an hour', 'Pass 1 hour'],
      ['wait 3 hours', 'Pass 3 hours'],
      ['20 minutes', 'Pass 20 minutes'],
      ['dusk', 'Pass time until dusk'],
      ['until dawn', 'Pass time until dawn'],
      ['midnight', 'Pass time until midnight'],
      ['sleep', 'Sleep in a safe place'],
      ['camp', 'Sleep in a safe place'],
      ['night', 'Sleep in a safe place'],
      ['rest', 'Rest 3 hours'],
      ['torch', 'Light torch'],
      ['lantern', 'Light lantern'],
      ['bryn torch', 'Light torch'],
      ['go north', 'North to 0705'],
      ['north', 'North to 0705'],
      ['0707', '0707'],
      ['0303', '0303'],
      ['root court', 'The Root Court'],
      ['cindermouth', 'Cindermouth'],
      ['linnet', 'Linnet'],
      ['bailiff', 'Bailiff Coyne'],
      ['goblin', 'Goblin'],
      ['3 wolves', '3 × Wolf'],
      ['monster', 'Encounter…', 3],
      ['linnet hurt 3', 'Damage Linnet: 3 HP'],
      ['bryn -2', 'Damage Bryn: 2 HP'],
      ['heal maud 4', 'Heal Maud: 4 HP'],
      ['heal', 'Damage or heal'],
      ['damage', 'Damage or heal'],
      ['osric dies', 'Mark Osric as dead'],
      ['kill coyne', 'Mark Bailiff Coyne as dead'],
      ['kill', 'Mark Bryn as dead'],
      ['tend wound', 'Rest a week with a healer…', 3],
      ['shop', 'Shop'],
      ['buy rope', 'Buy rope, 25ft'],
      ['hire', 'Hire hireling'],
      ['gold', 'Add coins…', 3],
      ['fatigue', 'Add Fatigue'],
      ['hungry', 'Add deprivation'],
      ['forage', 'Forage for food'],
      ['luck', 'Roll Die of Fate'],
      ['dex save', 'Save'],
      ['new character', 'New character…'],
      ['graveyard', 'Graveyard'],
      ['note', 'Write in the log'],
      ['clock', 'Progress clock…'],
      ['countdown', 'Countdown…'],
      ['print sheet', 'Print sheet of Bryn'],
      ['print maud', 'Print sheet of Maud'],
      ['print map', 'Print map for the referee'],
      ['print log', 'Print log'],
      ['export', 'Export…'],
      ['recap', 'Recap'],
      ['session end', 'End session 1'],
      ['backup', 'Library'],
      ['undo', 'Undo: Session 1 begins: Day 1 of the First Week'],
      ['settings', 'Settings'],
      ['dark theme', 'Dark theme'],
      ['big letters', 'Text size 115 %'],
      ['players', 'Players’ screen'],
      ['handout', 'Players’ screen'],
      ['house rules', 'House rules'],
      ['shortcuts', 'Keys'],
      ['roll d20', 'd20'],
      ['2d6+1', '2d6+1'],
      ['map', 'Paint the map', 3],
      ['paint', 'Paint the map'],
      ['region', 'Regions', 3],
      ['rumour', 'Random tables', 3],
      ['table', 'Random tables', 3],
      ['split', 'Split party…'],
      ['absent', 'Absent or back'],
    ],
  },
  'at the ruin in Cairn': {
    system: 'cairn',
    given: [{ type: 'place-party', hex: '0303' }],
    words: [
      ['root court', 'The Root Court'],
      ['court', 'The Root Court'],
      ['enter', 'Explore The Root Court'],
    ],
  },
  'inside the ruin in Cairn': {
    system: 'cairn',
    given: [
      { type: 'place-party', hex: '0303' },
      { type: 'enter-site', site: 'root-court' },
    ],
    words: [
      ['leave', 'Leave site'],
      ['search', 'Turn 1 passes'],
      ['wait 10 minutes', 'Pass 10 minutes'],
    ],
  },
  'with a lantern lit in Cairn': {
    system: 'cairn',
    given: [{ type: 'light', creature: 'osric', item: 'lantern' }],
    words: [
      ['lantern out', 'Put out lantern'],
      ['put out the light', 'Put out lantern'],
    ],
  },
  'in an encounter in Cairn': {
    system: 'cairn',
    given: [goblins],
    words: [
      ['goblin', 'Goblin 1'],
      ['reaction', 'Reaction roll'],
      ['parley', 'Reaction roll'],
      ['initiative', 'Start fight'],
      ['fight', 'Start fight'],
      ['ambush', 'Ambush them'],
      ['surprise', 'Ambush them', 3],
      ['flee', 'Flee'],
      ['run away', 'Flee'],
    ],
  },
  'in a fight in Cairn': {
    system: 'cairn',
    given: [goblins, fight],
    words: [
      ['goblin', 'Goblin 1'],
      ['kill', 'Mark Goblin 1 as dead'],
      ['dead', 'Mark Goblin 1 as dead'],
      ['goblin 2 dead', 'Mark Goblin 2 as dead'],
      ['goblin 2 flees', 'Mark Goblin 2 as fled'],
      ['goblin 1 hit 4', 'Damage Goblin 1: 4 HP'],
      ['next turn', 'End everyone’s turn'],
      ['bryn attack', 'Bryn: sword'],
      ['retreat', 'Flee', 3],
      ['truce', 'Break off fight'],
    ],
  },
  'after a fight in Cairn': {
    system: 'cairn',
    given: [
      goblins,
      { type: 'add-coins', to: 'goblin-1', count: 7 },
      fight,
      dead('goblin-1'),
      dead('goblin-2'),
    ],
    words: [['loot', 'Share loot…']],
  },
  'on the road in FIVEY': {
    system: 'fivey',
    words: [
      ['xp', 'Award experience'],
      ['level up', 'Choose level-up'],
      ['camp', 'Make camp'],
      ['night', 'Make camp'],
      ['inn', 'Stay at an inn…'],
      ['goblin', 'Goblin'],
      ['the duke', 'The Duke of Vane'],
      ['downtime', 'Start downtime'],
      ['pay', 'Spend coins…', 3],
      ['greywick', 'Greywick'],
      ['tend wound', 'Damage or heal'],
      ['str check', 'Check'],
    ],
  },
  'in a fight in FIVEY': {
    system: 'fivey',
    given: [goblins, fight],
    words: [
      ['morale', 'Morale check'],
      ['kill', 'Mark Goblin 1 as dead'],
      ['inspiration', 'Spend inspiration on a roll…'],
    ],
  },
  'on the road in Nightsong': {
    system: 'nightsong',
    words: [
      ['rain', 'Change weather to rain…'],
      ['sleep', 'Take Long Rest'],
      ['tend wound', 'Use healing salve…'],
      ['eat', 'Eat: everyone'],
      ['goblin', 'New stat block: Goblin', 3],
      ['level up', 'Advance character…'],
      ['chase', 'Start pursuer clock…'],
      ['0507', '0507'],
    ],
  },
  'in an encounter in Nightsong': {
    system: 'nightsong',
    given: [{ type: 'meet', statBlock: 'Wolf', count: 3 }],
    words: [
      ['surprise', 'Check surprise: the party', 3],
      ['wolf', 'Wolf 1'],
    ],
  },
  'with a wound in Block, Dodge, Parry': {
    system: 'block-dodge-parry',
    given: [{ type: 'wound', creature: 'rook', wound: 'cut', level: 'light' }],
    words: [
      ['tend wound', 'Treat wound: Rook, Light cut'],
      ['bandage', 'Treat wound: Rook, Light cut'],
      ['pick lock', 'Task: pick a lock'],
      ['skill check', 'Attempt task…'],
      ['trap', 'Deal harm…'],
      ['sick', 'Expose to disease', 3],
    ],
  },
  'in a fight in Block, Dodge, Parry': {
    system: 'block-dodge-parry',
    given: [goblins, fight],
    words: [
      ['dodge', 'Rook dodges'],
      ['quill dodges', 'Quill dodges'],
      ['kill', 'Mark Goblin 1 as dead'],
    ],
  },
  'on the road in Bo Vogt’s': {
    system: 'vogt',
    words: [
      ['joss dies', 'Mark Joss as dead'],
      ['joss', 'Joss'],
      ['tend wound', 'Siesta', 3],
      ['sleep', 'Full rest'],
      ['glass stair', 'The Glass Stair'],
      ['exhausted', 'Add exhaustion…'],
      ['prone', 'Add status…'],
    ],
  },
};

/** What the palette lists for a text, in its order. */
async function listed(game: Game, text: string): Promise<string[]> {
  const shown = { table: gameView(game), campaigns: [], byHand: false };
  return inPalette(
    await answer(game, { type: 'find', text, lately: [] }, nodeDisk),
    placesOf(shown),
    text,
  ).map(({ label }) => label);
}

describe.each(Object.entries(MOMENTS))('%s', (_where, { system, given = [], words }) => {
  const campaign = newGame({ system, sample: true }).then(async (game) => {
    await carryOut(game, { type: 'open-session' }, ...given);
    return game;
  });
  afterAll(async () => (await campaign).close());

  it.each(words.map(([typed, label, among = 1]) => ({ typed, label, among })))(
    '“$typed” finds “$label”',
    async ({ typed, label, among }) => {
      expect((await listed(await campaign, typed)).slice(0, among)).toContain(label);
    },
  );
});

describe.each(systems)('what stands beside a hit in $name', (system) => {
  const kinds = [...kindsOf(system).commands.values()];
  it('says what an act does, and names no field of its command', () => {
    const naming = kinds.filter(
      ({ about, fields }) =>
        /[`{}_]|[a-z][A-Z]/.test(about) ||
        Object.keys(fields.shape).some((field) => about.includes(`“${field}”`)),
    );
    expect(naming.map(({ type, about }) => `${type}: ${about}`)).toEqual([]);
  });
});
