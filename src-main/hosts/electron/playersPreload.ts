import { contextBridge, ipcRenderer } from 'electron';
import type { PlayersApi, PlayersMessage } from '../../../shared/players.ts';
import { CHANNELS } from './channels.ts';

// Looking is all that this page can do.
const bridge: PlayersApi = {
  watch: (listener) => {
    const pass = (_event: unknown, message: PlayersMessage): void => listener(message);
    ipcRenderer.on(CHANNELS.playersView, pass);
    void ipcRenderer.invoke(CHANNELS.playersWatch);
    return () => void ipcRenderer.removeListener(CHANNELS.playersView, pass);
  },
};

contextBridge.exposeInMainWorld('hexwatchPlayers', bridge);
