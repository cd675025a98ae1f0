import { expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { lookedThrough } from '../../helpers/axe.ts';
import { holdBack } from '../../helpers/browser.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });

/**
 * Waits until the party is in the room of this number and its note says so, and lets pass whoever came by on the way
 * there. The note of the room before may name this one too, as an exit.
 */
async function reads(number: number, text: string): Promise<void> {
  const { page, given } = at.seat;
  const room = page.getByRole('article', { name: `Room ${number}`, exact: true });
  const encounter = page.getByTestId('encounter');
  await encounter.or(room).filter({ visible: true }).first().waitFor();
  if (await encounter.isVisible()) await given({ type: 'part' });
  await room.getByText(text).waitFor();
}

/** Takes up what Ctrl+K finds first, by Enter: a click would take what stands there when the answer comes. */
async function lookUp(text: string, finding: string): Promise<void> {
  const { page } = at.seat;
  await page.keyboard.press('Control+k');
  await page.locator('[aria-controls=findings]:focus').waitFor();
  await page.keyboard.type(text);
  await page.locator('#finding-0').getByText(finding).waitFor();
  await page.keyboard.press('Enter');
}

it('two rooms are drawn and joined, then entered and walked, each with its note', async () => {
  const { page, given, complaints } = at.seat;
  const hex = (await viewOf(at.host)).table?.party.hex;
  await given({ type: 'keep-site', name: 'Sunken Abbey', hex, dangerous: false });

  await page.keyboard.press('Control+g');
  await page.getByRole('tab', { name: /^Sites/ }).click();
  const site = page.locator('[data-ground]', { hasText: 'Sunken Abbey' });
  await site.waitFor();
  // The first of a list begins open.
  if (!(await site.getByRole('button', { name: 'Plan' }).isVisible())) await site.locator('summary').click();
  await site.getByRole('button', { name: 'Plan' }).click();

  const form = page.getByTestId('room-form');
  // One by hand, one by keys.
  const grid = page.getByTestId('plan-canvas').locator('svg');
  const { x, y } = (await grid.boundingBox())!;
  await page.mouse.move(x + 50, y + 50);
  await page.mouse.down();
  await page.mouse.move(x + 130, y + 130, { steps: 3 });
  await page.mouse.up();
  await form.getByLabel('Name', { exact: true }).fill('Drowned stair');
  await form.getByLabel('Read aloud').fill('Water stands on the steps.');
  await form.getByLabel('Secret').fill('The bell counts the living.');
  await page.getByTestId('plan-canvas').press('Insert');
  await page
    .getByRole('combobox', { name: 'Room', exact: true })
    .getByText('2')
    .waitFor({ state: 'attached' });
  await expect.poll(() => form.getByLabel('Number').inputValue()).toBe('2');
  await form.getByLabel('Name', { exact: true }).fill('Bell room');
  await page.getByTestId('plan-canvas').press('Shift+ArrowRight');
  await form.getByLabel('Add exit to').selectOption({ label: '1 Drowned stair' });
  await form.getByLabel('Exit to 1 Drowned stair', { exact: true }).waitFor();
  await lookedThrough(page, at.seat);
  await page.getByRole('button', { name: 'Booklet' }).click();
  await page.getByTestId('booklet').getByText('Water stands on the steps.').waitFor();
  await page.keyboard.press('Escape');

  await page.keyboard.press('x');
  const key = page.getByTestId('room-key');
  await reads(1, 'Drowned stair');
  await key.getByText('The bell counts the living.').waitFor();
  await page.getByTestId('site-plan').waitFor();
  await lookedThrough(page, at.seat);
  await page.keyboard.press('2');
  await reads(2, 'Bell room');
  await page.locator('[data-room=room-1]').click();
  await reads(1, 'Water stands on the steps.');
  await key.getByRole('button', { name: 'Show players' }).click();
  const shown = async () => (await viewOf(at.host)).workspace.players.shown?.text ?? '';
  await expect.poll(shown).toContain('Water stands on the steps.');
  expect(await shown()).not.toContain('bell');
  expect(complaints).toEqual([]);
});

it('what is written about the hex stands beside the ways, and the checklist opens what is missing', async () => {
  const { page, given, complaints } = at.seat;
  await given({ type: 'leave-site' });
  const hex = (await viewOf(at.host)).table?.party.hex;
  const places = [{ name: 'The mill', secret: 'The miller drowned.' }];
  await given({ type: 'keep-key', at: hex, aloud: 'Smoke over the reeds.', places });
  const key = page.getByTestId('place-key');
  await key.getByText('Smoke over the reeds.').waitFor();
  await key.getByText('The miller drowned.').waitFor();
  await lookedThrough(page, at.seat);
  await lookUp('next session', 'Next session');
  await page.getByTestId('prep').getByText('Sunken Abbey').first().waitFor();
  await lookedThrough(page, at.seat);
  await page
    .getByTestId('prep')
    .getByRole('region', { name: 'Still missing' })
    .getByRole('button')
    .first()
    .click();
  await page.getByTestId('prep').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('a plan that is looked up over another one has nothing of that one, however late it comes', async () => {
  const { page, given, complaints } = at.seat;
  // What the checklist opened may be the plan that is looked up, which would not take the keys again.
  await page.keyboard.press('Escape');
  const party = (await viewOf(at.host)).table?.party;
  if (party?.site) await given({ type: 'leave-site' });
  await given({ type: 'keep-site', name: 'Sunken Mill', hex: party?.hex, dangerous: false });
  const plan = (name: string) => page.getByRole('region', { name, exact: true });
  await lookUp('plan sunken abbey', 'Plan of Sunken Abbey');
  // A plan takes the keys when it comes, which may be after it is seen.
  await plan('Plan of Sunken Abbey').locator('[data-testid=plan-canvas]:focus').waitFor();
  const letGo = await holdBack(page, '/api/ask', (body) => body.includes('"plan"'));
  await lookUp('plan sunken mill', 'Plan of Sunken Mill');
  await plan('Plan of Sunken Abbey').waitFor({ state: 'detached' });
  expect(await page.getByTestId('plan-canvas').count()).toBe(0);
  letGo();
  const canvas = plan('Plan of Sunken Mill').getByTestId('plan-canvas');
  await expect.poll(() => canvas.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

it('a plan is drawn by keys alone: the grid has them, Enter names a room, Esc comes back', async () => {
  const { page, complaints } = at.seat;
  await lookUp('plan sunken mill', 'Plan of Sunken Mill');
  const canvas = page.getByRole('region', { name: 'Plan of Sunken Mill' }).getByTestId('plan-canvas');
  const isFocused = (): Promise<boolean> => canvas.evaluate((one) => one === document.activeElement);
  const room = page.getByRole('combobox', { name: 'Room', exact: true });
  await expect.poll(isFocused).toBe(true);
  for (const [index, name] of ['Yard', 'Loft', 'Race'].entries()) {
    await page.keyboard.press('Insert');
    await expect.poll(() => room.inputValue().catch(() => '')).toBe(`room-${index + 1}`);
    await page.keyboard.press('Enter');
    await page.keyboard.type(name);
    await page.keyboard.press('Escape');
    await expect.poll(isFocused).toBe(true);
    await page
      .getByRole('log')
      .getByText(`${index + 1}, ${name}`)
      .first()
      .waitFor();
  }
  // What is typed in a list looks for a room; Enter takes it.
  const { seq } = (await viewOf(at.host)).table?.saved ?? { seq: 0 };
  await page.getByRole('combobox', { name: 'Add exit to' }).focus();
  await page.keyboard.type('2 Loft');
  expect((await viewOf(at.host)).table?.saved.seq).toBe(seq);
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Exit saved: 3 to 2.').waitFor();
  expect(await page.getByRole('log').getByText('Exit saved: 3 to 2.').count()).toBe(1);
  expect(complaints).toEqual([]);
});

it('what was typed about a room is saved when another one is pressed', async () => {
  const { page, complaints } = at.seat;
  const form = page.getByTestId('room-form');
  await page.locator('[data-testid=plan-canvas] [data-room=room-1]').click();
  await expect.poll(() => form.getByLabel('Number').inputValue()).toBe('1');
  await form.getByLabel('Inhabitants').click();
  await page.keyboard.type('2 Wolf');
  await page.locator('[data-testid=plan-canvas] [data-room=room-2]').click();
  await expect.poll(() => form.getByLabel('Number').inputValue()).toBe('2');
  await page.locator('[data-testid=plan-canvas] [data-room=room-1]').click();
  await expect.poll(() => form.getByLabel('Inhabitants').inputValue()).toBe('2 Wolf');
  expect(complaints).toEqual([]);
});
