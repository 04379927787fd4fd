import { typeNames } from '@beckon/contract/data/typeNames';

/** Texts that several screens share. */
export const common = {
  noMatches: 'No matches',
  noMatchHint: 'Try a different search or clear the filters.',
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
  renameWidget: 'Rename widget',
  preview: '{name} preview',
  unsaved: 'Unsaved changes',
  version: 'Version {n}',
  allWidgets: 'All widgets',
  types: typeNames,
} as const;
