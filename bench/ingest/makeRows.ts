import { generateId } from '../../packages/server/src/database/generateId';
import { buildEventRow } from '../../packages/server/src/events/pure/buildEventRow';
import type { EventRow } from '../../packages/server/src/events/pure/EventRow';
import { parseEventCall } from '../../packages/server/src/events/pure/parseEventCall';

/** The rows of calls, as the server makes them. */
export function makeRows(bodies: readonly string[]): EventRow[] {
  return bodies.map((body) => {
    const read = parseEventCall('logEvent', JSON.parse(body), 32);
    const context = { nowMs: Date.now(), generateId, isBotAgent: false, origin: null, claims: undefined };
    const built = read.ok ? buildEventRow(read, context) : undefined;
    if (!built?.ok)
      throw new Error('The event of the measurement is not taken any more. Correct eventBody.ts.');
    return built.row;
  });
}
