/** An arrow that points up, for sending. */
export const sendPath = 'M12 19V5.5m-5.5 5.5L12 5.5l5.5 5.5';
/** A square speech bubble with three dots. */
export const smsPath =
  'M6.5 4.5h11A2.5 2.5 0 0 1 20 7v7.5a2.5 2.5 0 0 1-2.5 2.5h-5L8 20.25V17H6.5A2.5 2.5 0 0 1 4 14.5V7a2.5 2.5 0 0 1 2.5-2.5ZM8.25 10.75h.01m3.74 0h.01m3.74 0h.01';
/** A round speech bubble with a bolt across it. */
export const messengerPath =
  'M12 3.5c4.9 0 8.5 3.4 8.5 7.75S16.9 19 12 19c-.85 0-1.65-.1-2.4-.3L6.5 20.5v-3.15a7.5 7.5 0 0 1-3-6.1C3.5 6.9 7.1 3.5 12 3.5ZM7.75 13l2.85-3 2.8 2.25L16.25 9.5';
/** A flask. */
export const flaskPath =
  'M9.5 3.75h5m-4 0v5.5l-5.1 8.4a1.75 1.75 0 0 0 1.5 2.6h10.2a1.75 1.75 0 0 0 1.5-2.6l-5.1-8.4v-5.5M7.75 15h8.5';
