import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchOver } from '../../src-main/hosts/web/watch.ts';

/** A socket that writes down what was sent and how it was closed, and has so many bytes not yet taken. */
function watching() {
  const socket = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    sent: [] as string[],
    closed: [] as number[],
    send: (text: string) => socket.sent.push(text),
    close: (code: number) => socket.closed.push(code),
  });
  let tell: (message: object) => void = () => undefined;
  watchOver(
    socket,
    (listener) => {
      tell = listener;
      return () => undefined;
    },
    (given) => given === 'right',
  );
  const greet = (token: string): boolean => socket.emit('message', Buffer.from(JSON.stringify({ token })));
  return { socket, greet, tell: (message: object) => tell(message) };
}

describe('who watches through a WebSocket', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is let go without a greeting in five seconds, and stays with one', () => {
    const [silent, greeted] = [watching(), watching()];
    greeted.greet('right');
    vi.advanceTimersByTime(5000);
    expect([silent.socket.closed, greeted.socket.closed]).toEqual([[4401], []]);
  });

  it('is told nothing after a wrong greeting', () => {
    const { socket, greet, tell } = watching();
    greet('wrong');
    tell({ view: {} });
    expect([socket.closed, socket.sent]).toEqual([[4401], []]);
  });

  it('is let go where it falls 16 MB behind', () => {
    const { socket, greet, tell } = watching();
    greet('right');
    tell({ view: 1 });
    socket.bufferedAmount = 16 * 1024 * 1024 + 1;
    tell({ view: 2 });
    expect([socket.sent, socket.closed]).toEqual([['{"view":1}'], [4408]]);
  });
});
