/** Words that several screens share. */
export const common = {
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
} as const;
