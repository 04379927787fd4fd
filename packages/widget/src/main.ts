/**
 * WIDGET: the runtime a host page loads. loader decides nothing, core decides, edge does, ui draws.
 * This file is the doorman: it sees whether there is anything to start, and starts it once.
 */
import { startRuntime } from './edge/startRuntime';

startRuntime(window);
