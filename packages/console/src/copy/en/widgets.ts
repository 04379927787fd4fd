/** The list of widgets, and what can be done with one. */
export const widgets = {
  lead: 'Everything you show on your site, with results for the last {n} days.',
  loadFailed: 'We couldn’t load your widgets',
  first: {
    title: 'Create your first widget',
    text: 'Choose a template, make it yours and publish. Visitors see nothing until you do.',
    button: 'Choose a template',
  },
  search: 'Search widgets',
  searchExample: 'Search',
  clearFilters: 'Clear filters',
  status: 'Status',
  type: 'Type',
  allTypes: 'All types',
  filters: {
    all: 'All statuses',
    active: 'Live',
    paused: 'Paused',
    draft: 'Drafts',
    deleted: 'Deleted',
  },
  statuses: {
    draft: 'Draft',
    paused: 'Paused',
    live: 'Live',
    edited: 'Live, edited',
  },
  columns: {
    impressions: 'Impressions',
    optIns: 'Opt-ins',
    rate: 'Rate',
    days: 'Last {n} days',
    actions: 'Actions',
  },
  actions: {
    label: 'Actions for {name}',
    rename: 'Rename',
    duplicate: 'Duplicate',
    /** At the end of a copy's name. */
    copyMark: '(copy)',
    pause: 'Pause',
    resume: 'Resume',
  },
  rename: {
    label: 'Name',
    help: 'Visitors don’t see this name.',
    missing: 'Enter a name.',
  },
  deleted: {
    title: 'Deleted widgets',
    loadFailed: 'We couldn’t load your deleted widgets',
    none: {
      title: 'No deleted widgets',
      text: 'You can restore a deleted widget for {n, plural, one {# day} other {# days}}.',
    },
    about: '{type} · {channel} · deleted {time}',
    restore: 'Restore',
  },
  toasts: {
    live: '“{name}” is live. {warning}',
    edit: 'Edit',
    deleted: 'Deleted “{name}”',
    restored: 'Restored “{name}”',
    copied: 'Copied “{name}” as a draft',
    editCopy: 'Edit copy',
  },
} as const;
