import type { Setup } from '@beckon/contract';
import { cleanGreeting } from './cleanGreeting';

/** How the plugin names a chat's first state; other settings are left out. [CCHAT-01] */
const dialogDisplay: ReadonlyMap<string, string> = new Map([
  ['opened', 'show'],
  ['hidden', 'icon'],
  ['minimized', 'fade'],
]);

/** The options passed to the customer chat plugin. [CCHAT-01, CCHAT-02, CCHAT-03, CCHAT-04] */
export function chatOptions(setup: Setup): Record<string, string> {
  const display = dialogDisplay.get(setup.minimized);
  const options = {
    greeting_dialog_display: display,
    greeting_dialog_delay: display === 'fade' ? String(setup.dialogDelay) : undefined,
    theme_color: setup.colors.theme,
    logged_in_greeting: cleanGreeting(setup.loggedInGreeting) || undefined,
    logged_out_greeting: cleanGreeting(setup.loggedOutGreeting) || undefined,
  };
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
