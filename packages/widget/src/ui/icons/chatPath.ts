/** A speech bubble with two lines of text. */
export const chatPath =
  'M4 11.25c0-4 3.5-7 8-7s8 3 8 7-3.5 7-8 7c-.9 0-1.75-.1-2.5-.35L5.25 20l.9-3.6A6.7 6.7 0 0 1 4 11.25Zm5-1.25h6m-6 3h3.75';
