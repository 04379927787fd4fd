#!/usr/bin/env node
// The `beckon` command: npm links to this file, and the build writes the code it runs.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../../../dist/server/beckon.js', import.meta.url);
if (existsSync(fileURLToPath(built))) await import(built.href);
else {
  process.stderr.write("The beckon command isn't built yet. Run npm run build first.\n");
  process.exitCode = 2;
}
