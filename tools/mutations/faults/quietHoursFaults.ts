import type { Fault } from '../Fault';

const texts = 'packages/server/src/sms';
const form = 'packages/server/src/optin/routes/createSubscriber.quiet.test.ts';

/** Faults in what waits for the morning: the first text after a form, the question for a YES, and what visitors read. */
export const quietHoursFaults = [
  {
    id: 'server-130',
    file: 'packages/server/src/messages/pure/matchZoneToCountry.ts',
    find: 'return names.size === 0 || names.has(zone) ? zone : undefined;',
    replace: 'return zone;',
    tests: ['packages/server/src/messages/pure/matchZoneToCountry.test.ts'],
    breaks: 'Anyone can have a stranger texted at 3 a.m., by naming a time zone where it is day.',
  },
  {
    id: 'server-131',
    file: `${texts}/pure/chooseTextTimes.ts`,
    find: 'chooseDaytimeMs({ sinceMs: isQuiet ? undefined : sinceMs, dueMs, country, zone });',
    replace: 'chooseDaytimeMs({ sinceMs, dueMs, country, zone });',
    tests: [`${texts}/pure/chooseTextTimes.test.ts`, form, `${texts}/releaseTexts.test.ts`],
    breaks: 'The first text after a form arrives at night, though its owner wants quiet hours.',
  },
  {
    id: 'server-132',
    file: `${texts}/pure/chooseTextTimes.ts`,
    find: "&& account.smsProvider !== 'sandbox';",
    replace: ';',
    tests: [`${texts}/pure/chooseTextTimes.test.ts`, form],
    breaks: 'A newcomer who tries Beckon in the evening sees no text.',
  },
  {
    id: 'server-133',
    file: `${texts}/queueTexts.ts`,
    find: 'if (isFromPhone) await advanceMessage(sql, { accountId, messageId, dueAt: firstAt });',
    replace: 'void [isFromPhone, advanceMessage, firstAt];',
    tests: [`${texts}/queueTexts.test.ts`],
    breaks: 'Someone who texts the keyword at night, after the form, gets no answer until morning.',
  },
  {
    id: 'server-134',
    file: 'packages/server/src/optin/acceptPhone.ts',
    find: 'askedAt: new Date(times[0] ?? at)',
    replace: 'askedAt: at',
    tests: [form],
    breaks: 'The time to reply YES passes while the question waits for the morning.',
  },
  {
    id: 'server-135',
    file: 'packages/server/src/optin/pure/describeAfterOptIn.ts',
    find: "if (wait === 'somewhere') return isDouble ? afterOptIn.confirmSoon : afterOptIn.saved;",
    replace: '',
    tests: [form],
    breaks: 'Visitors read that a text is on its way, and it comes many hours later.',
  },
  {
    id: 'server-192',
    file: `${texts}/queueTexts.ts`,
    find: 'if (isFromPhone) await advanceMessage(',
    replace: 'await advanceMessage(',
    tests: [`${texts}/queueTexts.test.ts`],
    breaks: 'A form that repeats a number at night sends the waiting text at once.',
  },
  {
    id: 'server-193',
    file: 'packages/server/src/messages/store/selectWaiting.ts',
    find: "and state in ('queued', 'over_limit') and attempts = 0",
    replace: 'and false and attempts = 0',
    tests: [`${texts}/routes/webhooksSms.quiet.test.ts`],
    breaks: 'Someone who replied YES at night is asked for it again in the morning.',
  },
  {
    id: 'edge-48',
    file: 'packages/widget/src/edge/createServerHandlers.ts',
    find: 'void sendPhone({ ...body, time_zone: findTimeZone() }).then(',
    replace: 'void sendPhone(body).then(',
    tests: ['packages/widget/src/edge/createServerHandlers.test.ts'],
    breaks: 'American numbers wait for the day in New York and in Hawaii.',
  },
] satisfies readonly Fault[];
