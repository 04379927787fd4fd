/** A round speech bubble with a bolt across it. */
export const messengerPath =
  'M12 3.5c4.9 0 8.5 3.4 8.5 7.75S16.9 19 12 19c-.85 0-1.65-.1-2.4-.3L6.5 20.5v-3.15a7.5 7.5 0 0 1-3-6.1C3.5 6.9 7.1 3.5 12 3.5ZM7.75 13l2.85-3 2.8 2.25L16.25 9.5';
