import { lists, textsPath } from '@beckon/contract';
import type { FastifyInstance } from 'fastify';
import { type MarkedText, markText } from '../markText';
import type { BuiltBootstrap } from '../pure/buildBootstrap';
import { buildTextsModule, parseCodes } from '../pure/buildTextsModule';
import type { ServingDeps } from './ServingDeps';
import { createTextSender, rememberedOptions, serveRemembered } from './serveRemembered';

type Query = { page_id?: unknown; languages?: unknown };

/**
 * `GET /widget/texts?page_id=&languages=de,ja`: a module with every text of an account's widgets in these languages. A page without an
 * account here gets the built-in ones.
 */
export function serveTexts(app: FastifyInstance, { findConfig, publicUrl, visitor }: ServingDeps): void {
  const write = rememberModules((built, codes) => buildTextsModule(built, codes, visitor.watch.speech));
  const send = createTextSender({ type: 'text/javascript', publicUrl });
  serveRemembered(app, (scope) =>
    scope.get<{ Querystring: Query }>(textsPath, rememberedOptions, async (request, reply) => {
      const { page_id: pageId, languages } = request.query;
      const codes = parseCodes(languages);
      if (codes.length === 0 || codes.length > mostCodes) {
        reply.header('Access-Control-Allow-Origin', '*').header('X-Content-Type-Options', 'nosniff');
        const known = lists.languages.map((one) => one.slice(0, 2)).join(', ');
        return reply
          .code(400)
          .send({ error: `languages must be up to ${mostCodes} of ${known}, such as languages=de,ja.` });
      }
      const isNumber = typeof pageId === 'string' && /^\d{1,15}$/.test(pageId);
      const built = isNumber ? await findConfig(request, Number(pageId)) : undefined;
      return send(request, reply, await write(built, codes));
    }),
  );
}

/** A page asks for its language, and rarely for one that a widget always speaks. */
const mostCodes = 3;
/** Lists of several are not kept, because anyone can invent them. */
const keptCodes = 1;

/** Serializes what pages ask for once, as long as the configuration lives. */
function rememberModules(
  build: (built: BuiltBootstrap | undefined, codes: readonly string[]) => string,
): (built: BuiltBootstrap | undefined, codes: readonly string[]) => Promise<MarkedText> {
  const unknown = {};
  const kept = new WeakMap<object, Map<string, Promise<MarkedText>>>();
  return (built, codes) => {
    const key = built ?? unknown;
    const texts = kept.get(key) ?? new Map<string, Promise<MarkedText>>();
    kept.set(key, texts);
    const known = texts.get(codes.join()) ?? markText(build(built, codes));
    if (codes.length <= keptCodes) texts.set(codes.join(), known);
    return known;
  };
}
