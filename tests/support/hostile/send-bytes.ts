import { connect } from 'node:net';

export interface Answer {
  /** Everything the server sent, each byte as one character. */
  text: string;
  milliseconds: number;
}

/**
 * Sends bytes on a new connection and reads until the server closes it or switches the protocol. The
 * connection is cut after `cutAfter` milliseconds, for half requests.
 */
export function sendBytes(port: number, bytes: Buffer, cutAfter = 10_000): Promise<Answer> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const cut = setTimeout(() => socket.destroy(), cutAfter);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (text.startsWith('HTTP/1.1 101')) socket.destroy();
    });
    // A refusal before everything was sent resets the connection.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(cut);
      resolve({ text, milliseconds: performance.now() - startedAt });
    });
  });
}
