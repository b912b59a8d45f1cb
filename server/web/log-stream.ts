import { writeSync } from 'node:fs';

/**
 * Writes the log to standard output, one line at a time. A line that cannot be written, because the
 * log's disk is full, is dropped; the logger's own stream would block the server until there is space.
 */
export const logStream = {
  write(line: string): void {
    try {
      writeSync(process.stdout.fd, line);
    } catch (error) {
      // The reader of a pipe is slow: Node waits for it in the background.
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') process.stdout.write(line);
    }
  },
};
