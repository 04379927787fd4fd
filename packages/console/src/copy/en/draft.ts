/** Drafts: what changed, and what happened to unsaved changes. */
export const draft = {
  merged: 'This widget was edited in another tab or by someone else. We merged those changes with yours.',
  restored: 'We restored your unsaved changes.',
  /** A setting, as a list of changes names it. */
  label: '{section}: {label}',
  empty: 'Empty',
  on: 'On',
  off: 'Off',
  default: '{value} (default)',
  anchor: '{label}: {name}',
} as const;
