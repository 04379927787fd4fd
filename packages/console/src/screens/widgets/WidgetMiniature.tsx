import { type ReactNode, useMemo, useRef } from 'react';
import { useMe } from '../../components/SessionContext';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { Api } from '../../data/Api';
import { useWidget } from '../../data/useWidgets';
import { isDrawn } from '../../fields/isDrawn';
import { Preview } from '../../preview/Preview';
import { previewOrder } from '../../preview/previewOrder';
import { useNear } from '../../preview/useNear';
import classes from './widgets.module.css';

/** A thumbnail of a widget as visitors see it: the runtime draws it once it comes near the screen. [OWN-06, OWN-08] */
export function WidgetMiniature({ entry }: { readonly entry: Api['entry'] }): ReactNode {
  const box = useRef<HTMLSpanElement>(null);
  const isNear = useNear(box);
  return (
    <span ref={box} className={classes['miniature']}>
      {isNear && isDrawn(entry.type) && <Picture entry={entry} />}
    </span>
  );
}

function Picture({ entry }: { readonly entry: Api['entry'] }): ReactNode {
  const { data: widget } = useWidget(entry.widgetId);
  const { pageName } = useMe().account;
  const order = useMemo(
    () =>
      widget &&
      previewOrder(
        { type: widget.type, draft: widget, account: { pageName } },
        { state: 'initial', scheme: 'light', isStill: true },
      ),
    [widget, pageName],
  );
  return (
    order && (
      <Preview
        order={order}
        title={fill(copy.common.preview, { name: entry.name })}
        widthPx={960}
        heightPx={640}
        covers
      />
    )
  );
}
