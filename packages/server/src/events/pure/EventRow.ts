/** What an event counts as. [EVT-01, EVT-02, OWN-11, OWN-17] */
export type EventKind =
  | 'impression'
  | 'omnichat_impression'
  | 'open'
  | 'click'
  | 'close'
  | 'popover_close'
  | 'submit'
  | 'session'
  | 'auth'
  | 'auth_session'
  | 'verdicts'
  | 'conversion'
  | 'money'
  | 'custom';

/** One event by column name; days count from 1970, times are milliseconds. [NET-06, NET-07, NET-08] */
export type EventRow = {
  account_id: number;
  event_id: string;
  day: number;
  /** The day that the id names, and whether it is too far from now to be true. */
  id_day: number;
  is_clock_wrong: boolean;
  kind: EventKind;
  name: string;
  widget_id: number | null;
  detail: string;
  session_id: string | null;
  external_id: string | null;
  subscriber_id: string | null;
  currency: string;
  amount_minor: number;
  is_bot: boolean;
  payload: unknown;
  session_data: unknown;
  origin: string | null;
  happened_ms: number;
};
