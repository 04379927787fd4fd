/** Lower numbers go first. Accounts take turns within each. [OWN-13, E11] */
export const priorities = { reply: 0, confirmation: 1, followUp: 2 } as const;

/** What decides how urgent a message is. */
export type Urgency = {
  /** It answers STOP, START or HELP. */
  isReply?: boolean | undefined;
  /** Its recipient has just opted in, or waits for a test message, and looks at the phone. */
  isConfirmation?: boolean | undefined;
};

/** How urgent a message is: no campaign holds up an answer to STOP, or the confirmation of an opt-in. [OWN-13, E11] */
export function choosePriority({ isReply = false, isConfirmation = false }: Urgency): number {
  if (isReply) return priorities.reply;
  return isConfirmation ? priorities.confirmation : priorities.followUp;
}
