import { messengerLimits, parseRecipient } from '../../messages/pure/index';
import type { MessengerButton, MessengerMessage } from './MessengerMessage';

/** Cuts by characters, so that none is split. */
const cut = (text: string, most: number): string => {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
};

/** With a longer payload in one button, the platform rejects the whole message. */
const isAccepted = (button: MessengerButton): boolean =>
  !('payload' in button) || button.payload.length <= messengerLimits.buttonPayloadCharacters;

/** A message as the platform accepts it, and as we queue it: plain, or with its buttons in the platform's template. [OWN-22] */
export function buildMessage({ text, buttons: given }: MessengerMessage): Record<string, unknown> {
  const buttons = given.filter(isAccepted);
  if (buttons.length === 0) return { text: cut(text, messengerLimits.messageCharacters) };
  return {
    attachment: {
      type: 'template',
      payload: {
        template_type: 'button',
        text: cut(text || (buttons[0]?.title ?? ''), messengerLimits.buttonMessageCharacters),
        buttons: buttons.map(({ title, ...target }) => ({
          type: 'url' in target ? 'web_url' : 'postback',
          title: cut(title, messengerLimits.buttonTitleCharacters),
          ...target,
        })),
      },
    },
  };
}

/** The Send API request for one queued message. [OWN-14, OWN-22] */
export function buildSendRequest(recipient: string, message: unknown): Record<string, unknown> {
  return { recipient: parseRecipient(recipient), messaging_type: 'RESPONSE', message };
}
