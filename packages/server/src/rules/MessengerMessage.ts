/** A button below a message: it leads to an address, or tells the page that it was pressed. */
export type MessengerButton = { title: string; url: string } | { title: string; payload: string };

/** A message as the messenger shows it. */
export type MessengerMessage = { text: string; buttons: MessengerButton[] };
