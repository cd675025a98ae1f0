import { Worker } from 'node:worker_threads';

/** Processes of Electron, as threads of Node; how many were started, and how many go on. */
export const processes = { started: 0, running: 0 };

export const utilityProcess = {
  fork: (file: string) => {
    const worker = new Worker(file);
    processes.started += 1;
    processes.running += 1;
    return {
      postMessage: (message: unknown) => worker.postMessage(message),
      on: (event: 'message' | 'exit', listener: (value: unknown) => void) => worker.on(event, listener),
      kill: () => {
        processes.running -= 1;
        void worker.terminate();
      },
    };
  },
};
