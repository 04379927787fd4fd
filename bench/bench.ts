import { measureServer } from './server/measureServer';

/** Prints measurements of the built product, each beside a plain yardstick from the same run: ratios travel, rates do not. */
const rows = await measureServer();
console.log(rows.join('\n'));
