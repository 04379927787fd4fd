import type { Plugin } from 'vite';

/** The faulty code in the driver, word for word, and its replacement. */
const mends: readonly [string, string][] = [
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

/**
 * Mends two faults of postgres 3.4.9 (its issues 1154 and 1208), which no caller can catch: a statement on a connection that the
 * database has just closed, such as the roll-back of a transaction, ends the whole process; and what was left unsent at that moment
 * is sent in front of the next greeting. A driver in which these places are gone ends the build, so that this file goes too.
 */
export function mendDriver(): Plugin {
  return {
    name: 'beckon-mend-driver',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/postgres\/src\/connection\.js$/.test(id.replaceAll('\\', '/'))) return undefined;
      const mended = mends.reduce((text, [broken, whole]) => {
        if (!text.includes(broken)) throw new Error(`The driver has changed: "${broken}" is not in ${id}.`);
        return text.replace(broken, whole);
      }, code);
      return { code: mended, map: null };
    },
  };
}
