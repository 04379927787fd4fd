/** A widget's rules in sentences, and what keeps a widget from working. */
export const rules = {
  summary: {
    opens: 'Opens {when}, {where}.',
    available: 'Available {where}.',
    when: {
      immediately: 'immediately',
      scroll: 'after {n}% scroll',
      delay: 'after {n, plural, one {# second} other {# seconds}}',
      exitIntent: 'when visitors are about to leave',
      manual: 'only from code or a button',
      anchor: 'at the anchor “{name}” or from code',
      code: 'only from code',
    },
    where: {
      all: 'on all devices',
      computers: 'on desktop',
      phones: 'on phones and tablets',
    },
    again: {
      always: 'Shows every time.',
      never: 'Shows only once.',
      days: 'Shows again after {n, plural, one {# day} other {# days}}.',
      hours: 'Shows again after {n, plural, one {# hour} other {# hours}}.',
      seconds: 'Shows again after {n, plural, one {# second} other {# seconds}}.',
    },
    afterClosing: {
      always: 'If closed, shows every time.',
      never: 'If closed, never shows again.',
      days: 'If closed, shows again after {n, plural, one {# day} other {# days}}.',
      hours: 'If closed, shows again after {n, plural, one {# hour} other {# hours}}.',
      seconds: 'If closed, shows again after {n, plural, one {# second} other {# seconds}}.',
    },
    onlyOn: 'Only on {pages}.',
    neverOn: 'Never on {pages}.',
  },
  outcome: {
    pages: '{n, plural, =0 {Doesn’t open on any} one {Opens on #} other {Opens on #}} of {total} pages.',
    none: 'Doesn’t open.',
    immediately: 'Opens immediately.',
    later: 'Opens after {n, plural, one {# second} other {# seconds}}.',
  },
  obstacles: {
    noTexting: 'Texting isn’t set up yet. We’ll save numbers but won’t send messages.',
    noWithdrawal:
      'Where European law applies, your legal text replaces our consent sentence. Say what visitors agree to, and that they can reply STOP.',
    noWebsite: 'Add your website. Until then, sign-ups are rejected.',
    messengerClosed: 'Messenger isn’t offered. Add your Facebook Page ID.',
    noPhone: 'Text messages aren’t offered. Add your phone number.',
    smsClosed: 'Text messages aren’t offered. Turn them on for chat bubbles.',
    whatsappClosed: 'WhatsApp isn’t offered. Add your WhatsApp number.',
    emailClosed: 'Email isn’t offered. Add your email address.',
    noPage: 'The button doesn’t work yet. Add your Facebook Page ID.',
    noMessenger: 'Messenger isn’t set up yet. People can message you, but we won’t reply.',
    hidden: 'The bubble is hidden. Turn on at least one channel.',
    noAdText: 'The ad has no text, so people would see this widget’s name. Add a headline.',
  },
  /** Samples from a template that are still there. */
  samples: {
    code: 'Your message uses the sample code {code}. Create it in your store or change it.',
    page: 'Your message links to the sample page {page}. Replace it with your own.',
    email: 'Replace the sample address {email}.',
    phone: 'Replace the sample WhatsApp number {phone}.',
  },
  websites: {
    rejected:
      'We rejected {n, plural, one {# sign-up} other {# sign-ups}} from {host} because it isn’t on your list of websites.',
    notListed: 'Your script runs on {host}, but that website isn’t on your list. Widgets don’t show there.',
    none: 'Add your website. Until then, sign-ups by phone are rejected.',
  },
} as const;
