import type { Plugin } from 'vite';

type Mend = readonly [string, string];

/** The faulty code in the driver's connection, letter for letter, and its replacement. */
const connectionMends: readonly Mend[] = [
  [
    'const x = socket.write(chunk, fn)',
    `if (socket === null) {
      nextWriteTimer !== null && clearImmediate(nextWriteTimer)
      chunk = nextWriteTimer = null
      const gone = Errors.connection('CONNECTION_CLOSED', options, socket)
      query && queryError(query, gone)
      while (sent.length)
        queryError(sent.shift(), gone)
      return false
    }
    const x = socket.write(chunk, fn)`,
  ],
  [
    'socket.removeAllListeners()\n    socket = null\n',
    'socket.removeAllListeners()\n    socket = null\n    chunk = nextWriteTimer = null\n',
  ],
];

/** The driver doesn't say how its pool is used, which is what an operator must know first when it's slow. */
const poolMends: readonly Mend[] = [
  [
    'Object.assign(sql, {\n    get parameters()',
    `Object.assign(sql, {
    readUse: () => ({
      busy: busy.length + full.length + reserved.length,
      idle: open.length,
      opening: connecting.length,
      waiting: queries.length,
      most: options.max
    }),
    get parameters()`,
  ],
];

const mends: Readonly<Record<string, readonly Mend[]>> = {
  connection: connectionMends,
  index: poolMends,
};

/**
 * Fixes two bugs of postgres 3.4.9 (its issues 1154 and 1208) that no caller can catch: a statement on a connection that the
 * database has just closed, such as the rollback of a transaction, ends the whole process; and what was unsent at that moment
 * is sent before the next greeting. Also lets us read the use of the pool. If the driver no longer has this code, the build fails, so that this file gets deleted too.
 */
export function mendDriver(): Plugin {
  return {
    name: 'beckon-mend-driver',
    enforce: 'pre',
    transform(code, id) {
      const [, file = ''] = /\/postgres\/src\/(\w+)\.js$/.exec(id.replaceAll('\\', '/')) ?? [];
      const listed = mends[file];
      if (!listed) return undefined;
      const mended = listed.reduce((text, [broken, whole]) => {
        if (!text.includes(broken)) throw new Error(`The driver has changed: "${broken}" is not in ${id}.`);
        return text.replace(broken, whole);
      }, code);
      return { code: mended, map: null };
    },
  };
}
