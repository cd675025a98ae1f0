import { describe, expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { Keyboard, commandsOf, keysAct } from '../../helpers/keyboard.ts';
import { fromMenu, viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'Block, Dodge, Parry', inSession: true });

const seq = async (): Promise<number> => (await viewOf(at.host)).table?.saved.seq ?? 0;
const hands = (): Keyboard => new Keyboard(at.seat.page, at.host);

interface Screen {
  open: () => Promise<void>;
  /** Keys that are its own. */
  own?: readonly string[];
}
const find = (name: string): Screen => ({ open: () => hands().choose(name) });
const press = (key: string, ...own: string[]): Screen => ({
  open: () => at.seat.page.keyboard.press(key),
  own,
});
/** Everything that lies over the table. */
const SCREENS: Record<string, Screen> = {
  'a sheet': press('Shift+1'),
  'a hex': {
    open: async () => {
      await at.seat.page.getByTestId('map').focus();
      await at.seat.page.keyboard.press('.');
    },
  },
  'people and places': find('People and places'),
  'the random tables': find('Random tables'),
  'the shop': find('Shop'),
  'the bestiary': find('Bestiary'),
  'the next session': find('Next session'),
  'the house rules': find('House rules'),
  'all sessions': find('The whole log'),
  'the plan of a site': {
    open: async () => {
      await hands().choose('Sites');
      await at.seat.page.getByRole('button', { name: 'Plan', exact: true }).first().click();
    },
  },
  'a new character': { ...find('New character'), own: ['Enter', ' ', 't', 'r'] },
  'the night': press('c', 'Enter'),
  'the end of the session': press('Control+e', 'l', 'v', 'Enter'),
  'the brush': find('Paint the map'),
  'the settings': find('Settings'),
  'the manual': press('F1'),
  'what Hexwatch says of itself': find('About Hexwatch'),
  'the hold on the players’ screen': find('Players’ screen'),
  'the list of keys': press('?'),
  'a form': find('Start clock'),
  'a menu': {
    open: () => at.seat.page.getByRole('button', { name: 'Menu', exact: true }).click(),
    own: ['Enter', ' '],
  },
};
const OVER = '[data-panel], [data-testid=paint], [role=dialog], [role=menu]';
const KEYS = [
  ...'qweasdrtyuiopfghjklzxcvbnm0123456789,;!:=/+-.'.split(''),
  'Space',
  'Enter',
  'Shift+Enter',
  'Control+z',
  'Control+Shift+z',
  'Control+y',
];

describe('while a screen lies over the table', () => {
  it.each(Object.entries(SCREENS))('no key acts through %s', async (_name, { open, own = [] }) => {
    const { page, given, complaints } = at.seat;
    await given({ type: 'note', text: 'Could be undone.' });
    await keysAct(page);
    await open();
    const over = page.locator(OVER).filter({ visible: true }).last();
    await over.waitFor();
    // A click on dead ground keeps the focus there; even what lost it gives no key to the table.
    await over
      .locator('h2, h3')
      .first()
      .click({ timeout: 300 })
      .catch(() => undefined);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const before = await seq();
    const commands = commandsOf(page);
    for (const key of KEYS.filter((one) => !own.includes(one === 'Space' ? ' ' : one))) {
      await page.keyboard.press(key);
      expect({ key, commands: await commands() }).toEqual({ key, commands: 0 });
    }
    expect(await seq()).toBe(before);
    expect(await over.isVisible()).toBe(true);
    for (
      let times = 0;
      times < 3 && (await page.locator(OVER).filter({ visible: true }).count()) > 0;
      times += 1
    )
      await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(OVER).filter({ visible: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('what is typed in the shop after a click on a buyer is looked for, and the party stays', async () => {
    const { page } = at.seat;
    const before = await seq();
    await find('Shop').open();
    const shop = page.getByTestId('shop');
    await shop.locator('aside').getByRole('button').nth(1).click();
    await page.keyboard.type('sword');
    expect(await shop.getByRole('searchbox').inputValue()).toBe('sword');
    expect(await seq()).toBe(before);
    await page.keyboard.press('Escape');
  });

  it('Esc closes the screen and not the receipt behind it, then the receipt', async () => {
    const { page, given } = at.seat;
    const receipt = page.getByTestId('receipt');
    await given({ type: 'travel', to: '0605', faces: [6] });
    await receipt.waitFor();
    await find('House rules').open();
    await page.keyboard.press('Escape');
    await page.locator('[data-panel]').waitFor({ state: 'detached' });
    expect(await receipt.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await receipt.waitFor({ state: 'detached' });
  });

  it('Ctrl+Z takes back what was done there, and nothing from before', async () => {
    const { page, given } = at.seat;
    await given({ type: 'note', text: 'Stays.' });
    const before = await seq();
    await page.keyboard.press('Shift+1');
    await page.getByTestId('sheet').waitFor();
    await given({ type: 'note', text: 'From elsewhere.' });
    await page.keyboard.press('Control+z');
    expect(await seq()).toBe(before + 1);
    await page.locator('[data-panel] .points').first().click();
    await page.keyboard.type('-1');
    await hands().saves(() => page.keyboard.press('Enter'));
    await page.locator('[data-panel] h3').first().click();
    await hands().saves(() => page.keyboard.press('Control+z'));
    const now = await seq();
    await page.keyboard.press('Control+z');
    expect(await seq()).toBe(now);
    await page.keyboard.press('Escape');
  });
});

describe('when an encounter begins by itself', () => {
  it('the plan that is being written steps aside with what was typed, and the keys are those of the encounter', async () => {
    const { page, given } = at.seat;
    await keysAct(page);
    await SCREENS['the plan of a site']?.open();
    const plan = page.getByTestId('plan');
    await plan.getByRole('combobox', { name: 'Room', exact: true }).selectOption({ index: 1 });
    const secret = page.getByTestId('room-form').getByLabel('Secret');
    await secret.fill('A lever behind the');
    await given({ type: 'meet', title: 'Strangers' });
    await page.getByTestId('encounter').waitFor();
    await plan.waitFor({ state: 'hidden' });
    await keysAct(page);
    await hands().act('r');
    await hands().act('y');
    await page.getByTestId('waiting').getByRole('button', { name: 'Plan' }).click();
    await plan.waitFor();
    expect(await secret.inputValue()).toBe('A lever behind the');
    // What is left of the field is saved, before anything else is given.
    await hands().saves(async () => {
      await secret.fill('');
      await secret.blur();
    });
    await page.keyboard.press('Escape');
    await page.getByTestId('waiting').waitFor({ state: 'detached' });
  });
});

describe('one Enter too many', () => {
  it('after “Encounter anyway” begins nothing: the form asks who, and finds “8 goblins”', async () => {
    const { page, given } = at.seat;
    await given({ type: 'travel', to: '0706', faces: [6] });
    const before = await seq();
    await page.getByTestId('receipt').getByRole('button', { name: 'Encounter anyway…' }).press('Enter');
    const form = page.getByTestId('form');
    await form.waitFor();
    await page.keyboard.press('Enter');
    await form.getByText('Choose who comes.').waitFor();
    await page.keyboard.type('8 goblins');
    expect(await seq()).toBe(before);
    await hands().act('Enter');
    await page.getByTestId('encounter').getByText('8').first().waitFor();
    await given({ type: 'part' });
  });

  it.each([
    ['by Enter', () => hands().press('Enter')],
    ['by its button', () => at.seat.page.getByRole('button', { name: 'Finish character' }).press('Enter')],
  ])('after a new character that was finished %s asks before it begins the session', async (_how, finish) => {
    const { page, given } = at.seat;
    await given({ type: 'close-session' });
    await keysAct(page);
    await find('New character').open();
    await page.getByTestId('making').waitFor();
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Finish character' }).waitFor();
    await hands().saves(finish);
    await page.getByTestId('making').waitFor({ state: 'detached' });
    await keysAct(page);
    const before = await seq();
    const commands = commandsOf(page);
    await page.keyboard.press('Enter');
    await page.locator('[data-offer=open-session]').getByText('press again').waitFor();
    expect(await commands()).toBe(0);
    expect(await seq()).toBe(before);
    await hands().press('Enter');
    await hands().opened('begin-evening');
    await hands().act('Enter');
  });

  it('after a place was painted is none: its name is asked, and the session does not begin', async () => {
    const { page, given } = at.seat;
    await given({ type: 'close-session' });
    await keysAct(page);
    await fromMenu(page, 'Paint the map');
    await page.getByRole('radio', { name: 'Place' }).click();
    await page
      .getByTestId('map')
      .locator('canvas')
      .click({ position: { x: 520, y: 420 } });
    await page.getByTestId('form').waitFor();
    await page.keyboard.type('Gull Rock');
    await hands().act('Enter');
    await page.getByTestId('form').waitFor({ state: 'detached' });
    const before = await seq();
    await page.keyboard.press('Enter');
    await page.keyboard.press('w');
    expect(await seq()).toBe(before);
    expect(JSON.stringify((await hands().table()).land)).toContain('Gull Rock');
    await page.keyboard.press('Escape');
    await page.getByTestId('paint').waitFor({ state: 'detached' });
    expect(at.seat.complaints).toEqual([]);
  });
});
