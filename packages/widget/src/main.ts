/**
 * `/widget.js`: the script for pages that contain their configuration or load the account's script next to it. It reads the
 * configuration and watches the page; the runtime (`acting.ts`) is fetched when something is due.
 * Whatever fails behind it reaches the console, never the page.
 */
import { report } from '@beckon/platform';
import { startStandalone } from './watch/startStandalone';

try {
  startStandalone(window);
} catch (error) {
  report(error);
}
