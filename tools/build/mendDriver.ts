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

/**
 * The driver waits for an answer forever, so connections that a firewall or a dead machine has cut off stay in the pool, and so do
 * those who wait for them. With `answer_timeout`, in seconds, a connection that owes an answer and says nothing during that time is closed,
 * and another takes its place. Reading with a cursor is up to the reader.
 */
const deadlineMends: readonly Mend[] = [
  ['  let socket = null\n', '  let socket = null\n    , awaitedSince = 0\n    , answerTimer = null\n'],
  [
    '      build(q)\n      return write(toBuffer(q))',
    '      build(q)\n      query === q && (awaitedSince = performance.now())\n      awaitAnswer(options.answer_timeout * 1000)\n      return write(toBuffer(q))',
  ],
  [
    '  function data(x) {\n    if (incomings) {',
    '  function data(x) {\n    awaitedSince = performance.now()\n    if (incomings) {',
  ],
  [
    '        final = callback\n        stream = null\n',
    '        final = callback\n        stream = null\n        awaitedSince = performance.now()\n',
  ],
  [
    '    connectTimer.cancel()\n\n    socket',
    '    connectTimer.cancel()\n    clearTimeout(answerTimer)\n    answerTimer = null\n\n    socket',
  ],
  // Fails outside of every promise otherwise.
  ['return fetchArrayTypes()', 'return fetchArrayTypes().catch(errored)'],
  [
    '  function connectTimedOut() {',
    `  function awaitAnswer(ms) {
    answerTimer || !ms || (answerTimer = setTimeout(checkAnswer, ms)).unref()
  }

  function checkAnswer() {
    answerTimer = null
    if (!socket || (!query && !sent.length))
      return
    const ms = options.answer_timeout * 1000
    const left = stream || (query && query.cursorFn) ? ms : awaitedSince + ms - performance.now()
    if (left > 0)
      return awaitAnswer(left)
    // The process itself may have paused: what has arrived in the meantime is read first.
    const since = awaitedSince
    setImmediate(() => since === awaitedSince ? giveUp() : checkAnswer())
  }

  function giveUp() {
    if (!socket || (!query && !sent.length))
      return
    // Nothing more goes to it.
    connection.reserved || onend(connection)
    error(Errors.connection('ANSWER_TIMEOUT', options, socket))
    socket.destroy()
  }

  function connectTimedOut() {`,
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

const optionMends: readonly Mend[] = [
  [
    '    socket          : o.socket,\n',
    '    socket          : o.socket,\n    answer_timeout  : o.answer_timeout,\n',
  ],
];

const mends: Readonly<Record<string, readonly Mend[]>> = {
  connection: [...connectionMends, ...deadlineMends],
  index: [...poolMends, ...optionMends],
};

/**
 * Fixes two bugs of postgres 3.4.9 (its issues 1154 and 1208) that no caller can catch: a statement on a connection that the
 * database has just closed, such as the rollback of a transaction, ends the whole process; and what was unsent at that moment
 * is sent before the next greeting. Also adds a deadline for answers, and lets us read the use of the pool. If the driver no longer has this code, the build fails, so that this file gets deleted too.
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
