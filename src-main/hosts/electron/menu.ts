import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { GivenCommand } from '../../../shared/api.ts';
import { openOutside } from './security.ts';

/** The menu; what it does to the game are commands like any other. */
export function setMenu(give: (command: GivenCommand) => void): void {
  const mac = process.platform === 'darwin';
  const act = (
    label: string,
    type: string,
    accelerator?: string,
    more: object = {},
  ): MenuItemConstructorOptions => ({
    label,
    click: () => {
      give({ type, ...more });
    },
    // The keys belong to the page, which knows whether the referee is typing: they are shown only, and on macOS, where what is
    // shown is also taken, not even that.
    ...(accelerator && !mac ? { accelerator, registerAccelerator: false } : {}),
  });
  const template: MenuItemConstructorOptions[] = [
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    {
      label: 'Campaign',
      submenu: [
        act('Open folder…', 'choose-campaign'),
        act('Export session…', 'export-session', undefined, { to: 'md' }),
        act('Library', 'close-campaign'),
        { type: 'separator' },
        { role: 'quit' },
      ],
    },
    {
      label: 'Edit',
      submenu: [
        act('Undo', 'undo', 'CmdOrCtrl+Z'),
        act('Redo', 'redo', 'CmdOrCtrl+Shift+Z'),
        { type: 'separator' },
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'selectAll' },
      ],
    },
    {
      label: 'View',
      submenu: [{ role: 'resetZoom' }, { role: 'zoomIn' }, { role: 'zoomOut' }, { role: 'togglefullscreen' }],
    },
    {
      label: 'Help',
      submenu: [
        { label: 'Map symbols: game-icons.net', click: () => void openOutside('https://game-icons.net') },
      ],
    },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
