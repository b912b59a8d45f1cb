import { connect } from 'node:net';

export interface Answer {
  /** Everything the server said, each byte as one character. */
  text: string;
  milliseconds: number;
}

/**
 * Sends bytes on a connection of their own and listens until the server ends it or changes to
 * another protocol. What is only the half of a request is cut off after `cutAfter` milliseconds.
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
    // Who is refused before all was sent has the connection reset.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(cut);
      resolve({ text, milliseconds: performance.now() - startedAt });
    });
  });
}
