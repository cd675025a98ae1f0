import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { boundByAddress } from '../../src-main/hosts/http/guardedServer.ts';

describe('connections by address', () => {
  const come = (server: EventEmitter, remoteAddress: string): EventEmitter & { destroyed: boolean } => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      destroyed: false,
      destroy: () => {
        socket.destroyed = true;
        socket.emit('close');
      },
    });
    server.emit('connection', socket);
    return socket;
  };

  it('of one that has too many are closed, those of another and later ones of its own are not', () => {
    const server = new EventEmitter();
    boundByAddress(server, 3);
    const held = Array.from({ length: 600 }, () => come(server, '10.0.0.6'));
    expect(held.filter(({ destroyed }) => !destroyed)).toEqual(held.slice(0, 3));
    expect(come(server, '10.0.0.7').destroyed).toBe(false);
    held[1]?.emit('close');
    expect([come(server, '10.0.0.6').destroyed, come(server, '10.0.0.6').destroyed]).toEqual([false, true]);
  });
});
