/** A button below a message: it opens an address, or tells the page that it was pressed. */
export type MessengerButton = { title: string; url: string } | { title: string; payload: string };

/** A message as Messenger shows it. */
export type MessengerMessage = { text: string; buttons: MessengerButton[] };
