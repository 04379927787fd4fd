import type { PixelSession } from './agreed/PixelSession';
import type { RuntimeType } from './widget/widgetTypes';

/** Which conditions an `open` may ignore. [API-06, OPEN-07] */
export type OpenFlags = Partial<
  Record<'ignoreAll' | 'ignoreRoute' | 'ignoreRepeatedDisplay' | 'ignoreDevice' | 'ignoreEntrance', boolean>
>;

/** Details of `closed`. [API-10, A-86] */
export type ClosedDetails = { manualClose: boolean; optInRequested: boolean; optedIn: boolean };

/** Events of a handle, with what their listeners receive. [API-10, API-11, API-16, A-86] */
export type HandleEvents = {
  rendered: { reason: string };
  opened: Record<never, never>;
  closed: ClosedDetails;
  optedIn: { ref: string; userRef: string };
  checked: { checked: boolean };
  submitted: { ref: string; userRef: string };
};

/** What a listener receives: for an embed also its element, because a handle by id gets the events of all. [API-03] */
export type ListenerDetails<Name extends keyof HandleEvents> = HandleEvents[Name] & { element?: object };

/** A widget, or one embed of it, as its host sees it; the same object every time, its properties live. [API-03, API-05…08, API-14] */
export type WidgetHandle = {
  readonly widgetId: string;
  readonly type: RuntimeType;
  on<Name extends keyof HandleEvents>(name: Name, listener: (details: ListenerDetails<Name>) => void): void;
  off<Name extends keyof HandleEvents>(name: Name, listener?: (details: ListenerDetails<Name>) => void): void;
  /** Shows an overlay at once; with flags, ignores only those conditions. */
  open(flags?: OpenFlags | boolean): void;
  close(): void;
  setPayload(text: string): void;
  /** Checkbox only. */
  submit(): void;
  readonly checked: boolean;
  readonly ref: string;
  readonly userRef: string;
  /** Customer chat only, each at most once in 5 s. [API-13, API-15] */
  openDialog(): void;
  closeDialog(): void;
  setLoggedInGreeting(text: string): void;
  setLoggedOutGreeting(text: string): void;
  set(changes: { loggedInGreeting?: string; loggedOutGreeting?: string; refPayload?: string }): void;
};

/** One condition of a widget, as returned by `MC.explain`. */
export type ConditionReport = {
  rule: string;
  ok: boolean;
  kind: string;
  is?: string | number | boolean | null | undefined;
  needs?: string | number | boolean | null | undefined;
  /** When it became true, in milliseconds; undefined if it has been true as long as we remember. */
  since: number | undefined;
  sentence: string;
};

/** An entry of `MC.getWidgetList()`. [API-04] */
export type WidgetListEntry = { widgetId: number | string; name: string; type: RuntimeType };

/** The global `MC`. [API-01…04, API-09] */
export type PublicApi = {
  /** Scans the page again for embeds and checkboxes. [API-02] */
  parse(): void;
  /** A handle by widget id, for all its instances, or by element for one embed; `null` if unknown. [API-03] */
  getWidget(idOrElement: string | number | object): WidgetHandle | null;
  getWidgetList(): WidgetListEntry[];
  /** Opens the widgets that wait for this name. [API-09, A-06] */
  trigger(name: string, onOpened?: (handle: WidgetHandle) => void): void;
  /** Why a widget is shown or not: each of its conditions in order, as text. */
  explain(widgetId: string | number): Promise<ConditionReport[]>;
};

/**
 * The global `MC_PIXEL`. A call returns at once and never throws: its promise resolves when the event has been stored,
 * and rejects with the reason if it was not. The promise can be ignored. [PIX-23, PIX-26, A-56, A-78, A-82]
 */
export type PixelApi = {
  /** A payload that is not an object is sent as `{ value }`. */
  fireLogEvent(
    event: string,
    payload?: Record<string, unknown> | readonly unknown[] | string | number | boolean | null,
  ): Promise<void>;
  fireLogConversionEvent(event: string): Promise<void>;
  /** The weight as a number or numeric text, the currency as three letters. [PIX-20, PIX-27] */
  fireLogMoneyEvent(event: string, weight: number | string, currency?: string): Promise<void>;
  /** What the site knows about this visitor, for every event from now on: adds to `custom`; `null` removes the `external_id`. [NET-06] */
  set(more: { custom?: Record<string, unknown>; external_id?: string | null }): Promise<void>;
  /** The current session of this visitor. [PIX-02] */
  readonly sessionData: PixelSession;
};
