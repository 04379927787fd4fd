import type { AnySql } from '../database/index';
import type { EventEffect } from './store/claimMessengerEvents';

/** What an event's effect needs: the transaction, the account, the time. In a closed account only commands such as STOP have one. */
export type HandlingContext = {
  sql: AnySql;
  accountId: number;
  pageName: string;
  isClosed: boolean;
  nowMs: number;
};

/** An effect without a widget. */
export const without = (outcome: EventEffect['outcome'], reason = ''): EventEffect => ({
  outcome,
  reason,
  widgetId: null,
});
