import { isLoadable } from '../conditions/isLoadable';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { Instance, State } from '../State';
import { beginRender } from './renderInstance';

const overlayTypes = new Set(['bar', 'slide_in', 'modal', 'page_takeover']);

/** Takes over what the page carries and makes an instance of every overlay that may load here. [LOAD-15, LOAD-16, DISP-20] */
export function start(
  state: State,
  { account, widgets, session, browser, url, seed, at }: EventOf<'app.started'>,
): Outcome {
  const begun: State = {
    ...state,
    app: account,
    session,
    browser,
    route: { url, lastChange: at },
    widgets: Object.fromEntries(widgets.map((widget) => [widget.widget_id, widget])),
  };
  const overlays = widgets.filter(
    (widget) => overlayTypes.has(widget.widget_type) && isLoadable(begun, widget).ok,
  );
  const born = overlays.map(({ widget_id }, index): Instance => newInstance(`${seed}${index}`, widget_id));
  const next = { ...begun, instances: Object.fromEntries(born.map((instance) => [instance.id, instance])) };
  return [
    next,
    ...born.map(({ id, widgetId }) => {
      const title = next.widgets[widgetId]?.data.main.title ?? '';
      return { order: 'attach', id, widgetId, title } as const;
    }),
    ...born.flatMap((instance) => beginRender(next, instance)),
  ];
}

function newInstance(id: string, widgetId: string): Instance {
  return {
    id,
    widgetId,
    rendered: false,
    renderReason: undefined,
    displayed: false,
    optInRequested: false,
    optedin: false,
    submitted: false,
    refPayload: '',
    overlay: { isLoading: false, isGeneratingRef: false, errors: [] },
  };
}
