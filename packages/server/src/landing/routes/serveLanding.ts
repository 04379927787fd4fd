import { createHash } from 'node:crypto';
import {
  type Account,
  chooseLanguage,
  type Language,
  type LanguageFile,
  type Widget,
} from '@beckon/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sql } from '../../database/index';
import { ownAddressOf, sendCacheable } from '../../http/index';
import { accountCacheControl, type RequestLimits } from '../../http/pure/index';
import { createHostText, type FindConfig, type HostText } from '../../serving/index';
import { addHost, builtInTexts, type VisitorBuild, writeAccountScript } from '../../serving/pure/index';
import { buildLandingPage, landingLanguage } from '../pure/buildLandingPage';
import { buildLandingPolicy } from '../pure/buildLandingPolicy';
import { buildMissingPage } from '../pure/buildMissingPage';
import { landingStyle } from '../pure/landingStyle';
import { parseSlug } from '../pure/parseSlug';
import { selectLanding } from '../store/selectLanding';

type Deps = {
  sql: Sql;
  limits: RequestLimits;
  findConfig: FindConfig;
  publicUrl: string | undefined;
  pagesUrl?: string | undefined;
  visitor: VisitorBuild;
};

const styleHash = `sha256-${createHash('sha256').update(landingStyle).digest('base64')}`;
const html = 'text/html';
const script = '.js';
const moved = 301;
const notFound = 404;

const queryOf = ({ url }: FastifyRequest): string => /\?.*/s.exec(url)?.[0] ?? '';

type Found = {
  slug: string;
  current: string;
  widget: Widget;
  account: Omit<Account, 'host'>;
  speak: (language: Language) => LanguageFile;
};

/**
 * `GET /l/{slug}`: a landing widget as its own page, and `GET /l/{slug}.js`, the account script with only that widget. For
 * it, this installation is an authorized website like the owner's. [OWN-19, LOAD-13, EMB-05]
 */
export function serveLanding(app: FastifyInstance, given: Deps): void {
  const deps = { ...given, publicUrl: given.pagesUrl ?? given.publicUrl };
  const { publicUrl } = deps;
  const find = createFinder(app, deps);
  const scriptOf = rememberScripts(deps);
  app.get<{ Params: { '*': string } }>('/l/*', async (request, reply) => {
    const asked = request.params['*'];
    const plain = asked.replace(/\/$/, '').toLowerCase();
    const isScript = plain.endsWith(script);
    const slug = parseSlug(isScript ? plain.slice(0, -script.length) : plain);
    if (slug !== undefined && plain !== asked) return reply.redirect(`/l/${plain}${queryOf(request)}`, moved);
    const host = ownAddressOf(request, publicUrl);
    const found = slug === undefined || host === undefined ? undefined : await find(request, slug);
    if (!found || host === undefined) return sendMissing(request, reply);
    // Not forever: the owner may return to this name.
    if (!isScript && found.current !== slug)
      return reply.header('Cache-Control', 'no-cache').redirect(`/l/${found.current}${queryOf(request)}`);
    if (publicUrl === undefined) reply.header('Vary', 'Host');
    const cacheControl = accountCacheControl(publicUrl !== undefined);
    if (isScript) {
      const { body } = await scriptOf(found)(host);
      return sendCacheable(request, reply, { body, type: 'text/javascript', cacheControl });
    }
    reply.header('Content-Security-Policy', buildLandingPolicy({ ...found, host, styleHash }));
    return sendCacheable(request, reply, {
      body: buildLandingPage({ ...found, ...speakPage(found), publicUrl }),
      type: html,
      cacheControl,
    });
  });
}

/** Builds the script of each landing page once, as long as its configuration lives. */
function rememberScripts({ visitor, publicUrl }: Deps): (found: Found) => HostText {
  const scripts = new WeakMap<Widget, HostText>();
  return (found) => {
    const script =
      scripts.get(found.widget) ??
      createHostText((host) => writeAccountScript(configOf(found, { host, publicUrl }), visitor));
    scripts.set(found.widget, script);
    return script;
  };
}

/** The language of the page, and the widget's texts in it. */
function speakPage({ account, widget, speak }: Found) {
  const language = landingLanguage(account, widget);
  const spoken = chooseLanguage([language]);
  return { language, texts: spoken && speak(spoken).widgets[widget.widget_id] };
}

/** The active landing widget at an address. Limits requests for addresses that don't exist. */
function createFinder(app: FastifyInstance, { sql, findConfig, limits }: Deps) {
  const count = app.createRateLimit({ max: limits.unknownPerWindow, timeWindow: limits.unknownWindowMs });
  return async (request: FastifyRequest, slug: string): Promise<Found | undefined> => {
    const state = await count(request, { increment: false });
    if (!state.isAllowed && state.remaining === 0) {
      throw Object.assign(new Error('too many unknown landing pages'), { statusCode: 429 });
    }
    const landing = await selectLanding(sql, slug);
    const built = landing && (await findConfig(request, landing.accountId));
    const { widgets = [], ...account } = (built?.config ?? {}) as Partial<Account & { widgets: Widget[] }>;
    const widget = widgets.find(
      ({ widget_id: id, widget_type: type }) => type === 'landing' && id === String(landing?.widgetId),
    );
    if (landing && widget)
      return {
        slug,
        current: landing.current,
        widget,
        account: account as Found['account'],
        speak: built?.speak ?? builtInTexts,
      };
    await count(request);
    return undefined;
  };
}

/** The configuration of only the landing widget; its page is ours and counts as an authorized website. [DISP-20, A-27] */
function configOf(
  { account, widget }: Found,
  address: Parameters<typeof addHost>[1],
): Record<string, unknown> {
  const { whitelist: named = [] } = account;
  const whitelist = named.length > 0 ? [...named, new URL(address.host).hostname] : [];
  return { ...addHost(account, address), whitelist, widgets: [widget] };
}

function sendMissing(request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(notFound)
    .headers({
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Language',
      'Content-Security-Policy': `default-src 'none'; style-src '${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(buildMissingPage(request.headers['accept-language']));
}
