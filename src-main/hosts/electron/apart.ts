import { utilityProcess } from 'electron';
import { workerFile, type Channel } from '../../forecast/hands.ts';

/** Calls in a process of its own that plays journeys, so that windows stay quick meanwhile. */
export function apart(): Channel {
  const child = utilityProcess.fork(workerFile(), [], { serviceName: 'Hexwatch forecast' });
  return {
    post: (told) => child.postMessage(told),
    onAnswer: (listener) => void child.on('message', listener),
    onEnd: (listener) => void child.on('exit', (code) => listener(`The process has ended with ${code}.`)),
    end: () => void child.kill(),
  };
}
