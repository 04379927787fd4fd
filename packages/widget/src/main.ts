/**
 * `/widget.js`: the script for pages that carry their configuration themselves, or load the account's script beside it. It reads the
 * configuration and watches the page; the runtime (`acting.ts`) is fetched when something is due.
 * Whatever goes wrong behind it, the page does not hear of it but in the console.
 */
import { report } from '@beckon/platform';
import { startAlone } from './watch/startAlone';

try {
  startAlone(window);
} catch (error) {
  report(error);
}
