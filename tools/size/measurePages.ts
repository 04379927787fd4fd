import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sampleAccount } from '../../packages/server/src/sample/sampleAccount';
import type { sampleWidgets } from '../../packages/server/src/sample/sampleWidgets';
import { buildAccountScript } from '../../packages/server/src/serving/pure/buildAccountScript';
import { buildBootstrap } from '../../packages/server/src/serving/pure/buildBootstrap';
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

/** Measures what pages load until their widget can be used: the script of an account with that widget, and what it then requests. */
export async function measurePages(folder: string): Promise<PageSizes> {
  const build = await readVisitorBuild(folder);
  const { acting, later, types } = build.addresses;
  const measure = (widgets: Stored[], ...files: string[]) => {
    const { config } = buildBootstrap({ ...sampleAccount, whitelist: [] }, widgets);
    const texts = [
      buildAccountScript({ host, ...config }, build),
      ...files.map((file) => readFileSync(join(folder, file))),
    ];
    const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
    return { bytes, requests: texts.length };
  };
  const used = (type: string) => measure([widget(type, now)], acting, ...(types[type] ?? []));
  const waiting = Array.from({ length: many }, (_, at) => widget('modal', ['scroll', 40], at + 1));
  return {
    'nothing shown': measure(waiting.slice(0, 1)),
    'nothing shown, everything included': measure(waiting.slice(0, 1), later),
    'nothing shown, 50 widgets wait': measure(waiting),
    // Visible before anything is loaded.
    'omnichat, seen': measure([widget('omnichat', now)]),
    omnichat: used('omnichat'),
    bar: used('bar'),
    modal: used('modal'),
  };
}
