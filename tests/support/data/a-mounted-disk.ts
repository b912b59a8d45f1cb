import { execFileSync } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { aDirectory } from '#tests/support/data/a-directory.ts';

function run(program: string, ...programArguments: string[]): void {
  execFileSync(program, programArguments, { stdio: 'pipe' });
}

function unmountAtTheEnd(path: string): void {
  onTestFinished(() => {
    // The test may have unmounted it itself.
    try {
      run('umount', '--lazy', path);
    } catch {}
  });
}

/** Why this machine cannot mount such a disk; null when it can. */
export function whyNoDisk(kind: 'memory' | 'image'): string | null {
  if (process.getuid?.() !== 0) return 'Only root may mount a disk.';
  const needed = kind === 'memory' ? ['mount'] : ['mount', 'mkfs.ext4', 'losetup', 'perl'];
  for (const program of needed) {
    try {
      run('sh', '-c', `command -v ${program}`);
    } catch {
      return `This machine has no ${program}.`;
    }
  }
  try {
    run('unshare', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt');
    if (kind === 'image') run('losetup', '--find');
  } catch {
    return 'This machine lets nobody mount a disk.';
  }
  return null;
}

const ballastOf = (path: string) => join(path, 'ballast');

/** Takes all the space that is left. */
function fill(path: string): void {
  try {
    run('dd', 'if=/dev/zero', `of=${ballastOf(path)}`, 'bs=4k', 'oflag=append', 'conv=notrunc');
  } catch {
    // It ends because there is no space left.
  }
}

/** A small disk in memory, mounted until the test ends. */
export function aMemoryDisk(megabytes: number) {
  const path = join(aDirectory(), 'disk');
  mkdirSync(path);
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path);
  unmountAtTheEnd(path);
  return {
    path,
    fill: () => fill(path),
    /** Gives the space back. */
    empty: () => truncateSync(ballastOf(path), 0),
    makeReadOnly: () => run('mount', '-o', 'remount,ro', path),
  };
}

// Stops a file system (FS_IOC_SHUTDOWN without flushing its log), as a power cut does: data that is
// only in memory never reaches the disk.
const shutDown =
  'open(F, "<", $ARGV[0]) or die; my $how = pack("L", 2); ioctl(F, 0x8004587d, $how) or die';

/** A disk image whose file system gives only the weakest guarantees; not mounted yet. */
export function aDiskImage() {
  const folder = aDirectory();
  const image = join(folder, 'image');
  const path = join(folder, 'disk');
  mkdirSync(path);
  writeFileSync(image, '');
  truncateSync(image, 64 * 1024 * 1024);
  run('mkfs.ext4', '-q', '-F', image);
  unmountAtTheEnd(path);
  return {
    path,
    // With these options, a rename over another file does not flush the new content, as on XFS.
    mount: () => run('mount', '-o', 'loop,data=writeback,noauto_da_alloc', image, path),
    unmount: () => run('umount', path),
    /** Leaves no space for a file or for its name. */
    fill(): void {
      fill(path);
      try {
        for (let name = 0; ; name += 1) mkdirSync(join(path, String(name)));
      } catch {
        // It ends because there is no space left.
      }
    },
    cutPower: () => run('perl', '-e', shutDown, path),
    /** Makes it read-only even with open files, as the system does after disk errors. */
    becomeReadOnly: () => run('mount', '-o', 'remount,abort', path),
  };
}
