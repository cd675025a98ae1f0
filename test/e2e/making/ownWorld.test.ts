import { expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { Keyboard, keysAct } from '../../helpers/keyboard.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen();
const table = async () => (await viewOf(at.host)).table;

/** An empty campaign of a system with a new map of twenty by fifteen hexes, made by hand. */
async function ownLand(system: string): Promise<void> {
  const { page, given } = at.seat;
  await given({ type: 'new-campaign', name: `Own ${system}`, system, sample: false });
  await page.getByRole('button', { name: 'New map…' }).click();
  await page.getByRole('textbox', { name: 'Map name' }).fill('The Reach');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('New map: The Reach').waitFor();
}

it('an empty campaign asks in its first session where the party is, and a click answers', async () => {
  const { page } = at.seat;
  await ownLand('fivey');
  const where = page.getByTestId('where');
  expect(await where.count()).toBe(0);
  await new Keyboard(page, at.host).choose('Create party of four');
  await page.getByRole('log').getByText('joins the party').first().waitFor();
  await keysAct(page);
  // The Enter that was meant for Find begins no session.
  await page.keyboard.press('Enter');
  await page.getByText('press again').first().waitFor();
  await page.keyboard.press('Enter');
  await where.waitFor();
  // All of the land is in sight, and its middle is a hex of the middle.
  await page.getByTestId('map').click();
  await where.waitFor({ state: 'detached' });
  expect((await table())?.party.hex).toMatch(/^(09|10|11)0[789]$/);
  await page.getByText('Encounter check on entering a hex').waitFor();
});

it('a hex is also typed, or walked to by arrow keys', async () => {
  const { page, given } = at.seat;
  await ownLand('cairn');
  await given({ type: 'open-session' });
  await page.getByTestId('where').waitFor();
  await keysAct(page);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Hex' }).fill('0403');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await table())?.party.hex).toBe('0403');
  await given({ type: 'undo' });
  await page.getByTestId('where').waitFor();
  await page.getByTestId('map').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(async () => (await table())?.party.hex).toBe('0103');
});

it('“8 goblins” where the book has none offers the nearest, as many, and a new stat block', async () => {
  const { page, given } = at.seat;
  await ownLand('nightsong');
  await given({ type: 'open-session' }, { type: 'place-party', hex: '0505' });
  await keysAct(page);
  await page.keyboard.press('m');
  await page.keyboard.type('8 goblins');
  const kin = page.getByTestId('kin');
  await kin.getByRole('button', { name: 'New stat block: Goblin…' }).waitFor();
  await kin.getByRole('button', { name: /^Bandit/ }).click();
  await kin.waitFor({ state: 'detached' });
  expect(await page.getByTestId('comers').textContent()).toContain('Bandit');
  await page
    .getByRole('button', { name: /^Encounter/ })
    .last()
    .click();
  await expect
    .poll(async () => (await table())?.encounter?.kinds)
    .toEqual([{ statBlock: 'Bandit', count: 8 }]);
  await given({ type: 'part' });
  await keysAct(page);
  await page.keyboard.press('m');
  await page.keyboard.type('2 goblins');
  await kin.getByRole('button', { name: 'New stat block: Goblin…' }).click();
  const form = page.getByRole('dialog', { name: 'New stat block: Goblin' });
  await form.getByRole('textbox', { name: 'Name' }).press('Enter');
  await form.waitFor({ state: 'detached' });
  await keysAct(page);
  await page.keyboard.press('m');
  await page.keyboard.type('2 goblins');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await table())?.encounter?.kinds)
    .toEqual([{ statBlock: 'Goblin', count: 2 }]);
  expect(at.seat.complaints).toEqual([]);
});
