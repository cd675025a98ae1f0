import { contextBridge, ipcRenderer, webUtils } from 'electron';
import type { DesktopApi, MenuWish, ViewMessage } from '../../../shared/api.ts';
import { CHANNELS } from './channels.ts';

// Named functions only: the page gets neither ipcRenderer nor its events.
const bridge: DesktopApi = {
  dispatch: (command) => ipcRenderer.invoke(CHANNELS.dispatch, command),
  ask: (query) => ipcRenderer.invoke(CHANNELS.ask, query),
  watch: (listener) => {
    let begun = false;
    // All who watch share one stream: each takes the whole view once, and patches only after it.
    const pass = (_event: unknown, message: ViewMessage): void => {
      if ('view' in message === begun) return;
      begun = true;
      listener(message);
    };
    ipcRenderer.on(CHANNELS.view, pass);
    void ipcRenderer.invoke(CHANNELS.watch);
    return () => void ipcRenderer.removeListener(CHANNELS.view, pass);
  },
  onMenu: (listener) =>
    void ipcRenderer.on(CHANNELS.wish, (_event: unknown, wish: MenuWish) => listener(wish)),
  pathOf: (file) => (file instanceof File ? webUtils.getPathForFile(file) : ''),
};

contextBridge.exposeInMainWorld('hexwatch', bridge);
