import { Worker } from 'node:worker_threads';

/** Processes of Electron, as threads of Node. */
export const utilityProcess = {
  fork: (file: string) => {
    const worker = new Worker(file);
    return {
      postMessage: (message: unknown) => worker.postMessage(message),
      on: (event: 'message' | 'exit', listener: (value: unknown) => void) => worker.on(event, listener),
      kill: () => void worker.terminate(),
    };
  },
};
