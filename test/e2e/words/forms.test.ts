import { expect, it, describe } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });

const open = async (label: string): Promise<void> => {
  const { page } = at.seat;
  await page.keyboard.press('Control+k');
  await page.getByTestId('palette').fill(label);
  await page.locator('#finding-0').getByText(label).first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByTestId('form').waitFor();
};
const faults = (): Promise<string[]> => at.seat.page.locator('.fault').allInnerTexts();

describe('a form', () => {
  it('says at each field what is wrong with it, all at once, and keeps what was typed', async () => {
    const { page } = at.seat;
    await open('Progress clock');
    const form = page.getByTestId('form');
    await form.locator('input[name=name]').fill('');
    await form.locator('input[name=segments]').fill('a handful');
    await page.keyboard.press('Enter');
    await form.locator('.fault').first().waitFor();
    expect(await faults()).toEqual(['Fill this in.', '“a handful” is not a number. Type one like 3.']);
    expect(await form.locator('input[name=segments]').inputValue()).toBe('a handful');
    expect(await form.locator('input[name=name]').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    expect(await form.locator('input[name=segments]').getAttribute('aria-describedby')).toBe(
      'fault-segments',
    );
  });

  it('says the same of what the rules refuse', async () => {
    const { page } = at.seat;
    const form = page.getByTestId('form');
    await form.locator('input[name=name]').fill('x'.repeat(300));
    await form.locator('input[name=segments]').fill('-5');
    await page.keyboard.press('Enter');
    await expect.poll(faults).toHaveLength(2);
    expect(await form.locator('input[name=name]').inputValue()).toHaveLength(300);
    await form.locator('input[name=name]').fill('The duke’s patience');
    await form.locator('input[name=segments]').fill('6');
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
  });

  it('searches a long list, and chooses the best that was found', async () => {
    const { page } = at.seat;
    await page.keyboard.press('m');
    const form = page.getByTestId('form');
    await form.getByRole('combobox').fill('wolf');
    expect(await form.getByRole('option', { selected: true }).getAttribute('data-value')).toBe('Wolf');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
  });

  it('meets several kinds at once, numbers rolled or typed, by the keyboard alone', async () => {
    const { page, given } = at.seat;
    await page.keyboard.press('m');
    const form = page.getByTestId('form');
    await page.keyboard.type('wolf');
    await form.locator('input[name=count]').fill('many');
    await page.keyboard.press('Enter');
    await form.getByText('“many” is not a number').waitFor();
    await form.locator('input[name=count]').fill('1d6');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.type('goblin');
    expect(await form.getByTestId('comers').getByRole('listitem').allInnerTexts()).toHaveLength(2);
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
    const view = await viewOf(at.host);
    const met = view.table?.encounter?.who.map(({ name }) => name) ?? [];
    expect(met.some((name) => name.startsWith('Wolf'))).toBe(true);
    expect(met).toContain('Goblin');
    await given({ type: 'undo' });
  });

  it('shows the odds of an encounter table while it is typed, and keeps 100 kB of nonsense with words about it', async () => {
    const { page } = at.seat;
    await open('Add region');
    const form = page.getByTestId('form');
    await form.locator('input[name=name]').fill('The Low Fells');
    await form.locator('textarea').fill('3x Wolves: 1d6 Wolf\nA peddler');
    await form.getByTestId('encounter-odds').getByText('75 %').waitFor();
    const nonsense = 'ملكة 👑 {{}}\u0000; drop table '.repeat(3500);
    await form.locator('textarea').fill(nonsense);
    await form.locator('button[type=submit]').click();
    await form.locator('.fault').first().waitFor();
    expect(await form.locator('textarea').inputValue()).toHaveLength(nonsense.length);
    await form.locator('textarea').fill('Wolves: 1d6 Wofl\n: 2 Wolf');
    await form.locator('button[type=submit]').click();
    await form.locator('.fault', { hasText: 'Wofl' }).first().waitFor();
    await form.locator('textarea').fill('A peddler');
    await form.locator('input[name=hexes]').fill('0302, 0303');
    await form.locator('button[type=submit]').click();
    await form.waitFor({ state: 'detached' });
    const { land } = (await viewOf(at.host)).table!;
    expect(land.columns[2]?.[1]?.region).toBe('the-low-fells');
  });

  it('chooses among a few by a digit, and among what is usual by a click', async () => {
    const { page } = at.seat;
    await open('Timer with a die');
    const form = page.getByTestId('form');
    await form.getByRole('button', { name: 'd12', exact: true }).click();
    expect(await form.locator('input[name=die]').inputValue()).toBe('12');
    await form.getByRole('radio').first().focus();
    await page.keyboard.press('2');
    expect(await form.locator('input[name=scale]:checked').inputValue()).not.toBe('');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
  });

  it('waits behind the dice, so that a refusal loses nothing', async () => {
    const { page } = at.seat;
    await page.keyboard.press('Control+d');
    await open('Harm outside a fight');
    const form = page.getByTestId('form');
    await page.keyboard.press('Enter');
    await page.getByTestId('faces').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('faces').waitFor({ state: 'detached' });
    expect(await form.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+d');
    expect(at.seat.complaints).toEqual([]);
  });
});
