import { type Language, lists, textsPath } from '@beckon/contract';
import type { FastifyInstance } from 'fastify';
import { type BuiltBootstrap, builtInTexts } from '../rules/buildBootstrap';
import type { RouteDeps } from './Deps';
import { type MarkedText, markText } from './rememberText';
import { createTextSender, rememberedOptions, serveRemembered } from './serveRemembered';

type Query = { page_id?: unknown; language?: unknown };

/** `GET /widget/texts?page_id=&language=`: every text of an account's widgets in one language. A page without an account gets the built-in ones. */
export function serveTexts(app: FastifyInstance, { findConfig, publicUrl }: RouteDeps): void {
  const write = rememberTexts();
  const send = createTextSender({ type: 'application/json', publicUrl });
  serveRemembered(app, (scope) =>
    scope.get<{ Querystring: Query }>(textsPath, rememberedOptions, async (request, reply) => {
      const { page_id: pageId, language: asked } = request.query;
      const language = lists.languages.find((one) => one === asked);
      if (!language) {
        reply.header('Access-Control-Allow-Origin', '*').header('X-Content-Type-Options', 'nosniff');
        return reply.code(400).send({ error: `language must be one of ${lists.languages.join(', ')}.` });
      }
      const isNumber = typeof pageId === 'string' && /^\d{1,15}$/.test(pageId);
      const built = isNumber ? await findConfig(request, Number(pageId)) : undefined;
      return send(request, reply, write(built, language));
    }),
  );
}

/** Serializes each language of a configuration once, as long as the configuration lives. */
function rememberTexts(): (built: BuiltBootstrap | undefined, language: Language) => MarkedText {
  const unknown = {};
  const kept = new WeakMap<object, Map<Language, MarkedText>>();
  return (built, language) => {
    const key = built ?? unknown;
    const texts = kept.get(key) ?? new Map<Language, MarkedText>();
    kept.set(key, texts);
    const known = texts.get(language) ?? markText(JSON.stringify((built?.speak ?? builtInTexts)(language)));
    texts.set(language, known);
    return known;
  };
}
