import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, signUp } from '../../testing/signUp';
import { runBeckon } from './runBeckon';

let test: TestApp;
let owner: Browser & { accountId: number };
let [url, key, dir] = ['', '', ''];
beforeAll(async () => {
  test = await openTestApp();
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  dir = mkdtempSync(join(tmpdir(), 'beckon-'));
  owner = await signUp(test.app);
  const made = await owner.call('POST', '/keys', { name: 'CI', role: 'editor', scopes: ['widgets:write'] });
  key = made.json<{ key: string }>().key;
  await owner.call('POST', '/widgets', {
    type: 'modal',
    channel: 'sms',
    name: 'Spring',
    smsKeyword: 'FERN',
    data: { main: { title: 'One' } },
  });
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await test.close();
});

async function run(...words: string[]) {
  const lines: string[] = [];
  const variables = { BECKON_URL: `${url}/`, BECKON_KEY: key };
  const code = await runBeckon({
    words: [...words, '--dir', dir],
    variables,
    print: (line) => lines.push(line),
  });
  return { code, text: lines.join('\n').replaceAll(`${dir}/`, '') };
}

it('OWN-10 widgets are pulled into files, compared field by field, and pushed', async () => {
  expect((await run('pull')).code).toBe(0);
  const [name = ''] = readdirSync(dir);
  expect(name).toMatch(/^modal-\d{9}\.json$/);
  const file = JSON.parse(readFileSync(join(dir, name), 'utf8'));
  expect(file).toMatchObject({
    type: 'modal',
    channel: 'sms',
    name: 'Spring',
    smsKeyword: 'FERN',
    data: { main: { title: 'One' } },
  });
  expect(await run('diff')).toEqual({ code: 0, text: 'no differences' });

  writeFileSync(
    join(dir, name),
    JSON.stringify({ ...file, name: 'Summer', data: { main: { title: 'Two', opacity: 40 } } }),
  );
  writeFileSync(join(dir, 'new.json'), JSON.stringify({ type: 'bar', name: 'Bar', channel: 'fb', data: {} }));
  expect(await run('diff')).toEqual({
    code: 1,
    text: [
      `changed  ${name} name: "Spring" -> "Summer"`,
      `changed  ${name} data.main.title: "One" -> "Two"`,
      `changed  ${name} data.main.opacity: undefined -> 40`,
      'new      new.json',
    ].join('\n'),
  });
  expect((await run('push', '--publish')).text).toBe(
    `changed  ${name}, published\nmade     new.json, published`,
  );
  expect(JSON.parse(readFileSync(join(dir, 'new.json'), 'utf8')).widgetId).toBeGreaterThan(0);
  expect(await run('diff')).toEqual({ code: 0, text: 'no differences' });
  expect((await run('push')).text).toBe(`same     ${name}\nsame     new.json`);
  const { widgets } = (await owner.call('GET', '/widgets')).json<{
    widgets: { name: string; status: string }[];
  }>();
  expect(widgets.map((one) => [one.name, one.status])).toEqual([
    ['Summer', 'active'],
    ['Bar', 'active'],
  ]);
});

it('OWN-10 what is wrong is told in sentences, by the path of the field', async () => {
  writeFileSync(
    join(dir, 'bad.json'),
    JSON.stringify({ type: 'bar', name: 'Bad', channel: 'fb', data: { main: { width: 'wide' } } }),
  );
  await expect(run('push')).rejects.toThrow('data.main.width must be a unit (px or %) and a number above 0');
  writeFileSync(join(dir, 'bad.json'), '{');
  await expect(run('diff')).rejects.toThrow('bad.json could not be read');
  rmSync(join(dir, 'bad.json'));
  await expect(runBeckon({ words: ['dance'], variables: {}, print: () => undefined })).rejects.toThrow(
    'beckon pull | diff | push',
  );
  await expect(runBeckon({ words: ['pull'], variables: {}, print: () => undefined })).rejects.toThrow(
    'BECKON_URL and BECKON_KEY',
  );
  const variables = { BECKON_URL: url, BECKON_KEY: 'bk_wrong' };
  await expect(
    runBeckon({ words: ['pull', '--dir', dir], variables, print: () => undefined }),
  ).rejects.toThrow('This API key is not known here');
});
