import { writeSync } from 'node:fs';

/**
 * Where the log goes: standard output, a line at a time. A line that cannot be written, because the
 * disk of the log is full, is left out; the logger's own way would make everything wait for space.
 */
export const logStream = {
  write(line: string): void {
    try {
      writeSync(process.stdout.fd, line);
    } catch (error) {
      // A pipe whose reader is slow: Node waits for it in the background.
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') process.stdout.write(line);
    }
  },
};
