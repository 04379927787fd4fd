import type { Setup } from '@beckon/contract';
import { cleanGreeting } from './cleanGreeting';

/** How a chat is first seen, in the words of its plugin; any other setting says nothing. [CCHAT-01] */
const dialogDisplay: ReadonlyMap<string, string> = new Map([
  ['opened', 'show'],
  ['hidden', 'icon'],
  ['minimized', 'fade'],
]);

/** What the customer chat plugin is told. [CCHAT-01, CCHAT-02, CCHAT-03, CCHAT-04] */
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
