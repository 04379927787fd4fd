/**
 * WIDGET: the runtime a host page loads. core decides, edge does, ui draws.
 * This file is the doorman: whatever goes wrong behind it, the page does not hear of it but in the console.
 */
import { startRuntime } from './edge/startRuntime';

try {
  startRuntime(window);
} catch (error) {
  console.error('Beckon:', error);
}
