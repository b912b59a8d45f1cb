import files, { openSync, writeSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';

// Preloaded into a server or a command (`NODE_OPTIONS=--import …`). Records, in order, the file system
// calls that decide what survives a power cut. Paths are relative to the folder TRACED_FOLDER.
const { TRACED_FOLDER = '', TRACED_CALLS = '' } = process.env;
const calls = openSync(TRACED_CALLS, 'a');
const { open, rename } = files.promises;

/**
 * @param {string} call
 * @param {...unknown} paths
 */
function trace(call, ...paths) {
  const names = paths.map((path) => relative(TRACED_FOLDER, String(path)) || '.');
  // Drops the random part of unfinished files' names.
  const text = names.join(' ').replace(/\.[0-9a-f]{12}\.new/g, '.new');
  writeSync(calls, `${call} ${text}\n`);
}

files.promises.open = async (path, ...rest) => {
  const file = await open(path, ...rest);
  const { sync, writeFile } = file;
  file.writeFile = async (...content) => {
    trace('write', path);
    return writeFile.apply(file, content);
  };
  file.sync = async () => {
    await sync.apply(file);
    trace('fsync', path);
  };
  return file;
};
files.promises.rename = async (from, to) => {
  await rename(from, to);
  trace('rename', from, to);
};

// These calls flush nothing: what they write may be lost in a power cut.
traceCalls(files, 'writeFileSync', 1);
traceCalls(files, 'renameSync', 2);
traceCalls(files, 'copyFileSync', 2);
traceCalls(files.promises, 'writeFile', 1);
traceCalls(files.promises, 'copyFile', 2);

/**
 * @param {object} owner
 * @param {string} name
 * @param {number} pathCount how many of its parameters are paths
 */
function traceCalls(owner, name, pathCount) {
  const call = Reflect.get(owner, name);
  Reflect.set(owner, name, (/** @type {unknown[]} */ ...given) => {
    trace(name, ...given.slice(0, pathCount));
    return call(...given);
  });
}
syncBuiltinESMExports();
