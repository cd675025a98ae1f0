import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { System } from '../../shared/systems/contract.ts';
import { systemOf } from '../../shared/systems/registry.ts';
import { foldEntries } from '../../src-main/game/timeline.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { isRecord } from '../../src-main/store/json.ts';
import { liftState, migrations, OLDEST, schemaAfter } from '../../src-main/store/migrations.ts';
import { checkCampaign, copyAsOf, listBackups, openCampaign } from '../../src-main/store/store.ts';
import { readPacked, unpackCampaign } from '../../src-main/workspace/archives.ts';
import { carryOut } from '../helpers/campaigns.ts';
import { ownFolder } from '../helpers/folders.ts';
import { withEvenings } from '../systemContract.ts';
import { at, kept, packed, type Kept } from './played/kept.ts';
import { logText } from './played/told.ts';

const WHOLE = { whole: true, findings: [], notes: [] };

/** The state that was kept, as the schema of today writes it. */
function stateOf({ state, schema }: Kept): Record<string, unknown> {
  const checkpoint = { campaign: state(), recent: [], journalFile: 0, takeBack: { undo: null, redo: null } };
  const lifted = liftState(checkpoint, schema, migrations);
  const campaign = isRecord(lifted) ? lifted['campaign'] : undefined;
  if (!isRecord(campaign)) throw new Error('The kept state holds no campaign.');
  return campaign;
}

/** What a campaign keeps by ids: no later version adds any of these by itself. */
const BY_ID = [
  ...(['creatures', 'timers', 'factions', 'tables', 'bestiary'] as const),
  ...(['caches', 'plans', 'keys', 'prices', 'options'] as const),
] satisfies (keyof Campaign)[];

/** A later version may add fields with what they start with; all that was kept must be there, and nobody else. */
function expectKept(opened: Campaign, was: Record<string, unknown>): void {
  expect(opened).toMatchObject(was);
  for (const field of BY_ID)
    expect(Object.keys(opened[field])).toHaveLength(Object.keys(was[field] ?? {}).length);
}

/** Files of the journal and how their bytes began. */
const journalOf = (folder: string): [string, Buffer][] =>
  readdirSync(join(folder, 'sessions')).map((name) => [name, readFileSync(join(folder, 'sessions', name))]);

const ownEvents = ({ events }: System): Set<string> => new Set(events.map(({ type }) => type));

it('a played campaign of each system that offers evenings is kept for the newest schema, and of who was kept once for all later ones', () => {
  const newest = schemaAfter(migrations);
  const readable = Array.from({ length: newest - OLDEST + 1 }, (_, step) => OLDEST + step);
  const keptWith = (wanted: number): string[] =>
    kept.filter(({ schema }) => schema === wanted).map(({ system }) => system);
  expect(keptWith(newest)).toEqual(expect.arrayContaining(withEvenings.map(({ id }) => id)));
  expect(keptWith(OLDEST)).not.toEqual([]);
  for (const schema of readable.slice(1))
    expect(keptWith(schema)).toEqual(expect.arrayContaining(keptWith(schema - 1)));
});

it('somewhere the party is still split at the end, a fight is on the shelf, and one goes on', () => {
  const ends = kept.map((each) => JSON.stringify(stateOf(each)));
  const holds = (text: RegExp): boolean => ends.some((end) => text.test(end));
  expect(holds(/"groups":\[\{/)).toBe(true);
  expect(holds(/"shelf":\[\{"encounter":.*"fight":\{/)).toBe(true);
  expect(holds(/"fight":\{"aftermath".*"shelf":\[\]/)).toBe(true);
});

describe.each(kept.map((each) => [each.schema, each.system, each] as const))(
  'what was played with schema %i in %s',
  (schema, system, each) => {
    it('opens to the same state', async () => {
      await at(each.copy(), ({ state }) => expectKept(state.campaign, stateOf(each)));
    });

    it('opens with a party that knows where it is', async () => {
      await at(each.copy(), ({ state: { campaign } }) => {
        for (const party of [campaign.party, ...campaign.groups.map((group) => group.party)])
          expect(party).not.toHaveProperty('believed');
      });
    });

    it('tells the same log', async () => {
      expect(await at(each.copy(), logText)).toBe(each.log());
    });

    it('comes to the same state from its journal alone', async () => {
      await at(each.copy(), async (game) =>
        expect(foldEntries(game.rulebook, await game.entries()).state).toEqual(game.state),
      );
    });

    it('is whole', async () => {
      expect(await checkCampaign(nodeDisk, each.copy())).toEqual(WHOLE);
    });

    it('is undone, played on and opened again, and no line of its journal changes', async () => {
      const folder = each.copy();
      const lines = journalOf(folder);
      const after = await at(folder, async (game) => {
        await carryOut(game, { type: 'undo' }, { type: 'undo' }, { type: 'redo' });
        await carryOut(game, { type: 'note', text: 'They look back.' });
        return game.state;
      });
      expect(await at(folder, ({ state }) => state)).toEqual(after);
      expect(await checkCampaign(nodeDisk, folder)).toEqual(WHOLE);
      const now = new Map(journalOf(folder));
      for (const [name, bytes] of lines) expect(now.get(name)?.subarray(0, bytes.length)).toEqual(bytes);
    });

    it('can be gone back to each of its backups', async () => {
      const folder = each.copy();
      const backups = await listBackups(nodeDisk, folder);
      expect(backups.length).toBeGreaterThan(1);
      for (const { name, seq } of backups) {
        const target = ownFolder('as of');
        await copyAsOf(nodeDisk, folder, name, target);
        expect(await at(target, (game) => game.seq)).toBe(seq);
      }
    });

    it('holds groups, rooms, a deal, a shelved fight, undo and redo, notes, time and events of its system', async () => {
      const entries = await at(each.copy(), (game) => game.entries());
      const types = new Set(entries.flatMap(({ events }) => events.map(({ type }) => type)));
      expect([...types]).toEqual(
        expect.arrayContaining([
          ...['party-split', 'group-taken-up', 'groups-joined', 'room-entered', 'exit-changed'],
          ...[
            'deal-made',
            'fight-began',
            'encounter-set-aside',
            'undone',
            'redone',
            'note-written',
            'waited',
          ],
        ]),
      );
      const own = systemOf(system);
      expect(own && [...ownEvents(own)].filter((type) => types.has(type)).length).toBeGreaterThan(4);
      expect(new Set(entries.map(({ session }) => session)).size).toBeGreaterThan(2);
    });

    it('has lines of its own schema behind the checkpoint, and both a split party and a fight in it', async () => {
      const store = await openCampaign(nodeDisk, each.copy(), { readOnly: true });
      expect(store.tail.length).toBeGreaterThan(10);
      expect(store.checkpoint.state).toMatchObject({
        campaign: { groups: [{}], shelf: [{ fight: { combatants: {} } }] },
      });
      await store.close();
      expect(JSON.parse(each.bytes('campaign.json').toString())).toMatchObject({ schema });
    });
  },
);

describe.each(packed.map((each) => [each.schema, each.system, each] as const))(
  'one file that was packed with schema %i in %s',
  (_schema, _system, each) => {
    it('unpacks to the same files, the same state and the same log', async () => {
      const folder = ownFolder('unpacked');
      await unpackCampaign(nodeDisk, await readPacked(nodeDisk, each.file), folder);
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.jsonl?$/.test(name),
      );
      expect(names.length).toBeGreaterThan(6);
      for (const name of names) expect(readFileSync(join(folder, name))).toEqual(each.bytes(name));
      await at(folder, ({ state }) => expectKept(state.campaign, stateOf(each)));
      expect(await at(folder, logText)).toBe(each.log());
    });
  },
);

it('each schema that can be read has a campaign kept as one file', () => {
  expect(new Set(packed.map(({ schema }) => schema))).toEqual(new Set(kept.map(({ schema }) => schema)));
});
