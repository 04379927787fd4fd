import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { type Browser, signUp } from '../testing/signUp';
import { CommandError } from './CommandError';
import type { ServerWidget } from './files/WidgetContent';
import { runBeckon } from './runBeckon';

let test: TestApp;
let owner: Browser & { accountId: number };
let [url, key, dir] = ['', '', ''];
beforeAll(async () => {
  test = await openTestApp();
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'beckon-'));
  owner = await signUp(test.app);
  const made = await owner.call('POST', '/keys', { name: 'CI', role: 'editor', scopes: ['widgets:write'] });
  key = made.json<{ key: string }>().key;
  return () => rmSync(dir, { recursive: true, force: true });
});
afterAll(() => test.close());

async function run(...words: string[]) {
  const lines: string[] = [];
  const variables = { BECKON_URL: `${url}/`, BECKON_KEY: key };
  const print = (line: string) => lines.push(line);
  const tidy = (text: string) => text.replaceAll(`${dir}/`, '');
  try {
    const code = await runBeckon({ words: [...words, '--dir', dir], variables, print });
    return { code, text: tidy(lines.join('\n')) };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { code: 2, text: tidy([...lines, error.message].join('\n')) };
  }
}
async function make(name: string, title = 'One'): Promise<{ widgetId: number; file: string }> {
  const body = { type: 'modal', channel: 'sms', name, smsKeyword: 'FERN', data: { main: { title } } };
  const { widgetId } = (await owner.call('POST', '/widgets', body)).json<ServerWidget>();
  return { widgetId, file: `modal-${widgetId}.json` };
}
const read = (file: string) => JSON.parse(readFileSync(join(dir, file), 'utf8'));
const write = (file: string, widget: unknown) => writeFileSync(join(dir, file), JSON.stringify(widget));
const retitle = (file: string, title: string) => write(file, { ...read(file), data: { main: { title } } });
const at = async (widgetId: number) => (await owner.call('GET', `/widgets/${widgetId}`)).json<ServerWidget>();
async function change(widgetId: number, title: string) {
  const { revision } = await at(widgetId);
  const body = { revision, data: { main: { title, desc: 'From the console' } } };
  await owner.call('PATCH', `/widgets/${widgetId}`, body);
}

it('OWN-10 pulls widgets into files, compares them field by field, and pushes them', async () => {
  const { file } = await make('Spring');
  expect(await run('pull')).toMatchObject({ code: 0, text: expect.stringContaining(`new      ${file}`) });
  const widget = read(file);
  expect(readdirSync(dir)).toEqual(['beckon.lock', file]);
  expect(widget).toMatchObject({ type: 'modal', channel: 'sms', name: 'Spring', smsKeyword: 'FERN' });
  expect(await run('diff')).toEqual({ code: 0, text: 'no differences' });

  write(file, { ...widget, name: 'Summer', data: { main: { title: 'Two', opacity: 40 } } });
  write('new.json', { type: 'bar', name: 'Bar', channel: 'fb', data: {} });
  expect(await run('diff')).toEqual({
    code: 1,
    text: [
      `changed  ${file} name: "Spring" -> "Summer"`,
      `changed  ${file} data.main.title: "One" -> "Two"`,
      `changed  ${file} data.main.opacity: undefined -> 40`,
      'new      new.json',
    ].join('\n'),
  });
  expect((await run('push', '--publish')).text).toBe(
    `changed  ${file}, published\ncreated  new.json, published`,
  );
  expect(read('new.json').widgetId).toBeGreaterThan(0);
  expect(await run('diff')).toEqual({ code: 0, text: 'no differences' });
  expect((await run('push')).text).toBe(`same     ${file}\nsame     new.json`);
  const { widgets } = (await owner.call('GET', '/widgets')).json<{ widgets: object[] }>();
  expect(widgets).toMatchObject([
    { name: 'Summer', status: 'active' },
    { name: 'Bar', status: 'active' },
  ]);
});

it('OWN-06 OWN-09 --publish publishes the files that differ, and a draft only if its file is named', async () => {
  const [touched, draft] = [await make('Touched'), await make('Half done')];
  await run('pull');
  retitle(touched.file, 'Two');
  expect((await run('push', '--publish')).text.split('\n').sort()).toEqual(
    [
      `changed  ${touched.file}, published`,
      `same     ${draft.file}; it has an unpublished draft. Name the file to publish it`,
    ].sort(),
  );
  expect(await at(draft.widgetId)).toMatchObject({ status: 'draft', hasDraft: true });
  expect((await run('push', '--publish', draft.file)).text).toBe(`same     ${draft.file}, published`);
  expect(await at(draft.widgetId)).toMatchObject({ status: 'active', hasDraft: false });
  expect(await run('push', 'other.json')).toMatchObject({
    code: 2,
    text: expect.stringMatching(/^Can't find a widget in .*other\.json\.$/),
  });
});

it('OWN-09 does not overwrite changes on the server since the pull unless forced', async () => {
  const [mine, other] = [await make('Mine'), await make('Other')];
  await run('pull');
  await change(mine.widgetId, 'A colleague');
  retitle(mine.file, 'Two');
  retitle(other.file, 'Two');
  expect((await run('diff')).text).toContain(`behind   ${mine.file}: the widget changed on the server`);
  expect(await run('push')).toEqual({
    code: 2,
    text: `${mine.file}: it changed on the server since you pulled it. Run beckon diff to compare, beckon pull, or use --force to overwrite.\nNothing was pushed.`,
  });
  expect((await at(other.widgetId)).data).toEqual({ main: { title: 'One' } });

  const { code, text } = await run('pull');
  expect({ code, text }).toMatchObject({ code: 1, text: expect.stringContaining(`kept     ${other.file}`) });
  expect(text).toContain(`skipped  ${mine.file}: it changed here and on the server.`);
  expect(read(mine.file).data.main.title).toBe('Two');

  expect((await run('push', '--force', mine.file)).text).toBe(`changed  ${mine.file}`);
  expect((await run('push')).text).toContain(`changed  ${other.file}`);
  retitle(mine.file, 'Three');
  expect((await run('push')).text, 'knows what it pushed').toContain(`changed  ${mine.file}`);

  await change(mine.widgetId, 'Again');
  retitle(mine.file, 'Four');
  expect((await run('pull', '--force')).code).toBe(0);
  expect(read(mine.file).data.main.title).toBe('Again');
  await change(mine.widgetId, 'And again');
  expect((await run('pull')).text, 'updates an untouched file').toContain(`changed  ${mine.file}`);
  rmSync(join(dir, 'beckon.lock'));
  retitle(mine.file, 'Five');
  expect((await run('push')).text).toContain(`${mine.file}: beckon.lock has no entry for it`);
});

it('OWN-10 shows a changed type as a difference, and refuses to push it', async () => {
  const { file } = await make('Spring');
  await run('pull');
  write(file, { ...read(file), type: 'bar' });
  expect(await run('diff')).toEqual({ code: 1, text: `changed  ${file} type: "modal" -> "bar"` });
  expect(await run('push')).toMatchObject({
    code: 2,
    text: expect.stringContaining(`${file}: the type on the server is "modal" and can't become "bar".`),
  });
});

it('OWN-10 reports every error once, by file and field, before it writes anything', async () => {
  const { widgetId, file } = await make('Spring');
  await run('pull');
  retitle(file, 'Two');
  write('bad.json', { type: 'bar', name: 'Bad', channel: 'fb', data: { main: { width: 'wide' } } });
  write('worse.json', { type: 'bar', name: 'Bad', channel: 'omni', data: {} });
  write('x.json', { type: 'baar', name: 'Bad', channel: 'fb', data: {} });
  const { code, text } = await run('push');
  expect(code).toBe(2);
  expect(text.split('\n')).toEqual([
    'bad.json: data.main.width must be a unit (px or %) and a number above 0',
    expect.stringMatching(/^worse\.json: channel /),
    expect.stringMatching(/^x\.json: type /),
    'Nothing was pushed.',
  ]);
  expect((await at(widgetId)).data).toEqual({ main: { title: 'One' } });
  for (const one of ['bad.json', 'worse.json']) rmSync(join(dir, one));
  write('x.json', read(file));
  expect((await run('push')).text).toContain(`x.json: ${file} also contains widget ${widgetId}.`);
  write('x.json', { ...read(file), widgetId: 5 });
  expect((await run('diff')).text).toContain('gone     x.json: widget 5 is not on the server');
  expect((await run('push')).text).toContain('x.json: the server has no widget 5.');
});

it('OWN-10 a broken file only keeps pull from its own widget', async () => {
  const { file } = await make('Spring');
  await run('pull');
  const later = await make('Later');
  writeFileSync(join(dir, file), '<<<<<<< HEAD');
  const pulled = await run('pull');
  expect(pulled.code).toBe(1);
  expect(pulled.text).toContain(`skipped  ${file} can't be read: `);
  expect(readFileSync(join(dir, file), 'utf8')).toBe('<<<<<<< HEAD');
  expect(read(later.file).name).toBe('Later');
  await run('pull', '--force');
  expect(read(file).name).toBe('Spring');

  rmSync(join(dir, later.file));
  writeFileSync(join(dir, 'mine.ts'), 'export default {{');
  expect((await run('pull')).text).toContain(`skipped  ${later.file}: its widget may be the one in mine.ts`);
  expect(readdirSync(dir)).not.toContain(later.file);
});

it('OWN-10 explains wrong commands, options and keys in sentences', async () => {
  const plain = async (...words: string[]) => {
    const lines: string[] = [];
    const input = { words, variables: {}, print: (line: string) => lines.push(line) };
    const code = await runBeckon(input).catch((error: Error) => lines.push(error.message) && 2);
    return [code, lines.join('\n')];
  };
  for (const words of [['--help'], ['help'], ['-h'], ['push', '--help']])
    expect(await plain(...words)).toEqual([0, expect.stringContaining('beckon pull')]);
  expect(await plain()).toEqual([2, expect.stringContaining('beckon pull')]);
  expect(await plain('dance')).toEqual([2, expect.stringMatching(/^Unknown command dance\.\nbeckon pull/)]);
  expect(await plain('pull', '--nope')).toEqual([2, expect.stringMatching(/^Unknown option '--nope'\.\n/)]);
  expect(await plain('diff', '--publish')).toEqual([2, expect.stringMatching(/^Unknown option '--publish'/)]);
  expect(await plain('pull', '--dir')).toEqual([
    2,
    expect.stringMatching(/^Option '--dir <value>' argument/),
  ]);
  expect(await plain('pull')).toEqual([2, expect.stringMatching(/^Set BECKON_URL and BECKON_KEY/)]);
  key = 'bk_wrong';
  expect((await run('pull')).code).toBe(2);
});
