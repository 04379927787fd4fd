/** Words that several screens share. */
export const common = {
  tryAgain: 'Try again',
} as const;
