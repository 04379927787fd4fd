/** Parts that several screens share. */
export const parts = {
  entries: {
    added: 'Added {list}',
    removed: 'Removed {name}',
    remove: 'Remove {name}',
    unknown: 'Not in the list: {list}',
  },
  failure: {
    part: 'We couldn’t load this. Check your connection and reload the page.',
    offline: {
      title: 'You’re offline',
      text: 'This screen loads when you’re back online.',
    },
    title: 'Something went wrong',
    text: 'Beckon may have been updated. Your saved changes are safe. Reload the page to continue.',
    reload: 'Reload page',
  },
  loading: 'Loading',
  alerts: {
    add: 'Add {host}',
    manage: 'Manage websites',
  },
  textLimit: {
    waiting:
      'You’ve reached your daily text limit. {n, plural, one {# text is} other {# texts are}} waiting until tomorrow (UTC).',
    manage: 'Change the limit',
  },
  channels: {
    fb: 'Messenger',
    sms: 'Text message',
    omni: 'All channels',
  },
} as const;
