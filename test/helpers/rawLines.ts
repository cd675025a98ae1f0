import { connect } from 'node:net';

/** Everything that a port of this machine answers to these very bytes until it hangs up. */
export const rawLines = (port: string | number, text: string): Promise<string> =>
  new Promise((done) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (answer += String(data)));
    // A connection that is cut off says no more than it has said.
    socket.on('error', () => undefined);
    socket.on('close', () => done(answer));
  });
