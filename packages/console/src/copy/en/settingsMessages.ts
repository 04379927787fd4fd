/** Providers that send messages, and test messages. */
export const settingsMessages = {
  ownersOnly: 'Only account owners can connect providers.',
  loadFailed: 'We couldn’t load your providers',
  connect: 'Connect {name}',
  connected: '{name} is connected and will send your messages.',
  connectedTag: 'Connected',
  about: 'Ends in {end} · {time}',
  setUp: 'Add this to your {name} settings so replies reach you:',
  noCall: 'No reply or report from {name} yet. Text your number to check that replies reach you.',
  lastCall: 'Last call from {name}: {time}',
  disconnect: 'Disconnect',
  disconnected: '{name} is disconnected.',
  question: 'Disconnect {name}?',
  consequence: 'We delete its credentials and stop sending messages through it.',
  numberConsequence:
    'We stop sending messages through it. We keep its number and credentials encrypted for 90 days, only to process STOP replies.',
  noTest: 'Connect a provider to send a test.',
  test: {
    to: 'Send a test to',
    inSandbox: 'The message appears in the sandbox.',
    send: 'Send test',
    nobody: 'To appear here, message your Page through one of your widgets first.',
    since: '{id}, since {date}',
    states: {
      queued: 'Sending…',
      sending: 'Sending…',
      sent: 'Sent',
      failed: 'Failed',
      cancelled: 'Canceled',
      unknown: 'Status unknown',
    },
  },
} as const;
