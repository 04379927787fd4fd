import type { Plugin } from 'vite';

/** The faulty code in the driver, letter for letter, and its replacement. */
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
 * Fixes two bugs of postgres 3.4.9 (its issues 1154 and 1208) that no caller can catch: a statement on a connection that the
 * database has just closed, such as the rollback of a transaction, ends the whole process; and what was unsent at that moment
 * is sent before the next greeting. If the driver no longer has this code, the build fails, so that this file gets deleted too.
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
