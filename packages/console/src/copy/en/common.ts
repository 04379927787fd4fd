/** Words that several screens share. */
export const common = {
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  copy: 'Copy',
  exportCsv: 'Export CSV',
  widget: 'Widget',
  allWidgets: 'All widgets',
} as const;
