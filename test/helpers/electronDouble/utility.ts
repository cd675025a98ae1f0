import { fork } from 'node:child_process';

/** Processes of Electron, as processes of Node; how many were started, and how many go on. */
export const processes = { started: 0, running: 0 };

export const utilityProcess = {
  fork: (file: string) => {
    const child = fork(file, [], { execArgv: [], serialization: 'advanced' });
    processes.started += 1;
    processes.running += 1;
    return {
      postMessage: (message: object) => void child.send(message),
      on: (event: 'message' | 'exit', listener: (value: unknown) => void) => child.on(event, listener),
      kill: () => {
        processes.running -= 1;
        child.kill();
      },
    };
  },
};
