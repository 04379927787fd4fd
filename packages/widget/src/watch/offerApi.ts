import {
  type ConditionReport,
  errors,
  type PageFacts,
  type PublicApi,
  type WidgetHandle,
} from '@beckon/contract';
import type { Places } from '../edge/places';

type Offering = {
  facts: PageFacts;
  /** Loads the runtime. */
  load: () => void;
  /** Scans the page: loads it if elements ask for widgets. */
  scan: () => void;
  places?: Places | undefined;
};

/** The public object before the runtime has loaded. */
export type Offer = {
  mc: PublicApi;
  handles: ReadonlyMap<string | Element, WidgetHandle>;
  /** The runtime has loaded and put its methods into the same objects: returns the calls made so far, in order. */
  drainCalls: () => readonly (() => void)[];
};

/** What hosts can call on a handle. */
type MethodName = {
  [Name in keyof WidgetHandle]: WidgetHandle[Name] extends (...words: never[]) => void ? Name : never;
}[keyof WidgetHandle];

// Split, because a list of strings is longer.
const eventNames: readonly string[] = 'rendered opened closed optedIn checked submitted'.split(' ');
const methods =
  'on off open close setPayload submit openDialog closeDialog setLoggedInGreeting setLoggedOutGreeting set'.split(
    ' ',
  ) as MethodName[];
/** The most calls that wait; a page that makes more doesn't need the first. */
const mostCalls = 1000;

/**
 * The public object, complete from the start: the list and a handle for every widget. What only the runtime can do waits for
 * it, in order; a call that must show something loads it now. [API-01…04, API-09, API-12, API-14, A-01]
 */
export function offerApi({ facts, load, scan, places }: Offering): Offer {
  const handles = new Map<string | Element, WidgetHandle>();
  const calls: (() => void)[] = [];
  let isTaken = false;
  /** A host may have kept the method itself: it calls the runtime's, once loaded. */
  const callWhenLoaded = (call: () => void, isUrgent: boolean): void => {
    if (isTaken) call();
    else {
      if (calls.push(call) > mostCalls) calls.shift();
      if (isUrgent) load();
    }
  };
  const createHandle = (
    key: string | Element,
    widgetId: string,
    type: WidgetHandle['type'],
  ): WidgetHandle => {
    const handle = { widgetId, type, checked: false, ref: '', userRef: '' } as WidgetHandle;
    for (const method of methods)
      handle[method] = (...words: unknown[]) => {
        const name = String(words[0]);
        if ((method === 'on' || method === 'off') && !eventNames.includes(name))
          throw new Error(errors.unknownEvent(name));
        const call = (): void => (handle[method] as (...all: unknown[]) => void)(...words);
        callWhenLoaded(call, method === 'open' || (method === 'on' && name === 'rendered'));
      };
    handles.set(key, handle);
    return handle;
  };
  const mc: PublicApi = Object.assign(() => {}, {
    parse() {
      if (isTaken) mc.parse();
      else scan();
    },
    getWidget(asked: Parameters<PublicApi['getWidget']>[0]) {
      if (isTaken) return mc.getWidget(asked);
      const [wanted, embed] = places?.read(asked) ?? [String(asked)];
      const [id, type] = facts.w.find(([one]) => one === wanted) ?? [];
      const key = embed ?? id;
      return key && id && type ? (handles.get(key) ?? createHandle(key, id, type)) : null;
    },
    getWidgetList: () => facts.w.map(([id, type, name]) => ({ widgetId: asNumber(id), name, type })),
    trigger(name: string, onOpened?: (handle: WidgetHandle) => void) {
      const wanted = String(name).replace(/^#/, '');
      if (isTaken || facts.a.includes(wanted)) callWhenLoaded(() => mc.trigger(name, onOpened), true);
    },
    explain: (widgetId: string | number) =>
      new Promise<ConditionReport[]>((resolve) => callWhenLoaded(() => resolve(mc.explain(widgetId)), true)),
  });
  return {
    mc,
    handles,
    drainCalls() {
      isTaken = true;
      return calls;
    },
  };
}

/** Existing pages compare the id with a number. */
function asNumber(id: string): string | number {
  return /^\d{1,15}$/.test(id) ? Number(id) : id;
}
