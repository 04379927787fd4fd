import type { Account, Place, Widget, WidgetSession } from '@beckon/contract';
import type { Browser, State, Stored, SubmittedWords } from './State';

/** An element of the page that asks for a widget. [LOAD-17, LOAD-19, LOAD-22] */
export type FoundElement = {
  key: string;
  place: Exclude<Place, 'overlay'>;
  widgetId: string;
  payload: string | undefined;
};

export type ContactChannel = 'messenger' | 'sms' | 'whatsapp' | 'email';

/** The calls a customer chat accepts. [API-13] */
export type ChatMethod =
  | 'open'
  | 'close'
  | 'openDialog'
  | 'closeDialog'
  | 'set'
  | 'setLoggedInGreeting'
  | 'setLoggedOutGreeting'
  | 'setPayload';

/** Everything that can happen, in the past tense. Whatever a rule needs to know arrives in one of these. */
export type Event =
  | {
      type: 'app.started';
      account: Account;
      widgets: readonly Widget[];
      session: WidgetSession;
      browser: Browser;
      renderFallbackMs: number | undefined;
      url: string;
      /** When this page view began, and what we have seen of it since. */
      sinceMs: number;
      page: State['page'];
      /** What earlier pages left behind. */
      stored: Stored;
      /** Randomness is a fact too: this page view's instance ids begin with it. */
      seed: string;
    }
  /** Another tab, or an earlier page that came back from the cache, has shown or closed widgets. */
  | { type: 'session.renewed'; widgets: WidgetSession['widgets'] }
  | { type: 'page.scanned'; elements: readonly FoundElement[] }
  | { type: 'route.changed'; url: string }
  | { type: 'page.scrolled'; percent: number }
  | { type: 'page.ticked'; seconds: number }
  | { type: 'page.exitIntended' }
  | { type: 'page.anchorReached'; name: string }
  | { type: 'page.shown' }
  /** `ok` is false if the script was blocked or failed: its widgets continue without it. [A-11, REND-13] */
  | { type: 'sdk.settled'; sdk: 'fb' | 'yt' | 'vimeo'; ok: boolean }
  | { type: 'instance.rendered'; id: string; reason: string }
  | { type: 'instance.openAsked'; id: string; flags: unknown }
  | { type: 'instance.closeAsked'; id: string; manual: boolean }
  /** The number of seconds in its repeat rule has passed since it was closed. */
  | { type: 'instance.repeatDue'; id: string }
  | { type: 'overlay.removed'; id: string }
  | { type: 'instance.payloadSet'; id: string; text: string }
  | { type: 'trigger.fired'; name: string; call: string }
  | { type: 'instance.submitAsked'; id: string }
  | { type: 'instance.checked'; id: string; checked: boolean }
  | { type: 'plugin.optedIn'; id: string }
  | { type: 'optIn.checkDue'; id: string }
  | { type: 'optIn.answered'; id: string; hasOptedIn: boolean }
  | { type: 'optIn.failed'; id: string; message: string }
  | { type: 'phone.edited'; id: string }
  | { type: 'phone.submitted'; id: string; phoneNumber: string | null }
  | {
      type: 'phone.answered';
      id: string;
      state: boolean;
      errors: readonly string[];
      /** Replaces the owner's text because something else comes next. [SMS-03] */
      submitted?: SubmittedWords | undefined;
    }
  /** `status` is 0 when there was no connection at all. */
  | { type: 'phone.failed'; id: string; status: number }
  | { type: 'smsRef.wanted'; id: string }
  /** `payload` is the one in the request; a server that can't be reached has created no ref. */
  | { type: 'smsRef.answered'; id: string; state: boolean; ref: string; payload?: string | undefined }
  | { type: 'smsLink.followed'; id: string }
  | { type: 'bubble.mounted'; id: string }
  | { type: 'bubble.toggled'; id: string }
  | { type: 'bubble.timed'; id: string; open: boolean }
  | { type: 'bubble.iconDue'; id: string; stop: boolean }
  | { type: 'channel.chosen'; id: string; channel: ContactChannel }
  | { type: 'popover.closed'; id: string }
  | {
      type: 'chat.called';
      id: string;
      method: ChatMethod;
      /** As passed by the host. */
      changes: Readonly<Record<string, unknown>>;
    };

/** An event with the time it happened, which only the ring knows. */
export type Stamped<One extends Event = Event> = One & { at: number };

export type EventOf<Type extends Event['type']> = Stamped<Extract<Event, { type: Type }>>;
