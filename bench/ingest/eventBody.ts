import { eventNames } from '@beckon/contract';
import { generateId } from '../../packages/server/src/database/generateId';

/** The body of an impression as the pixel sends it, with its own id. */
export function eventBody(count: number): string {
  return JSON.stringify({
    account_id: '1001',
    payload: {
      widget_id: '5001',
      widget_type: 'modal',
      guid: '0192f0c18f6a7abc8def0123456789ab',
      hash: '9b1d5c0e7f2a4c6d8e0f1a2b3c4d5e6f',
      timestamp: 1_800_000_000_000 + count,
      version: '1.0',
    },
    event: 'impression',
    session_id: `5f0c18f6a7abc8def012345678${String(count % 1000).padStart(6, '0')}`,
    session_data: null,
    external_id: null,
    app_id: '42',
    event_id: generateId(),
    b: false,
  });
}

/** The body of a page view with three widgets, as the pixel sends it. */
export function viewBody(count: number): string {
  const { payload: _, ...call } = JSON.parse(eventBody(count));
  return JSON.stringify({
    ...call,
    event: eventNames.pageVerdicts,
    payload: {
      first_no: { 5001: 'entrance', 5002: 'route', 5003: 'repeat' },
      counts: { 5001: { impression: 1, close: 1 }, 5003: { impression: 1 } },
    },
  });
}
