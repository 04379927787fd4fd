#!/usr/bin/env node
// The command `beckon`: npm links this file, and the build writes what it runs.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../../../dist/server/beckon.js', import.meta.url);
if (existsSync(fileURLToPath(built))) await import(built.href);
else {
  process.stderr.write('The command is not built yet. Run npm run build first.\n');
  process.exitCode = 2;
}
