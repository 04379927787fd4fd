import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../http/index';
import { createLifecycle } from '../jobs/index';
import { createMailer } from '../mail/index';
import { createSecretBox } from '../secrets/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { testOwner } from '../testing/testOwner';
import { followWorkers } from './followWorkers';
import { selectReportAge, upsertReport } from './store/upsertReport';

const log = createLogger('silent');
const lifecycle = createLifecycle((error) => {
  throw error;
});
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(async () => {
  await lifecycle.stop();
  await test.close();
});

const offer = { sharedSms: ['twilio'], sharedWith: [1001], mostDailyParts: 50, sendsMail: true };

it('OWN-13 OWN-20 until a worker has reported, a web server promises nothing; then what the last one said', async () => {
  const read = await followWorkers({ sql: test.sql, log, everyMs: 20 }, lifecycle);
  expect(read()).toEqual({ sharedSms: [], sharedWith: [], mostDailyParts: 0, sendsMail: false });
  expect(await selectReportAge(test.sql)).toBeUndefined();
  await upsertReport(test.sql, { ...offer, sharedWith: [1001, 1002] });
  await upsertReport(test.sql, offer);
  await expect.poll(read).toEqual(offer);
  expect(await selectReportAge(test.sql)).toBeGreaterThanOrEqual(0);
  // A worker of another version may know less.
  await test.sql`update worker_reports set offer = '{"sendsMail": false}'`;
  await expect.poll(read).toEqual({ sharedSms: [], sharedWith: [], mostDailyParts: 0, sendsMail: false });
});

it('OWN-01 C50 a web server queues emails, sealed, as soon as its workers send them', async () => {
  const read = await followWorkers({ sql: test.sql, log, everyMs: 20 }, lifecycle);
  const transport = {
    get provider() {
      return read().sendsMail ? ('smtp' as const) : ('sandbox' as const);
    },
  };
  const mailer = createMailer(test.sql, transport, createSecretBox(testOwner.secretKey));
  expect(mailer.provider).toBe('sandbox');
  await upsertReport(test.sql, offer);
  await expect.poll(() => mailer.provider).toBe('smtp');
  await mailer.send({ to: 'a@example.test', subject: 'Reset', body: 'a token' });
  expect(await test.sql`select from sandbox_mails`).toHaveLength(0);
  expect(await test.sql`select from waiting_mails`).toHaveLength(1);
});
