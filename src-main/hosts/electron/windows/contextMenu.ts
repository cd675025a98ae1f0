import { Menu, type ContextMenuParams, type MenuItemConstructorOptions, type WebContents } from 'electron';

type Clicked = Pick<
  ContextMenuParams,
  'isEditable' | 'selectionText' | 'misspelledWord' | 'dictionarySuggestions'
>;

/** What the right button offers where it was pressed: other spellings, and what can be done with the text. */
export function itemsFor(clicked: Clicked, replace: (word: string) => void): MenuItemConstructorOptions[] {
  const { isEditable, selectionText, misspelledWord, dictionarySuggestions } = clicked;
  const spellings =
    isEditable && misspelledWord !== ''
      ? dictionarySuggestions.map((word) => ({ label: word, click: () => replace(word) }))
      : [];
  const apart = spellings.length > 0 ? [{ type: 'separator' } as const] : [];
  if (isEditable)
    return [
      ...spellings,
      ...apart,
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { type: 'separator' },
      { role: 'selectAll' },
    ];
  return selectionText.trim() === '' ? [] : [{ role: 'copy' }];
}

/** Gives a page its menu of the right button. */
export function giveContextMenu(page: WebContents): void {
  page.on('context-menu', (_event, clicked) => {
    const items = itemsFor(clicked, (word) => page.replaceMisspelling(word));
    if (items.length > 0) Menu.buildFromTemplate(items).popup();
  });
}
