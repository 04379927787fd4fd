import {
  Actions,
  Appearance,
  type Channel,
  Channels,
  FeedComment,
  FeedCommentWelcome,
  lists,
  Main,
  MessengerCode,
  parseWidget,
  type RuntimeType,
  Setup,
  Submitted,
} from '@beckon/contract';
import { typesWith } from '@beckon/contract/widgetTypes';
import type { Cookie } from '@playwright/test';
import type * as v from 'valibot';
import type { EditorField } from '../packages/console/src/fields/EditorField';
import { editorFields } from '../packages/console/src/fields/editorFields';
import { fieldsFor } from '../packages/console/src/fields/fieldsFor';
import { idleFields } from '../packages/console/src/fields/testing/idleFields';
import { listPaths } from '../packages/console/src/fields/testing/listPaths';
import { valueAtPath } from '../packages/console/src/fields/valueAtPath';
import { isFullRun } from '../tools/test/isFullRun';
import { editWidget } from './support/fields/editWidget';
import type { FieldShow, Round, Visits } from './support/fields/FieldShow';
import { askApi, type Garden, roundsOf } from './support/fields/Garden';
import { showsAfter } from './support/fields/showsAfter';
import { showsContent } from './support/fields/showsContent';
import { showsLook } from './support/fields/showsLook';
import { showsOptIn } from './support/fields/showsOptIn';
import {
  type OtherWidgetSeen,
  otherWidgetRounds,
  showsOtherWidgets,
} from './support/fields/showsOtherWidgets';
import { showsRules } from './support/fields/showsRules';
import { visitOtherWidget } from './support/fields/visitOtherWidget';
import { looksAround, visitWidget } from './support/fields/visitWidget';
import { sdkDouble, sdkHost } from './support/sdkDouble';
import { expect, test } from './support/test';

const shows: Record<string, FieldShow> = {
  ...showsContent,
  ...showsLook,
  ...showsOptIn,
  ...showsAfter,
  ...showsRules,
};
const owner = { email: 'fields@example.com', password: 'correct horse battery', pageName: 'Fern & Fig' };
const settings = {
  smsProvider: 'sandbox',
  messengerProvider: 'sandbox',
  widgetPhone: '+14155559101',
  smsChannelConnected: true,
  fbPageId: '90009101',
  appId: '42',
  country: 'US',
};
const patienceMs = 20_000;
/** Older settings are shown only where they are set. */
const older = { main: { buttonBackground: '#111111', colors: { button: '#222222' } } };
/** Replaces the ad pixel's own script. */
const pixelScript = `window.heard = []; fbq.callMethod = (...words) => heard.push(words);
for (const words of fbq.queue.splice(0)) fbq.callMethod(...words);`;
const youtube = `window.YT = { Player: function (frame, { events }) {
  frame.addEventListener('load', () => { events.onReady(); events.onStateChange({ data: 1 }); });
  this.destroy = () => {};
} }`;

/** The session that the tests of one worker share: checking a password takes a server time. */
let session: { accountId: number; cookies: Cookie[] } | undefined;

/** Signs in as the owner of the tests' shop, which then has no widgets. */
async function comeIn(place: Pick<Garden, 'tab' | 'product'>): Promise<number> {
  const context = place.tab.context();
  await place.tab.emulateMedia({ reducedMotion: 'reduce' });
  if (session) await context.addCookies(session.cookies);
  else {
    const { account } = await askApi<{ account: { accountId: number } }>(place, 'POST', '/sign-up', owner);
    session = { accountId: account.accountId, cookies: await context.cookies() };
  }
  await askApi(place, 'PATCH', '/settings', settings);
  const { widgets } = await askApi<{ widgets: { widgetId: number }[] }>(place, 'GET', '/widgets');
  for (const { widgetId } of widgets) await askApi(place, 'DELETE', `/widgets/${widgetId}`);
  return session.accountId;
}

/** The table's values with the addresses of this test in them. */
function fill(show: FieldShow | undefined, places: Record<string, string>): FieldShow | undefined {
  if (!show) return undefined;
  const put = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/\{(\w+)\}/, (_, name: string) => places[name] ?? '') : value;
  const set = Object.fromEntries(Object.entries(show.set).map(([round, value]) => [round, put(value)]));
  return { ...show, set };
}

/** All fields that a type has in its rounds, each once. */
function fieldsIn(type: RuntimeType): EditorField[] {
  const channels = [...new Set(Object.values(roundsOf[type]).map(([channel]) => channel))];
  const all = channels.flatMap((channel) => fieldsFor(type, channel));
  return [...new Map(all.map((field) => [field.path, field])).values()];
}

const backdrops = typesWith(({ has }) => has.includes('backdrop'));
/** Each of their fields is also checked in another type, except for the corner of a slide-in, which `widgetsLayout.spec.ts` checks. */
const covered = typesWith(({ place, has }) => place === 'overlay' && has.includes('card'));
/** Their own fields act, as `usedFields.test.ts` and `actingFields.test.ts` prove; `test:full` also goes through them here. */
const small: readonly RuntimeType[] = ['button', 'checkbox', 'customer_chat', 'landing', 'box', 'omnichat'];
const isLater = (type: RuntimeType): boolean => [...covered, ...small].includes(type);
const asked = lists.runtimeTypes.filter((type) => isFullRun || !isLater(type));

/** Whether the field is set through its control here. A control is the same in every type: it is used in the first type that has the field. `test:full` uses all of them everywhere. */
function usesControl({ path }: EditorField, type: RuntimeType): boolean {
  const first = asked.find((one) => fieldsIn(one).some((field) => field.path === path));
  return isFullRun || first === type;
}

/** What applies as long as nothing is set. */
function defaultsOf(type: RuntimeType, channel: Channel): unknown {
  const read = parseWidget({ widget_id: 1, widget_type: type, channel });
  return read.ok ? read.widget.data : {};
}

const sections: Record<string, v.GenericSchema> = {
  ...{ main: Main, submitted: Submitted, actions: Actions, setup: Setup, channels: Channels },
  ...{ appearance: Appearance, messenger_code_settings: MessengerCode },
  ...{ feed_comment_settings: FeedComment, feed_comment_welcome: FeedCommentWelcome },
};

test('OWN-07 every field of the schemas can be edited or has a reason not to be, and every editable field is checked', () => {
  const paths = Object.entries(sections).flatMap(([name, schema]) => listPaths(schema, name));
  const edited = editorFields.map(({ path }) => path);
  expect(paths.filter((path) => !edited.includes(path) && !idleFields.includes(path))).toEqual([]);
  const drawn = lists.runtimeTypes.flatMap((type) => fieldsIn(type).map(({ path }) => ({ path, type })));
  expect(drawn.filter(({ path, type }) => !(shows[`${path}@${type}`] ?? shows[path]))).toEqual([]);
  const otherWidgets = lists.otherKinds.flatMap((type) =>
    fieldsFor(type, 'fb').map(({ path }) => ({ path, type })),
  );
  expect(otherWidgets.filter(({ path }) => !showsOtherWidgets[path])).toEqual([]);
});

for (const type of lists.runtimeTypes)
  test(`OWN-07 OWN-09 OWN-10 every field of a ${type} is set in the console, published, and seen by visitors${isLater(type) ? ' @full' : ''}`, async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    const { tab } = visitor;
    if (!tab) throw new Error('The console is gone through in Chromium alone.');
    tab.setDefaultTimeout(patienceMs);
    const hasPlugin = Object.values(roundsOf[type]).some(([, mode]) => mode === 'plugin');
    if (hasPlugin)
      outside.expect(sdkHost, (seen) =>
        seen.path.includes('fbevents') ? { type: 'text/javascript', body: pixelScript } : sdkDouble()(seen),
      );
    if (type === 'page_takeover') {
      outside.expect('www.youtube.com', { type: 'text/javascript', body: youtube });
      outside.expect('www.youtube-nocookie.com', { body: '<p>Film</p>' });
    }
    // These play a video behind their text. A preview loads no third-party scripts: there the poster stays.
    if (backdrops.includes(type)) visitor.allowError(/Loading the script 'https:\/\/www\.youtube\.com/);
    const accountId = await comeIn({ tab, product });
    const made = await askApi<{ widgetId: number }>({ tab, product }, 'POST', '/widgets', {
      type,
      ...(fieldsIn(type).some(({ isOld }) => isOld) && { data: older }),
    });
    const garden: Garden = { visitor, tab, product, hostPage, accountId, widgetId: made.widgetId, type };
    const places = { product: product.url, host: hostPage.origin };
    const showOf = ({ path }: Pick<EditorField, 'path'>) =>
      fill(shows[`${path}@${type}`] ?? shows[path], places);

    const visits: Visits = {};
    const set: Record<string, unknown> = {};
    const lost: unknown[] = [];
    for (const [name, [channel, mode]] of Object.entries(roundsOf[type])) {
      const round = Number(name) as Round;
      await askApi({ tab, product }, 'PATCH', '/settings', { messengerMode: mode });
      const fields = fieldsFor(type, channel as Channel, mode);
      const now = await editWidget(garden, {
        round,
        channel: channel as Channel,
        fields,
        shows: showOf,
        hasControl: (path) => {
          const rounds = Object.keys(showOf({ path })?.set ?? {}).map(Number);
          const isSetBefore = rounds.includes(round) && rounds.some((earlier) => earlier < round);
          const field = fields.find((one) => one.path === path);
          return field !== undefined && usesControl(field, type) && (isFullRun || !isSetBefore);
        },
      });
      Object.assign(set, now);
      const visit = await visitWidget(garden, round, set);
      visits[round] = visit;
      for (const [path, value] of Object.entries(now)) {
        const got = valueAtPath((visit.config as { data: unknown }).data, path);
        const isSame = JSON.stringify(got) === JSON.stringify(value);
        const byDefault = valueAtPath(defaultsOf(type, channel as Channel), path);
        const isNew = round > 1 || JSON.stringify(byDefault) !== JSON.stringify(value);
        if (!isSame || !isNew) lost.push({ path, round, value, got, byDefault });
      }
    }
    expect
      .soft(lost, 'fields that did not reach the page, or were set to what they are by default')
      .toEqual([]);

    const unseen = fieldsIn(type).flatMap((field): unknown[] => {
      const show = showOf(field);
      const value = show && Object.values(show.set)[0];
      if (!show || !Object.hasOwn(set, field.path)) return [{ path: field.path, found: 'nobody has set it' }];
      if (show.isElsewhere && !looksAround(type)) return [];
      const found = show.sees(visits, value);
      return found === true ? [] : [{ path: field.path, value, found }];
    });
    expect(unseen, 'fields that make no difference to visitors').toEqual([]);
  });

for (const type of lists.otherKinds)
  test(`OWN-07 OWN-18 every field of a ${type} tool is set in the console, published, and has its effect @full`, async ({
    product,
    visitor,
  }) => {
    const { tab } = visitor;
    if (!tab) throw new Error('The console is gone through in Chromium alone.');
    tab.setDefaultTimeout(patienceMs);
    const accountId = await comeIn({ tab, product });
    const { widgetId } = await askApi<{ widgetId: number }>({ tab, product }, 'POST', '/widgets', { type });
    const fields = fieldsFor(type, 'fb');
    const seen: Partial<Record<1 | 2, OtherWidgetSeen>> = {};
    const set: Record<string, unknown> = {};
    for (const round of otherWidgetRounds[type]) {
      const shows = ({ path }: Pick<EditorField, 'path'>) => showsOtherWidgets[path];
      Object.assign(set, await editWidget({ tab, visitor, product, widgetId }, { round, fields, shows }));
      const [row] = await product.sql`select data from widgets where widget_id = ${widgetId}`;
      const lost = Object.keys(set).filter(
        (path) => JSON.stringify(valueAtPath(row?.['data'], path)) !== JSON.stringify(set[path]),
      );
      expect(lost, 'fields that were not published').toEqual([]);
      seen[round] = await visitOtherWidget(
        { product, accountId, widgetId, type, pageId: settings.fbPageId },
        set,
      );
    }
    const unseen = fields.flatMap(({ path }): unknown[] => {
      if (!Object.hasOwn(set, path)) return [{ path, found: 'nobody has set it' }];
      const found = showsOtherWidgets[path]?.sees(seen, set[path]);
      return found === true ? [] : [{ path, value: set[path], found }];
    });
    expect(unseen, 'fields that have no effect').toEqual([]);
  });
