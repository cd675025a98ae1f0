import { expect, it } from 'vitest';
import { atTheScreen } from '../../helpers/atTheScreen.ts';
import { viewOf } from '../../helpers/referee.ts';

const at = atTheScreen({ sample: 'Cairn', inSession: true });

it('a thing is dragged to another line of the party, given by a digit, dropped and taken up again', async () => {
  const { page, complaints } = at.seat;
  const [giver, receiver] = (await viewOf(at.host)).table?.characters ?? [];
  if (!giver || !receiver) throw new Error('The sample has no two characters.');
  const has = (name: string) => page.getByTestId('inventory').locator('[data-item]', { hasText: name });
  // The sheet that was open stands until the other is there.
  const open = async ({ id, name }: typeof giver): Promise<void> => {
    await page.locator(`aside.party [data-creature="${id}"] .name`).click();
    await page.getByRole('region', { name, exact: true }).waitFor();
  };
  await open(giver);
  const named = await page.getByTestId('inventory').locator('[data-item] b').first().innerText();
  await has(named)
    .first()
    .dragTo(page.locator(`aside.party [data-creature="${receiver.id}"]`));
  await page.getByTestId('spoken').getByText(`gives`).waitFor();

  await open(receiver);
  // As quick hands do it: the digit comes before the menu that Enter opens has the focus.
  await has(named)
    .last()
    .getByRole('button', { name: `Actions for ${named}` })
    .evaluate((button) => {
      for (const key of ['Enter', '1'])
        button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  await page.getByTestId('spoken').getByText(`gives ${giver.name}`).waitFor();

  await open(giver);
  await has(named)
    .last()
    .getByRole('button', { name: `Actions for ${named}` })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Drop', exact: true }).press('Enter');
  await page
    .getByTestId('lying')
    .getByRole('button', { name: `Take ${named}` })
    .press('Enter');
  await page.getByTestId('lying').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('the loot of a fight is shared out: a thing to one, the coins evenly', async () => {
  const { page, complaints } = at.seat;
  const members = ((await viewOf(at.host)).table?.characters ?? []).map(({ id }) => id);
  await at.seat.given({ type: 'meet', statBlock: 'Bandit', count: 1 });
  const [foe = ''] = ((await viewOf(at.host)).table?.encounter?.who ?? []).map(({ id }) => id);
  const coins = 4 * members.length + 1;
  await at.seat.given(
    { type: 'add-item', creature: foe, item: { name: 'Silver cup', slots: 0 } },
    { type: 'add-coins', to: foe, count: coins },
    { type: 'start-fight' },
    { type: 'set-status', creature: foe, status: 'dead' },
  );
  const loot = page.getByTestId('loot');
  await loot.getByText('Split: 4 each, 1 left over').waitFor({ state: 'attached' });
  await loot.getByLabel('Silver cup').selectOption(members[0] ?? '');
  await loot.getByRole('button', { name: 'Share loot' }).press('Enter');
  await loot.waitFor({ state: 'detached' });
  expect((await viewOf(at.host)).table?.stores.find(({ kind }) => kind === 'coin')).toMatchObject({
    count: coins,
    lasts: '1 in the purse',
  });
  expect(complaints).toEqual([]);
});

it('treasure of a room is named, and armour is put on as it is taken', async () => {
  const { page, given, complaints } = at.seat;
  const table = (await viewOf(at.host)).table;
  await given(
    { type: 'keep-site', name: 'Vault', hex: table?.party.hex, dangerous: false },
    {
      type: 'keep-room',
      site: 'vault',
      treasure: [
        { name: 'Gilt mail', kind: 'armour', slots: 0, details: { armour: 2 } },
        { name: 'Silver cup', slots: 0, count: 3 },
      ],
    },
    { type: 'enter-site', site: 'vault' },
  );
  const treasure = page.getByTestId('room-key').getByRole('region', { name: 'Treasure' });
  await treasure.getByText('3 × Silver cup').waitFor();
  await treasure.getByText('Gilt mail').waitFor();
  await treasure.getByRole('button', { name: 'Take Silver cup' }).click();
  expect(await page.getByTestId('form').getByLabel('Put on armour and shields').count()).toBe(0);
  await page.keyboard.press('Escape');
  await treasure.getByRole('button', { name: 'Take Gilt mail' }).click();
  expect(await page.getByTestId('form').getByLabel('Put on armour and shields').isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await page
    .locator('aside.party')
    .getByRole('img', { name: /: .*gilt mail/ })
    .waitFor();
  expect(complaints).toEqual([]);
});

it('“Share loot” under Now asks who gets what', async () => {
  const { page, given, complaints } = at.seat;
  const [, second] = (await viewOf(at.host)).table?.characters ?? [];
  await given({ type: 'take-treasure' });
  await page
    .getByTestId('offers')
    .locator('summary', { hasText: /^party$/ })
    .click();
  await page.locator('[data-offer=share-loot]').first().click();
  const panel = page.getByRole('region', { name: 'Share loot', exact: true });
  await panel.getByLabel('Silver cup').selectOption(second?.id ?? '');
  await panel.press('Enter');
  await panel.waitFor({ state: 'detached' });
  await page
    .getByTestId('spoken')
    .getByText(new RegExp(`${second?.name ?? ''}.*ilver cup`))
    .waitFor();
  expect(complaints).toEqual([]);
});
