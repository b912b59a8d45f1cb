// Runs a script that is written in TypeScript, which Node 20 cannot do by itself:
// `node scripts/run.mjs FILE [ARGUMENT…]`. The script starts in the project's folder.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const [node = '', , script = '', ...scriptArguments] = process.argv;
process.argv = [node, script, ...scriptArguments];
await runnerImport(`./${script}`);
