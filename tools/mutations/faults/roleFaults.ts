import type { Fault } from '../Fault';

/** Faults in what a server with ROLE=web may have, know and answer. */
export const roleFaults = [
  {
    id: 'server-260',
    file: 'packages/server/src/createApp.ts',
    find: 'web: [...ownRoutes, ...webRoutes],',
    replace: 'web: [...ownRoutes, ...webRoutes, ...workerRoutes],',
    tests: ['packages/server/src/main.roles.test.ts'],
    breaks: 'A web server answers calls of providers, whose signatures it can’t check.',
  },
  {
    id: 'server-261',
    file: 'packages/server/src/env/checkRole.ts',
    find: "  'MAIL_URL',",
    replace: '',
    tests: ['packages/server/src/env/checkRole.test.ts'],
    breaks: 'A web server gets the password of the mail server.',
  },
  {
    id: 'server-262',
    file: 'packages/server/src/secrets/sealPublicly.ts',
    find: "hkdfSync('sha256', secret, markKey, info, keyBytes + nonceBytes)",
    replace: "hkdfSync('sha256', secret, '', info, keyBytes + nonceBytes)",
    tests: ['packages/server/src/secrets/sealPublicly.test.ts'],
    breaks: 'Whoever learns the public key and writes to the database can plant credentials.',
  },
  {
    id: 'server-263',
    file: 'packages/server/src/secrets/store/selectContacts.ts',
    find: ' and contact_at = updated_at and contact is not null`;',
    replace: ' and contact is not null`;',
    tests: ['packages/server/src/channels/fillContacts.test.ts'],
    breaks: 'An account texts from a number that it replaced during an update.',
  },
  {
    id: 'server-264',
    file: 'packages/server/src/startUpkeep.ts',
    find: 'const others = box ? [...listTasks(sql, log), ...listConsentTasks({ sql, log, consentMonths })] : [];',
    replace: 'const others = [...listTasks(sql, log), ...listConsentTasks({ sql, log, consentMonths })];',
    tests: ['packages/server/src/main.roles.test.ts'],
    breaks: 'Web servers do the upkeep of workers, too.',
  },
  {
    id: 'server-265',
    file: 'packages/server/src/secrets/parseWebKey.ts',
    find: ' || !checkOf(start, bytes).equals(all.subarray(length))',
    replace: '',
    tests: ['packages/server/src/secrets/sealPublicly.test.ts'],
    breaks: 'A web server starts with a damaged key, and seals what nobody can open.',
  },
  {
    id: 'server-266',
    file: 'packages/server/src/channels/routes/connectionRoutes.ts',
    find: 'else await retireLastNumber(',
    replace: "else if (contact === '') await retireLastNumber(",
    tests: ['packages/server/src/channels/fillContacts.test.ts'],
    breaks: 'STOP to a number is ignored if its credentials went before a worker read them.',
  },
  {
    id: 'server-267',
    file: 'packages/server/src/createOwnerDeps.ts',
    find: 'createMailer(sql, holdWithoutPublicUrl(mail, publicUrl), secrets)',
    replace: 'createMailer(sql, mail, secrets)',
    tests: ['packages/server/src/accounts/routes/mailOutcome.test.ts'],
    breaks:
      'Whoever asks for a password reset with a Host of their own gets the token, once its owner follows the link.',
  },
  {
    id: 'server-268',
    file: 'packages/server/src/env/checkRole.ts',
    find: "...need('PUBLIC_URL', address)",
    replace: '',
    tests: ['packages/server/src/env/checkRole.test.ts'],
    breaks: 'A web server builds links in emails, which workers send, from the Host header.',
  },
  {
    id: 'server-269',
    file: 'packages/server/src/sms/store/selectSmsNumbers.ts',
    find: `select phone from sms_numbers where account_id = \${accountId} and provider = \${provider}`,
    replace: `select phone from sms_numbers where account_id = \${accountId}`,
    tests: ['packages/server/src/channels/fillContacts.test.ts'],
    breaks:
      'STOP to a provider that an account left during an update is ignored: its credentials are kept with another number.',
  },
] satisfies readonly Fault[];
