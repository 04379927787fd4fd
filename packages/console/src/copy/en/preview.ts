/** Previews: devices, states, and placeholders for missing content. */
export const preview = {
  lost: 'The preview couldn’t load. We’ll keep trying.',
  offline: 'You’re offline. Your page loads when you’re back online.',
  yourPage: 'Your page',
  devices: {
    computer: 'Desktop',
    phone: 'Phone',
    iphone: 'iPhone',
  },
  states: {
    initial: 'Before opt-in',
    submitted: 'After opt-in',
    open: 'Open',
    bubble: 'Bubble',
    textForm: 'Text message form',
    invalidNumber: 'Invalid number',
    noPlugin: 'Without plugin',
  },
  sample: {
    pageName: 'Your site',
    error: 'This number can’t receive texts.',
  },
} as const;
