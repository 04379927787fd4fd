import type { Fault } from '../Fault';

const box = 'packages/server/src/numbers/createNumberBox.test.ts';
const rest = 'packages/server/src/sealing/store/sealRest.test.ts';

/** Faults in how phone numbers are sealed. */
export const numberFaults = [
  {
    id: 'server-320',
    file: 'packages/server/src/numbers/createNumberBox.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of code
    find: 'deriveKey(dataKey, `numbers of ${accountId}`)',
    replace: "deriveKey(dataKey, 'numbers')",
    tests: [box],
    breaks: 'A number that was sealed for one account opens in another.',
  },
  {
    id: 'server-321',
    file: 'packages/server/src/numbers/createNumbers.ts',
    find: "return numbers.state === 'sealed' && box ? forms : [...forms, number];",
    replace: 'return box ? forms : [number];',
    tests: [box, rest],
    breaks:
      'While numbers are being sealed, those from before are not found: one person becomes two subscribers.',
  },
  {
    id: 'server-322',
    file: 'packages/server/src/messages/store/insertInbound.ts',
    find: 'sealRecipient(sql, { ...inbound, recipient: inbound.sender })',
    replace: 'inbound.sender',
    tests: [rest],
    breaks: 'Texts are stored with the number that sent them.',
  },
  {
    id: 'server-323',
    file: 'packages/server/src/numbers/store/loadNumbers.ts',
    find: "if (state !== 'plain') throw new StartError(noNumberKey);",
    replace: "if (state === 'sealing') throw new StartError(noNumberKey);",
    tests: [rest],
    breaks: 'A web server whose key opens no numbers starts, and fails at each of them.',
  },
  {
    id: 'server-324',
    file: 'packages/server/src/subscribers/store/sealStored.ts',
    find: 'if (others.length === 0) return;',
    replace: 'if (others.length >= 0) return;',
    tests: [rest],
    breaks: 'Someone who was stored before numbers were sealed becomes a second subscriber.',
  },
  {
    id: 'server-325',
    file: 'packages/server/src/consents/store/appendConsent.ts',
    find: 'phone_salt: sealNumber(transaction, account_id, phone_salt),',
    replace: 'phone_salt,',
    tests: [rest],
    breaks: 'All numbers can be tried against the proof of a consent: its salt is readable beside it.',
  },
  {
    id: 'server-326',
    file: 'packages/server/src/sealing/store/sealRest.ts',
    find: 'ageMs < settleMs',
    replace: 'ageMs < 0',
    tests: [rest],
    breaks: 'Sealing ends while a server may still write plain numbers, whose opt-ins are refused then.',
  },
  {
    id: 'server-327',
    file: 'packages/server/src/subscribers/store/listSubscribers.ts',
    find: 'phone?.endsWith(search.ends)',
    replace: 'phone !== null',
    tests: [rest],
    breaks: 'A search finds everyone with the same last four digits.',
  },
  {
    id: 'server-328',
    file: 'packages/server/src/messages/startOutbox.ts',
    find: "message.channel === 'sms' && isSealed(message.recipient)",
    replace: "message.channel !== 'sms' && isSealed(message.recipient)",
    tests: [rest],
    breaks: 'A message is sent to a text that isn’t a number.',
  },
  {
    id: 'server-329',
    file: 'packages/server/src/sealing/store/sealRest.ts',
    find: 'if (left.length > 0) return false;',
    replace: 'if (left.length < 0) return false;',
    tests: ['packages/server/src/sealing/store/sealRest.finish.test.ts'],
    breaks: 'Sealing ends while a plain number is left, which nobody finds anymore.',
  },
  {
    id: 'server-330',
    file: 'packages/server/src/cli/sealNumbers.ts',
    find: 'await refuseOtherKey(sql, () => listKeyMarks(settings));',
    replace: '',
    tests: ['packages/server/src/cli/sealNumbers.test.ts'],
    breaks: 'Numbers are sealed with a key that isn’t the installation’s.',
  },
  {
    id: 'server-331',
    file: 'packages/server/src/numbers/startFollowing.ts',
    find: 'if (isKeyMissing(numbers)) onKeyMissing();',
    replace: '',
    tests: ['packages/server/src/numbers/startFollowing.test.ts'],
    breaks: 'A web server with an old key goes on when numbers are sealed, and loses opt-ins.',
  },
] satisfies readonly Fault[];
