import { type ReactNode, useMemo, useRef } from 'react';
import { channelNames } from '../../components/channelNames';
import { useMe } from '../../components/SessionContext';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { Preview } from '../../preview/Preview';
import { previewOrder } from '../../preview/previewOrder';
import { useNear } from '../../preview/useNear';
import type { Template } from '../../templates/Template';
import classes from './start.module.css';

interface TemplateCardProps {
  readonly template: Template;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

/** A template as visitors will see it, drawn by the widget runtime. [OWN-08] */
export function TemplateCard({ template, isBusy, onChoose }: TemplateCardProps): ReactNode {
  const picture = useRef<HTMLSpanElement>(null);
  const isNear = useNear(picture);
  const { pageName } = useMe().account;
  const { id, name, pitch, type, channel } = template;
  const order = useMemo(
    () =>
      previewOrder(
        { type, draft: template, account: { pageName } },
        { state: 'initial', scheme: 'light', isStill: true },
      ),
    [template, type, pageName],
  );
  return (
    <button type="button" className={classes['card']} data-template={id} disabled={isBusy} onClick={onChoose}>
      <span ref={picture} className={classes['picture']}>
        {isNear && (
          <Preview
            order={order}
            title={fill(copy.common.preview, { name })}
            widthPx={960}
            heightPx={640}
            covers
          />
        )}
      </span>
      <span className={classes['words']}>
        <span className={classes['name']}>{name}</span>
        <span className={classes['kind']}>
          {copy.common.types[type]} · {channelNames[channel]}
        </span>
        <span className={classes['pitch']}>{pitch}</span>
      </span>
    </button>
  );
}
