import { Menu, shell, type MenuItemConstructorOptions } from 'electron';
import type { GivenCommand, MenuWish, View } from '../../../shared/api.ts';
import type { LogFile } from './logFile.ts';
import { askForNewer } from './newer.ts';

/** What the menu does: commands like any other, wishes to the page, and showing the log. */
export interface MenuDoes {
  give(command: GivenCommand): void;
  wish(wish: MenuWish): void;
  log: LogFile;
}

/** What of the view the menu shows: the campaigns played last, and whether one is open. */
type Shown = Pick<View, 'workspace' | 'table'>;

const MOST_RECENT = 8;
const apart = { type: 'separator' } as const;
const mac = process.platform === 'darwin';

/** The campaigns of the library that were played last. */
const recent = ({ workspace }: Shown, { give }: MenuDoes): MenuItemConstructorOptions[] =>
  workspace.campaigns
    .filter(({ trouble }) => trouble === undefined)
    .slice(0, MOST_RECENT)
    .map(({ name, folder }) => ({
      // A single & would underline the letter behind it.
      label: name.replaceAll('&', '&&'),
      click: () => give({ type: 'open-campaign', folder }),
    }));

function fileMenu(shown: Shown, does: MenuDoes): MenuItemConstructorOptions[] {
  const { give, wish } = does;
  const folder = shown.table?.campaign.folder;
  const enabled = folder !== undefined;
  const inTheLibrary = recent(shown, does);
  return [
    { label: 'Open folder…', click: () => give({ type: 'choose-campaign' }) },
    { label: 'Open campaign file…', click: () => give({ type: 'bring-in-campaign' }) },
    { label: 'Open recent', submenu: inTheLibrary, enabled: inTheLibrary.length > 0 },
    { label: 'Library', enabled, click: () => give({ type: 'close-campaign' }) },
    apart,
    { label: 'Show campaign folder', enabled, click: () => folder && shell.showItemInFolder(folder) },
    { label: 'Save a copy…', enabled, click: () => give({ type: 'save-copy' }) },
    { label: 'Save a copy as JSON…', enabled, click: () => give({ type: 'save-copy', form: 'json' }) },
    { label: 'Export…', enabled, click: () => wish('export') },
    { label: 'Save the log as PDF…', enabled, click: () => wish('pdf') },
    { label: 'Print the log…', enabled, click: () => wish('print') },
    ...(mac ? [] : [apart, { role: 'quit' } as const]),
  ];
}

/** The keys belong to the page, which knows whether the referee is typing: they are shown only, and on macOS, where what
 * is shown is also taken, not even that. */
const key = (accelerator: string): MenuItemConstructorOptions =>
  mac ? {} : { accelerator, registerAccelerator: false };

const editMenu = ({ give }: MenuDoes): MenuItemConstructorOptions[] => [
  { label: 'Undo', click: () => give({ type: 'undo' }), ...key('CmdOrCtrl+Z') },
  { label: 'Redo', click: () => give({ type: 'redo' }), ...key('CmdOrCtrl+Shift+Z') },
  apart,
  { role: 'cut' },
  { role: 'copy' },
  { role: 'paste' },
  { role: 'selectAll' },
];

const VIEW: MenuItemConstructorOptions[] = [
  { role: 'resetZoom' },
  { role: 'zoomIn' },
  { role: 'zoomOut' },
  { role: 'togglefullscreen' },
];

const helpMenu = ({ table }: Shown, { wish, log }: MenuDoes): MenuItemConstructorOptions[] => [
  { label: 'Keys', enabled: table !== null, click: () => wish('keys') },
  {
    label: 'Log file',
    click: () => {
      log.touch();
      shell.showItemInFolder(log.file);
    },
  },
  apart,
  { label: 'Is there a newer version?', click: () => void askForNewer() },
  { label: 'Licences', click: () => wish('licences') },
  { label: 'About Hexwatch', click: () => wish('about') },
];

/** Sets the menu for what is shown now. */
export function setMenu(shown: Shown, does: MenuDoes): void {
  const template: MenuItemConstructorOptions[] = [
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    { label: 'File', submenu: fileMenu(shown, does) },
    { label: 'Edit', submenu: editMenu(does) },
    { label: 'View', submenu: VIEW },
    ...(mac ? [{ role: 'windowMenu' } as const] : []),
    { label: 'Help', submenu: helpMenu(shown, does) },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

/** What has to be different for the menu to be made anew. */
export const menuKey = ({ workspace, table }: Shown): string =>
  JSON.stringify([
    table?.campaign.folder ?? null,
    workspace.campaigns.map(({ name, folder, trouble }) => [name, folder, trouble]),
  ]);
