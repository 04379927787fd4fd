import type { CallRequest, HandleEvents, WidgetSession } from '@beckon/contract';
import type { Event } from './Event';

type EmitOrder = {
  [Name in keyof HandleEvents]: { order: 'emit'; id: string; name: Name; details: HandleEvents[Name] };
}[keyof HandleEvents];

/** What the chat plugin understands. [API-13] */
export type ChatOrder = 'open' | 'close' | 'openDialog' | 'closeDialog' | 'set';

/** Everything the core may ask of the outside world, in the imperative. The edge has one handler for each. */
export type Effect =
  /** The first scan of the page is done. [LOAD-03] */
  | { order: 'announceReady' }
  /** Look for embeds, checkboxes and a landing container. [LOAD-10, LOAD-13] */
  | { order: 'scan' }
  /** Puts an overlay's own element into the page; nothing is drawn yet. [LOAD-16, A-81] */
  | { order: 'attach'; id: string; widgetId: string; title: string }
  /** Takes over an element of the page. [LOAD-17, LOAD-19] */
  | { order: 'adopt'; id: string; element: string }
  /** Ends an instance: its drawing, its timers, its listeners. [LOAD-21] */
  | { order: 'destroy'; id: string; widgetId: string; element: string | undefined }
  /** Draw the messenger plugin again, hidden or not, so that it can report. The first one loads the SDK. [REND-01, API-07, BOOT-12] */
  | { order: 'renderPlugin'; id: string }
  /** Its instance has ended: remove the plugin and ignore its reports. [LOAD-21] */
  | { order: 'removePlugin'; id: string }
  /** Delivers a fact later; a second wait under the same key replaces the first. */
  | { order: 'wait'; key: string; ms: number; fact: Event }
  | { order: 'cancel'; key: string }
  | { order: 'saveSession'; session: WidgetSession }
  | { order: 'saveSmsRef'; ref: string }
  | { order: 'saveLastSeen'; at: number }
  | { order: 'savePopoverClosed'; widgetId: string }
  | { order: 'sendPhone'; id: string; body: CallRequest<'createSubscriberByPhoneNumber'> }
  | { order: 'askSmsRef'; id: string; body: CallRequest<'generateSMSRef'> }
  | { order: 'checkOptIn'; id: string; body: CallRequest<'checkOptin'> }
  | { order: 'confirmCheckbox'; appId: string; pageId: string; ref: string; userRef: string }
  | { order: 'sendEvent'; body: CallRequest<'logEvent'> }
  | { order: 'callChat'; method: ChatOrder; changes: Readonly<Record<string, string | boolean>> }
  | { order: 'startAdPixel'; pixelId: string }
  | { order: 'callAdPixel'; pixelId: string; event: 'OptIn' }
  | { order: 'redirect'; url: string; newTab: boolean }
  /** Calls the host back for a widget that its trigger opened. [API-09] */
  | { order: 'answerTrigger'; call: string; id: string }
  | { order: 'warn'; message: string }
  | { order: 'fail'; message: string }
  | EmitOrder;
