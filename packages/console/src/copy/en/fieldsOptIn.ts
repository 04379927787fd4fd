/** Settings of a widget: how visitors opt in. */
export const fieldsOptIn = {
  channel: 'Channel',
  smsKeyword: 'SMS keyword',
  buttonText: 'Button text',
  legal: {
    label: 'Legal text',
    help: 'Added to the notice that US law requires. Where European law applies, it replaces our consent sentence, so write it in full.',
  },
  offerMessenger: 'Offer Messenger',
  offerSms: 'Offer text messages',
  offerWhatsapp: 'Offer WhatsApp',
  whatsappNumber: 'WhatsApp number',
  whatsappMessage: 'Prefilled message',
  offerEmail: 'Offer email',
  emailAddress: 'Email address',
  messenger: {
    with: 'Opt in with',
    button: 'Button',
    checkbox: 'Checkbox',
    underEuropeanLaw: 'Where European law applies, visitors see a “{text}” link instead.',
    buttonHelp: 'Messenger’s own plugins only show the default text.',
    checkboxButton: 'Button under checkbox',
    checkboxLink: {
      label: 'Link under checkbox',
      help: 'Messenger’s plugin has no link: your form sends the opt-in.',
    },
    checked: {
      label: 'Checked by default',
      help: 'Only Messenger’s plugin can do this. Our own checkbox always starts unchecked.',
    },
    size: {
      label: 'Size',
      help: 'Applies to Messenger’s checkbox and to the link under ours.',
    },
    alignment: 'Alignment',
  },
  comments: {
    posts: 'Posts',
    specificPosts: 'Specific posts',
    allPosts: 'All posts',
    ignoreReplies: 'Ignore replies',
    include: {
      label: 'Include keywords',
      help: 'We reply only to comments with one of these words.',
    },
    exclude: {
      label: 'Exclude keywords',
      help: 'We don’t reply to comments with one of these words.',
    },
    addWord: 'Add a keyword',
    reply: 'Send reply',
    postIds: {
      label: 'Post IDs',
      help: 'We reply only to comments on these posts.',
    },
    addPostId: 'Add a post ID',
  },
} as const;
