import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { atTheScreen } from '../helpers/atTheScreen.ts';
import { keysAct } from '../helpers/keyboard.ts';
import { viewOf } from '../helpers/referee.ts';

const at = atTheScreen({ sample: 'Nightsong', inSession: true });

/** A hand that counts what it does. Typing a text counts as nothing: it is what the referee has to say. */
class Hand {
  clicks = 0;
  keys = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  async click(what: Locator): Promise<void> {
    this.clicks += 1;
    await what.click();
  }
  async key(name: string): Promise<void> {
    this.keys += 1;
    await keysAct(this.#page);
    await this.#page.keyboard.press(name);
  }
  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }
  get cost(): { clicks: number; keys: number } {
    return { clicks: this.clicks, keys: this.keys };
  }
}

let hand: Hand;
beforeEach(() => {
  hand = new Hand(at.seat.page);
});
const told = (text: string | RegExp): Promise<void> =>
  at.seat.page.getByRole('log').getByText(text).last().waitFor();
const seqOf = async (): Promise<number> => (await viewOf(at.host)).table?.saved.seq ?? 0;
/** Waits until something more is on the disk than was before. */
const savedAfter = async (seq: number): Promise<void> => expect.poll(seqOf).toBeGreaterThan(seq);
/** Those met on the way are left, so that the road is open again. */
async function onTheRoad(): Promise<void> {
  const { table } = await viewOf(at.host);
  if (table?.fight) await at.seat.given({ type: 'set-aside' });
  else if (table?.encounter) await at.seat.given({ type: 'part' });
  await at.seat.page.locator('[data-offer=travel]').first().waitFor();
}

describe('the ten things done most cost what they may', () => {
  it('the party goes to the next hex: 1 key', async () => {
    await onTheRoad();
    const seq = await seqOf();
    await hand.key('d');
    await savedAfter(seq);
    expect(hand.cost).toEqual({ clicks: 0, keys: 1 });
  });

  it('the party goes to the next hex: 1 click on it', async () => {
    await onTheRoad();
    await at.seat.given({ type: 'place-party', hex: '0506' });
    const box = (await at.seat.page.getByTestId('map').locator('canvas').boundingBox())!;
    // The party stands in the middle of the map; the hex north of it lies a row higher.
    await at.seat.page.getByRole('button', { name: 'Go to the party' }).click();
    const seq = await seqOf();
    hand.clicks += 1;
    await at.seat.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 - 56 * Math.sqrt(3));
    await savedAfter(seq);
    expect(hand.cost).toEqual({ clicks: 1, keys: 0 });
  });

  it('a watch passes: 1 key; camp for the night: at most 2 keys', async () => {
    await onTheRoad();
    const seq = await seqOf();
    await hand.key('p');
    await savedAfter(seq);
    expect(hand.cost).toEqual({ clicks: 0, keys: 1 });
    const byDay = async (): Promise<boolean> =>
      (await viewOf(at.host)).table?.now.some(({ opens, warns }) => opens === 'night' && warns) ?? false;
    while (await byDay()) await at.seat.given({ type: 'pass-time', scale: 'watch' });
    await onTheRoad();
    const before = await seqOf();
    hand = new Hand(at.seat.page);
    await hand.key('c');
    await at.seat.page.getByTestId('night').waitFor();
    await hand.key('Enter');
    await savedAfter(before);
    expect(hand.keys).toBe(2);
  });

  it('a turn passes in the dungeon: 1 key, space', async () => {
    await onTheRoad();
    const { table } = await viewOf(at.host);
    const [id, site] = Object.entries(table!.land.sites)[0]!;
    await at.seat.given({ type: 'place-party', hex: site.hex }, { type: 'enter-site', site: id });
    await at.seat.page.locator('[data-offer=explore]').waitFor();
    const seq = await seqOf();
    await hand.key(' ');
    await savedAfter(seq);
    expect(hand.cost).toEqual({ clicks: 0, keys: 1 });
    const after = (await viewOf(at.host)).table;
    if (after?.encounter) await at.seat.given({ type: 'part' });
    await at.seat.given({ type: 'leave-site' });
  });

  it('roll anything: 1 key to open, type, Enter', async () => {
    await hand.key('/');
    await hand.type('2d6+1');
    await hand.key('Enter');
    await told('2d6+1');
    await hand.key('Escape');
    expect(hand.keys - 1).toBe(2);
  });

  it('a named table: 1 key to open, type, Enter', async () => {
    const seq = await seqOf();
    await hand.key('/');
    await hand.type('signs of the');
    await hand.key('Enter');
    await told('Signs of the road:');
    await savedAfter(seq);
    expect(hand.cost).toEqual({ clicks: 0, keys: 2 });
    await at.seat.page.keyboard.press('Escape');
  });

  it('a reaction: 1 key from the encounter; a fight: 1 key to begin, 1 key for the next, 2 clicks for a blow', async () => {
    await onTheRoad();
    await at.seat.given({ type: 'meet', statBlock: 'Bandit', count: 3 });
    await at.seat.page.getByTestId('encounter').waitFor();
    await hand.key('r');
    await at.seat.page.locator('[data-testid=reactions] [aria-current]').waitFor();
    expect(hand.cost).toEqual({ clicks: 0, keys: 1 });

    hand = new Hand(at.seat.page);
    await hand.click(at.seat.page.locator('[data-offer=start-fight]').first());
    await at.seat.page.getByTestId('fight').waitFor();
    expect(hand.cost).toEqual({ clicks: 1, keys: 0 });

    // Whose side begins is rolled; the party's turn is waited for.
    const party = at.seat.page.locator('[data-combatant=mae] [data-offer=attack]').first();
    for (let turn = 0; turn < 4 && !(await party.isVisible()); turn += 1) {
      const seq = await seqOf();
      await at.seat.page.keyboard.press('n');
      await savedAfter(seq);
    }
    hand = new Hand(at.seat.page);
    const seq = await seqOf();
    await hand.click(party);
    await hand.click(at.seat.page.locator('article.target button.who').first());
    await savedAfter(seq);
    expect(hand.cost).toEqual({ clicks: 2, keys: 0 });

    // A lucky blow may have ended the fight.
    await at.seat.given({ type: 'undo' });
    hand = new Hand(at.seat.page);
    const before = await seqOf();
    await hand.key('n');
    await savedAfter(before);
    expect(hand.cost).toEqual({ clicks: 0, keys: 1 });
    await onTheRoad();
  });

  it('hurt someone: click the number, type, Enter; use something up: 1 click', async () => {
    await onTheRoad();
    await hand.click(at.seat.page.locator('[data-creature=tobin] .points'));
    await hand.type('-1');
    await hand.key('Enter');
    await told(/Tobin.*(1|loses|HP)/);
    expect(hand.cost).toEqual({ clicks: 1, keys: 1 });
    hand = new Hand(at.seat.page);
    const seq = await seqOf();
    await hand.click(at.seat.page.locator('[data-creature=tobin] [data-offer=use-item]').first());
    await savedAfter(seq);
    expect(hand.cost).toEqual({ clicks: 1, keys: 0 });
  });

  it('write a line: 1 key, type, Enter; undo: Ctrl+Z', async () => {
    await hand.key('l');
    await hand.type('The bell rang twice.');
    await hand.key('Enter');
    await told('The bell rang twice.');
    expect(hand.cost).toEqual({ clicks: 0, keys: 2 });
    await at.seat.page.keyboard.press('Escape');
    hand = new Hand(at.seat.page);
    await hand.key('Control+z');
    await told('Undone: ');
    expect(hand.cost).toEqual({ clicks: 0, keys: 1 });
  });

  it('find anything: Ctrl+K, type, Enter', async () => {
    await hand.key('Control+k');
    await hand.type('reeve oswin');
    await at.seat.page.locator('#findings').getByRole('option').first().getByText('Reeve Oswin').waitFor();
    await hand.key('Enter');
    await at.seat.page.getByRole('region', { name: 'Reeve Oswin' }).waitFor();
    expect(hand.cost).toEqual({ clicks: 0, keys: 2 });
    await at.seat.page.keyboard.press('Escape');
  });

  it('show the players a place or a face: 1 key from where it is, and 1 to take it away', async () => {
    const shown = async () => (await viewOf(at.host)).workspace.players.shown;
    const { table } = await viewOf(at.host);
    const [first] = table?.characters ?? [];
    await at.seat.page.keyboard.press('Shift+Digit1');
    await at.seat.page.getByTestId('sheet').waitFor();
    await hand.key('Control+Shift+S');
    await expect.poll(shown).toMatchObject({ text: `# ${first?.name}`, face: first?.face });
    await at.seat.page.locator('[data-testid=show-players][aria-pressed=true]').waitFor();
    await hand.key('Control+Shift+S');
    await expect.poll(shown).toBeNull();
    await at.seat.page.keyboard.press('Escape');
    await at.seat.page.getByTestId('map').focus();
    await at.seat.page.keyboard.press('.');
    await at.seat.page.getByTestId('hex').waitFor();
    await hand.key('Control+Shift+S');
    await expect.poll(async () => (await shown())?.face).toBeNull();
    expect(hand.cost).toEqual({ clicks: 0, keys: 3 });
    await at.seat.page.keyboard.press('Escape');
  });

  it('without an error on the page', () => {
    expect(at.seat.complaints).toEqual([]);
  });
});
