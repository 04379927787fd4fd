import { omnichatTexts } from '@beckon/contract/data/omnichatTexts';
import { Icon } from '@beckon/controls/Icon';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isReadable } from '../../core/view/isReadable';
import type { ViewOf } from '../../core/view/View';
import { backPath } from '../icons/backPath';
import classes from './PanelHead.module.css';
import text from './PanelHead.module.css?inline';

const sheet = createSheet(text);

type PanelHeadProps = {
  view: ViewOf<'omnichat'>;
  titleId: string;
  /** The button back to the channels, if there is one. [OMNI-11] */
  onBack: (() => void) | undefined;
};

/** The text at the top of the panel, on the bubble's color if the owner set no background. [OMNI-02, OMNI-27, LAY-05] */
export function PanelHead({ view, titleId, onBack }: PanelHeadProps): ReactNode {
  const head = useRef<HTMLDivElement>(null);
  useSheet(head, sheet);
  useLayoutEffect(() => {
    // Build tools turn `:dir()` into a list of languages, which says nothing about the page.
    if (head.current) head.current.dir = getComputedStyle(head.current).direction;
  }, []);
  const { theme, bubbleColor, bubbleInk, headline, greeting, channels } = view;
  const title = onBack ? channels.find(({ channel }) => channel === 'sms')?.label : headline;
  const classNames = joinNames(
    classes['head'],
    theme.background === undefined && classes['plain'],
    !isReadable(bubbleInk, bubbleColor) && classes['deep'],
  );
  return (
    <div ref={head} className={classNames}>
      {onBack && (
        <button type="button" className={classes['back']} aria-label={omnichatTexts.back} onClick={onBack}>
          <Icon path={backPath} />
        </button>
      )}
      <h2 id={titleId} className={classes['title']} dir="auto">
        {title || view.name}
      </h2>
      {!onBack && greeting !== '' && (
        <p className={classes['greeting']} dir="auto">
          {greeting}
        </p>
      )}
    </div>
  );
}
