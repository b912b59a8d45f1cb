import { OperatorError } from '#server/operator-error.ts';

/** What is wrong with a disk, or with a file on it. */
export type DiskTrouble = 'full' | 'readOnly' | 'failing' | 'damaged';

// Error codes of the system, of SQLite and of PostgreSQL.
const names: [RegExp, DiskTrouble][] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/, 'full'],
  [/^(EROFS|25006)$|^SQLITE_(READONLY|CANTOPEN)/, 'readOnly'],
  [/^(EIO|58030)$|^SQLITE_IOERR/, 'failing'],
  [/^SQLITE_(CORRUPT|NOTADB)|^XX00[12]$/, 'damaged'],
];

// For a file that cannot be opened, the driver gives no code, only SQLite's number in the message.
const cannotOpen = /^ConnectionFailed\(.*: 14"?\)$/s;

/** What is wrong with the disk, if that is why something was thrown; null otherwise. */
export function diskTroubleOf(thrown: unknown): DiskTrouble | null {
  if (!(thrown instanceof Error)) return null;
  if (cannotOpen.test(thrown.message)) return 'readOnly';
  const { code } = thrown as NodeJS.ErrnoException;
  return names.find(([name]) => name.test(String(code)))?.[1] ?? null;
}

const sentences: Record<DiskTrouble, (path: string) => string> = {
  full: (path) => `The disk of ${path} is full. Free some space on it, then start again.`,
  readOnly: (path) =>
    `${path} cannot be written: its disk is read-only, or belongs to another account. Make it writable, or set DATA_DIR to another folder.`,
  failing: (path) =>
    `The disk of ${path} fails: the system reports an input or output error. Check the disk, or set DATA_DIR to a folder on another one and restore a backup there.`,
  damaged: (path) =>
    `${path} is damaged, or no database of Marquee. Put a backup in its place: npm run restore -- <folder of a backup> --force.`,
};

/** Thrown when a file or folder cannot be used because of its disk; the message says what to do. */
export class DiskError extends OperatorError {
  constructor(trouble: DiskTrouble, path: string, options?: ErrorOptions) {
    super(sentences[trouble](path), options);
  }
}

/** A DiskError about `path` when the disk is the reason; otherwise the thrown error itself. */
export function asDiskError(thrown: unknown, path: string): unknown {
  const trouble = diskTroubleOf(thrown);
  return trouble ? new DiskError(trouble, path, { cause: thrown }) : thrown;
}
