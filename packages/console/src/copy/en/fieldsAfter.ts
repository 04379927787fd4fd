/** Settings of a widget: what follows an opt-in. */
export const fieldsAfter = {
  action: 'Action',
  actions: {
    message: 'Show message',
    redirect: 'Redirect',
    nothing: 'Do nothing',
  },
  redirect: 'Redirect',
  redirectUrl: 'Redirect URL',
  openIn: 'Open in',
  sameTab: 'Same tab',
  newTab: 'New tab',
  linkText: {
    label: 'Messenger link text',
    help: 'Leave empty for no link.',
  },
  backgroundImage: {
    label: 'Background image URL',
    help: 'Leave empty to keep the form’s background.',
  },
  welcome: {
    label: 'Welcome message',
    help: 'Sent as soon as someone opts in.',
  },
  prefilled: {
    label: 'Prefilled text message',
    help: 'On iPhones, visitors text you first. Their message has this text and a reference.',
  },
  otherWidgetButton: {
    label: 'Button text',
    help: 'People who tap it opt in.',
  },
  keywords: {
    label: 'Keywords',
    help: 'Anyone who messages you one of these words opts in.',
  },
  moreKeywords: {
    label: 'More keywords',
    help: 'These words opt people in too.',
  },
} as const;
