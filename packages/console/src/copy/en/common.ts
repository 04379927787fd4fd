import { typeNames } from '@beckon/contract/data/typeNames';

/** Texts that several screens share. */
export const common = {
  noMatches: 'No matches',
  goToWidgets: 'Go to widgets',
  undo: 'Undo',
  publish: 'Publish',
  showMore: 'Show more',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  copy: 'Copy',
  exportCsv: 'Export CSV',
  widget: 'Widget',
  allWidgets: 'All widgets',
  types: typeNames,
} as const;
