import type { Account, OpenFlags, Widget, WidgetSession } from '@beckon/contract';
import type { Browser } from './State';

/** Everything that can happen, in the past tense. Whatever a rule needs to know arrives in one of these. */
export type Event =
  | {
      type: 'app.started';
      account: Account;
      widgets: readonly Widget[];
      session: WidgetSession;
      browser: Browser;
      url: string;
      /** Chance is a fact too: instance ids of this page view begin with it. */
      seed: string;
    }
  | { type: 'page.scrolled'; percent: number }
  | { type: 'page.ticked'; seconds: number }
  | { type: 'instance.rendered'; id: string; reason: string }
  | { type: 'instance.openAsked'; id: string; flags: OpenFlags }
  | { type: 'instance.closeAsked'; id: string; manual: boolean }
  | { type: 'phone.edited'; id: string }
  | { type: 'phone.submitted'; id: string; phoneNumber: string | null }
  | { type: 'phone.answered'; id: string; state: boolean; errors: readonly string[] }
  | { type: 'phone.failed'; id: string };

/** An event with the moment it happened, which only the ring knows. */
export type Stamped<One extends Event = Event> = One & { at: number };

export type EventOf<Type extends Event['type']> = Stamped<Extract<Event, { type: Type }>>;
