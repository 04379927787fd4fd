import { build } from '../tools/build';
import { measureCluster } from './cluster/measureCluster';
import { measureConsole } from './console/measureConsole';
import { measureControls } from './controls/measureControls';
import { measureFaults } from './faults/measureFaults';
import { measureIngest } from './ingest/measureIngest';
import { measureLedger } from './ingest/measureLedger';
import { measureMove } from './owner/measureMove';
import { measureOwner } from './owner/measureOwner';
import { measureChallenge } from './page/measureChallenge';
import { measurePage } from './page/measurePage';
import { measureRolling } from './rolling/measureRolling';
import { measureServer } from './server/measureServer';

/**
 * Prints measurements of the built product, each next to a plain yardstick from the same run: ratios hold on other machines, rates don't.
 * `npm run bench` runs everything except the console, the ledger, the move, the faults, the rolling restart and the cluster;
 * `npm run bench -- page|server|controls|challenge|ingest|owner|console|move|ledger|faults|rolling|cluster` runs one part; `--full` uses the full sizes,
 * and `-- page --write` also puts its tables into docs/performance.md.
 */
const words = process.argv.slice(2);
const print = (line: string): void => console.log(line);
const parts: Record<string, () => Promise<void>> = {
  page: () => measurePage({ isFull: words.includes('--full'), isWritten: words.includes('--write'), print }),
  server: async () => print((await measureServer()).join('\n')),
  controls: async () => print((await measureControls()).join('\n')),
  challenge: async () => print((await measureChallenge()).join('\n')),
  ingest: () => measureIngest(words.includes('--full'), print),
  owner: async () => print((await measureOwner()).join('\n')),
  console: () => measureConsole(print),
  move: async () => print((await measureMove()).join('\n')),
  rolling: async () => print((await measureRolling()).join('\n')),
  cluster: async () => print((await measureCluster()).join('\n')),
  faults: async () => print((await measureFaults()).join('\n')),
  ledger: async () => print((await measureLedger()).join('\n')),
};
const asked = words.filter((word) => word in parts);
await build();
for (const name of asked.length > 0 ? asked : ['page', 'server', 'controls', 'challenge', 'ingest', 'owner'])
  await parts[name]?.();
