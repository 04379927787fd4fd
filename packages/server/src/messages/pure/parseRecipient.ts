/** Who gets a message: a person, a ticked checkbox whose person is not known yet, or the author of a comment. */
export type MessengerRecipient = { id: string } | { user_ref: string } | { comment_id: string };

const userRefMark = 'user_ref:';
const commentMark = 'comment:';

/** A recipient in the queue's notation; a person simply by their id. [OWN-14] */
export function formatRecipient(recipient: MessengerRecipient): string {
  if ('id' in recipient) return recipient.id;
  return 'user_ref' in recipient ? userRefMark + recipient.user_ref : commentMark + recipient.comment_id;
}

/** Parses it back, as the platform wants it. [OWN-14] */
export function parseRecipient(text: string): MessengerRecipient {
  if (text.startsWith(userRefMark)) return { user_ref: text.slice(userRefMark.length) };
  if (text.startsWith(commentMark)) return { comment_id: text.slice(commentMark.length) };
  return { id: text };
}
