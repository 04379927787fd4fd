import { messengerLimits } from '../../messages/pure/index';
import type { MessengerButton, MessengerMessage } from './MessengerMessage';

const buttonLine = /^\[([^[\]\n]+)\]\(([^\s()]+)\)$/;
const address = /^https?:\/\//i;

/**
 * A message as owners write it: each button is a last line, `[Title](target)`. An address becomes a link; anything else is
 * sent to the page when the button is pressed. [OWN-22]
 */
export function parseMessengerText(body: string): MessengerMessage {
  const lines = body.trim().split('\n');
  const buttons: MessengerButton[] = [];
  while (buttons.length < messengerLimits.buttons) {
    const [found, title, target] = buttonLine.exec(lines.at(-1)?.trim() ?? '') ?? [];
    if (found === undefined || title === undefined || target === undefined) break;
    buttons.unshift(address.test(target) ? { title, url: target } : { title, payload: target });
    lines.pop();
  }
  return { text: lines.join('\n').trim(), buttons };
}
