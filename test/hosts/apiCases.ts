import { EventEmitter, once } from 'node:events';
import { expect, it } from 'vitest';
import type { HexwatchApi, View, ViewMessage } from '../../shared/api.ts';
import { changed } from '../../shared/page/patch.ts';

/** The view as a page builds it, patch by patch. */
interface Onlooker {
  view(): View;
  /** Waits for a view that is as wanted. */
  until(wanted: (view: View) => boolean): Promise<View>;
  stop(): void;
}

/** Watches through a door; at hand when the whole view has come, so that all that follows are patches. */
async function onlooker(api: HexwatchApi): Promise<Onlooker> {
  const changes = new EventEmitter();
  let view: View | undefined;
  const first = once(changes, 'change');
  const stop = api.watch((message: ViewMessage) => {
    view = 'view' in message ? message.view : changed(view as View, message);
    // Some doors bring the first message before they give back how to stop.
    queueMicrotask(() => changes.emit('change'));
  });
  await first;
  return {
    stop,
    view: () => view as View,
    until: async (wanted) => {
      while (!wanted(view as View)) await once(changes, 'change');
      return view as View;
    },
  };
}

async function viewOf(api: HexwatchApi): Promise<View> {
  const { view, stop } = await onlooker(api);
  stop();
  return view();
}

const lastLine = (view: View): string | undefined => view.table?.log.at(-1)?.text;

/** What every door does alike. It begins with an empty library of its own; the cases go on from one another. */
export function apiCases(door: () => HexwatchApi): void {
  it('shows the library first, with a sample campaign for each system', async () => {
    const { workspace, table } = await viewOf(door());
    expect(table).toBeNull();
    expect(workspace.campaigns.map(({ trouble }) => trouble)).toEqual(workspace.systems.map(() => undefined));
  });

  it.each([
    ['no-campaign', { type: 'note', text: 'x' }],
    ['bad-field', { type: 'new-campaign', name: '', system: 'fivey' }],
    ['bad-field', { type: 'open-campaign' }],
    ['unknown-system', { type: 'new-campaign', name: 'x', system: 'chess' }],
    ['not-a-campaign', { type: 'open-campaign', folder: '/nowhere' }],
    ['bad-command', { type: '' }],
    ['bad-command', { type: 'note', text: 'x', faces: [0.5] }],
  ])('refuses with %s: %j', async (code, command) => {
    expect(await door().dispatch(command)).toMatchObject({ ok: false, error: { code } });
  });

  it('refuses a question that does not fit', async () => {
    expect(await door().ask({ type: 'secrets' } as never)).toMatchObject({ error: { code: 'bad-query' } });
    expect(await door().ask({ type: 'log', limit: 501 })).toMatchObject({ error: { code: 'bad-query' } });
  });

  it('makes a campaign and opens it', async () => {
    const referee = await onlooker(door());
    const made = await door().dispatch({ type: 'new-campaign', name: 'The Vale', system: 'fivey' });
    expect(made).toMatchObject({ ok: true });
    const { workspace, table } = await referee.until((view) => view.table !== null);
    referee.stop();
    expect(table?.campaign).toMatchObject({ name: 'The Vale', system: 'fivey', readOnly: false });
    expect(workspace.campaigns.map(({ name }) => name)).toContain('The Vale');
  });

  it('tells everybody who watches of a command, in patches that add up', async () => {
    const onlookers = [await onlooker(door()), await onlooker(door())];
    const answer = await door().dispatch({ type: 'note', text: 'A raven follows.' });
    expect(answer).toMatchObject({ ok: true, events: [{ type: 'note-written' }], rolls: [] });
    const whole = await viewOf(door());
    for (const { until, stop } of onlookers) {
      expect(await until((view) => lastLine(view) === 'A raven follows.')).toEqual(whole);
      stop();
    }
  });

  it('takes faces thrown by hand, and refuses those that do not fit', async () => {
    const roll = { type: 'roll', dice: '2d6' };
    expect(await door().dispatch({ ...roll, faces: [3, 4] })).toMatchObject({ rolls: [{ total: 7 }] });
    expect(await door().dispatch({ ...roll, faces: [3, 7] })).toMatchObject({
      error: { code: 'dice-mismatch' },
    });
    expect(await door().dispatch({ ...roll, faces: [3] })).toMatchObject({
      error: { code: 'dice-exhausted' },
    });
  });

  it('answers questions about the open campaign', async () => {
    const { table } = await viewOf(door());
    const { hex } = table!.party;
    const [character] = table!.characters;
    expect(await door().ask({ type: 'hex', hex: hex! })).toMatchObject({ hex });
    expect(await door().ask({ type: 'hex', hex: '9999' })).toBeNull();
    expect(await door().ask({ type: 'sheet', creature: character!.id })).toMatchObject({
      name: character!.name,
    });
    expect(await door().ask({ type: 'find', text: character!.name })).toHaveProperty(
      '0',
      expect.objectContaining({ kind: 'person', label: character!.name }),
    );
    const log = await door().ask({ type: 'log', limit: 2 });
    expect(log).toMatchObject([{ text: 'A raven follows.' }, { type: 'dice-rolled' }]);
  });

  it('takes back and brings back', async () => {
    const before = await viewOf(door());
    expect(await door().dispatch({ type: 'undo' })).toMatchObject({ ok: true });
    expect((await viewOf(door())).table?.redo).toBe(before.table?.undo);
    expect(await door().dispatch({ type: 'redo' })).toMatchObject({ ok: true });
    expect(await door().dispatch({ type: 'redo' })).toMatchObject({ error: { code: 'nothing-to-redo' } });
  });

  it('puts the campaign away', async () => {
    expect(await door().dispatch({ type: 'close-campaign' })).toMatchObject({ ok: true });
    expect((await viewOf(door())).table).toBeNull();
  });
}
