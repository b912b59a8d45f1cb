// `node scripts/run.mjs FILE [ARGUMENT…]` runs a TypeScript file in the project's folder. Node 20
// cannot do that by itself.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const [node = '', , script = '', ...scriptArguments] = process.argv;
process.argv = [node, script, ...scriptArguments];
await runnerImport(`./${script}`);
