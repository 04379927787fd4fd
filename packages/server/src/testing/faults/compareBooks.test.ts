import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../openTestApp';
import { buildPhoneBody, postPhone } from '../postPhone';
import { compareBooks } from './compareBooks';
import { openBook } from './LoadBook';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const phone = '+14155552671';

it('OWN-20 D01 an acknowledged number is lost unless all of it is stored, once', async () => {
  const book = openBook();
  book.phones.add(phone);
  const compare = async () => {
    const { lost, doubled } = await compareBooks(test.sql, book, 5001);
    return [lost.length, doubled.length];
  };
  expect(await compare()).toEqual([1, 0]);
  expect((await postPhone(test.app, buildPhoneBody({ phone_number: phone }))).json()).toMatchObject({
    state: true,
  });
  expect(await compare()).toEqual([0, 0]);
  await test.sql`
    insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key)
    select account_id, gen_random_uuid(), channel, recipient, recipient_hash, body, 'twice' from outbox`;
  expect(await compare()).toEqual([0, 1]);
  await test.sql`delete from outbox`;
  expect(await compare()).toEqual([1, 0]);
});

it('OWN-20 D01 looks for acknowledged versions, sessions and changes', async () => {
  const book = openBook();
  book.titles.add('never published');
  book.sessions.add('a word that opens nothing');
  book.addresses.acknowledged = 'https://a.example';
  book.addresses.tried = 'https://b.example';
  expect((await compareBooks(test.sql, book, 5001)).lost).toEqual([
    'never published',
    'a word that opens nothing',
    'webhook undefined in place of https://a.example',
  ]);
});
