import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../http/index';
import { cacheTimes } from '../../http/pure/index';
import type { FindAsset } from '../createAssetMemory';

type Place = {
  /** The start of their addresses: `/assets`. */
  prefix: string;
  dir: string;
  headers: Readonly<Record<string, string>>;
  findOther?: FindAsset | undefined;
};

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/**
 * The hashed files of a folder, as the build compressed them, and those that only another version has. Source maps stay on the server.
 * [LOAD-27, OWN-05, OWN-20]
 */
export function serveAssets(app: FastifyInstance, { prefix, dir, headers, findOther }: Place): void {
  const all = {
    'Cache-Control': `public, max-age=${cacheTimes.assetMaxAgeS}, immutable`,
    // In lowercase: what compresses answers looks for exactly this, and would add it again.
    Vary: 'accept-encoding',
    ...headers,
  };
  const serve = (scope: FastifyInstance): void => {
    scope.register(fastifyStatic, {
      root: dir,
      prefix: '/',
      index: false,
      decorateReply: false,
      cacheControl: false,
      dotfiles: 'ignore',
      preCompressed: true,
      allowedPath: (path) => /\.(?:js|css)$/.test(path),
      setHeaders: (reply) => {
        for (const [name, value] of Object.entries(all)) reply.setHeader(name, value);
      },
    });
    answerNotFound(scope, async ({ method, url }) => {
      const [path = ''] = url.slice(1).split('?');
      const type = types[path.split('.').at(-1) ?? ''];
      if (type === undefined || !['GET', 'HEAD'].includes(method)) return undefined;
      const content = await findOther?.(path);
      return content && { headers: { ...all, 'Content-Type': type }, content };
    });
  };
  app.register(
    (scope, _options, done) => {
      serve(scope as FastifyInstance);
      done();
    },
    { prefix },
  );
}
