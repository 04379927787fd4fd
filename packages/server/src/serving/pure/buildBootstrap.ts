import {
  bootstrapVersion,
  errors,
  type Language,
  type LanguageFile,
  type ParsedBootstrap,
  parseBootstrap,
} from '@beckon/contract';
import { allLanguages, buildLanguageFile } from '@beckon/contract/languages';
import { Languages } from '@beckon/contract/languages/Languages';
import {
  type MessageChannelName,
  messageChannelNames,
  messageChannels,
} from '@beckon/contract/messageChannels';
import * as v from 'valibot';
import type { Account, StoredWidget } from '../../accounts/pure/index';
import { listNotices, listSpokenNotices, type Notice } from '../../consents/pure/index';
import { finish, type Steps } from './finish';

/** A configuration without its `host`, which depends on the caller; its notices; and what was left out. */
export type BuiltBootstrap = {
  config: Record<string, unknown>;
  notices: Notice[];
  problems: string[];
  /** Every text of its widgets in a language. */
  speak: (language: Language) => LanguageFile;
};

/** The wire form of a stored widget: the names that existing pages know. [ENT-01] */
function toWireWidget(widget: StoredWidget): Record<string, unknown> {
  const { widgetId, widgetType, smsKeyword, ...same } = widget;
  return { widget_id: widgetId, widget_type: widgetType, sms_keyword: smsKeyword, ...same };
}

/**
 * What a page needs to know about an account, parsed with the shared schemas and marked, so that the page need not parse it
 * again. Leaves out and names a widget that can't be read; does not send kinds that pages don't draw. [BOOT-01, BOOT-13, A-13]
 */
export function* readBootstrap(
  account: Account,
  stored: StoredWidget[],
  badgeUrl?: string | undefined,
): Steps<BuiltBootstrap> {
  const wired = { ...toWireAccount(account), badge_url: badgeUrl };
  const parsed = yield* parseStored(wired, stored);
  if (!parsed.ok) {
    return {
      config: { pageId: account.accountId, widgets: [] },
      notices: [],
      problems: [parsed.error],
      speak: builtInTexts,
    };
  }
  const { host: _, ...config } = parsed.account;
  const widgets = parsed.widgets ?? [];
  const owns = new Map(stored.map(({ widgetId, data }) => [String(widgetId), parseLanguages(data)]));
  const speak = (language: Language): LanguageFile =>
    buildLanguageFile({
      account: parsed.account,
      widgets,
      language,
      builtIn: allLanguages[language],
      ownOf: (widgetId) => owns.get(widgetId)?.[language],
    });
  const spoken = new Set([...owns.values()].flatMap((own) => Object.keys(own) as Language[]));
  const notices: Notice[] = [];
  for (const some of inParts(widgets)) {
    yield;
    notices.push(...listNotices(parsed.account, some));
  }
  for (const language of spoken) {
    yield;
    notices.push(...listSpokenNotices(parsed.account, widgets, { language, speak }));
  }
  return {
    config: {
      ...config,
      v: bootstrapVersion,
      ...(spoken.has('en') && { own_english: true }),
      widgets,
    },
    notices,
    speak,
    problems: [
      ...parsed.dropped,
      ...parsed.rejected.map(({ widgetId, error }) => errors.widgetRejected(widgetId, error)),
    ],
  };
}

/** The same, at once. */
export function buildBootstrap(...given: Parameters<typeof readBootstrap>): BuiltBootstrap {
  return finish(readBootstrap(...given));
}

/** What an owner wrote in each language of a stored widget; nothing if it can't be read. */
function parseLanguages(data: Record<string, unknown>): Languages {
  const read = v.safeParse(Languages, data['languages'] ?? {});
  return read.success ? read.output : {};
}

/** How many widgets to do in one step. */
const stepLength = 5;

function* inParts<One>(all: readonly One[]): Generator<One[]> {
  for (let at = 0; at < all.length; at += stepLength) yield all.slice(at, at + stepLength);
}

/** Parses the whole configuration, some widgets at a time: ids are unique, so no widget depends on another. */
function* parseStored(wired: Record<string, unknown>, stored: StoredWidget[]): Steps<ParsedBootstrap> {
  const whole = parseBootstrap({ ...wired, widgets: [] });
  if (!whole.ok) return whole;
  const { widgets = [], rejected } = whole;
  for (const rows of inParts(stored)) {
    yield;
    const some = parseBootstrap({ ...wired, widgets: rows.map(toWireWidget) });
    if (!some.ok) return some;
    widgets.push(...(some.widgets ?? []));
    rejected.push(...some.rejected);
  }
  return { ...whole, widgets, rejected };
}

/** The built-in texts, for an account that is unknown or has no readable widgets. */
export function builtInTexts(language: Language): LanguageFile {
  const account = { page_name: '', is_eu_affected: false };
  return buildLanguageFile({
    account,
    widgets: [],
    language,
    builtIn: allLanguages[language],
    ownOf: () => undefined,
  });
}

function toWireAccount(account: Account): Record<string, unknown> {
  return {
    pageId: account.accountId,
    page_name: account.pageName,
    fb_page_id: account.fbPageId,
    appId: appIdOf(account),
    widget_phone: account.widgetPhone,
    whitelist: account.whitelist,
    sms_channel_connected: account.smsChannelConnected,
    locale: account.locale,
    fbSDKVersion: account.fbSdkVersion,
    badge: account.planBadge,
    is_eu_affected: account.isEuAffected,
    messenger_mode: account.messengerMode,
    defaultSize: account.defaultSize,
    terms_url: account.termsUrl,
    privacy_url: account.privacyUrl,
    sms_legal_extra: account.smsLegalExtra,
    sandbox: listSandboxChannels(account),
  };
}

/** Events carry an app id; an account without a Meta app, which doesn't need one, uses its own id. [PIX-16, NET-06] */
function appIdOf({ appId, accountId, messengerMode }: Account): string {
  return appId === '' && messengerMode === 'link' ? String(accountId) : appId;
}

/** The channels whose messages only go to the sandbox. [OWN-13] */
function listSandboxChannels(account: Account): string | undefined {
  const isTried = (name: MessageChannelName) => account[messageChannels[name].providerSetting] === 'sandbox';
  return messageChannelNames.filter(isTried).join(' ') || undefined;
}
