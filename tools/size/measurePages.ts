import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sampleAccount } from '../../packages/server/src/sample/sampleAccount';
import type { sampleWidgets } from '../../packages/server/src/sample/sampleWidgets';
import { writeAccountFiles } from '../../packages/server/src/serving/pure/buildAccountScript';
import { buildBootstrap } from '../../packages/server/src/serving/pure/buildBootstrap';
import { finish } from '../../packages/server/src/serving/pure/finish';
import { readVisitorBuild } from '../../packages/server/src/serving/readVisitorBuild';

type Stored = (typeof sampleWidgets)[number];
/** What one kind of page loads: the gzip bytes of all its scripts, and how many there are. */
export type PageSizes = Record<string, { bytes: number; requests: number }>;

const host = 'https://widgets.example.com';
const many = 50;

const widget = (widgetType: string, whenDisplay: [string, number | null], widgetId = 1): Stored => ({
  widgetId,
  widgetType,
  channel: widgetType === 'omnichat' ? 'omni' : 'sms',
  name: 'Join the club',
  smsKeyword: '',
  status: 'active',
  version: 1,
  data: {
    main: { title: 'Ten per cent off', desc: 'Leave your number and we text you the code.', whenDisplay },
    ...(widgetType === 'omnichat' && { channels: { enable_email: true, email_to: 'a@example.com' } }),
  },
});
const now: [string, null] = ['immediately', null];
/** The file with first frames has a name of this length. */
const hash = 'abcdefgh';

/**
 * Measures what pages load until their widget is seen, or can be used: the script of an account with that widget, and what it then requests.
 * What can be used doesn't wait for the file with its first frame.
 */
export async function measurePages(folder: string): Promise<PageSizes> {
  const build = await readVisitorBuild(folder);
  const { acting, later, types } = build.addresses;
  const write = (widgets: Stored[]) => {
    const { config } = buildBootstrap({ ...sampleAccount, whitelist: [] }, widgets);
    return finish(writeAccountFiles({ host, ...config }, build, () => hash));
  };
  const sizeOf = (...texts: (string | Buffer)[]) => {
    const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
    return { bytes, requests: texts.length };
  };
  const measure = (widgets: Stored[], ...files: string[]) =>
    sizeOf(write(widgets).script, ...files.map((file) => readFileSync(join(folder, file))));
  const seen = (type: string) => {
    const { script, frames } = write([widget(type, now)]);
    return sizeOf(script, ...(frames ? [frames.form] : []));
  };
  const used = (type: string) => measure([widget(type, now)], acting, ...(types[type] ?? []));
  const waiting = Array.from({ length: many }, (_, at) => widget('modal', ['scroll', 40], at + 1));
  return {
    'nothing shown': measure(waiting.slice(0, 1)),
    'nothing shown, everything included': measure(waiting.slice(0, 1), later),
    'nothing shown, 50 widgets wait': measure(waiting),
    // Visible before the runtime has loaded.
    'omnichat, seen': seen('omnichat'),
    'bar, seen': seen('bar'),
    'modal, seen': seen('modal'),
    omnichat: used('omnichat'),
    bar: used('bar'),
    modal: used('modal'),
  };
}
