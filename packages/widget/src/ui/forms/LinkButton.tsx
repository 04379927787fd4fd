import { Icon } from '@beckon/controls/Icon';
import { Spinner } from '@beckon/controls/Spinner';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import type { ButtonSize } from '../../core/view/BodyView';
import classes from './LinkButton.module.css';
import text from './LinkButton.module.css?inline';

const sheet = createSheet(text);
const spinnerPx = 20;

type LinkButtonProps = {
  label: string;
  url: string;
  newTab?: boolean;
  size?: ButtonSize;
  wide?: boolean;
  icon?: string;
  /** The address is being created. */
  isBusy?: boolean;
  /** A visitor waits for it: the label stays, and a spinner turns. */
  isAwaited?: boolean;
  onPress?: (event: MouseEvent) => void;
  linkRef?: RefObject<HTMLAnchorElement | null>;
};

/** A real link that looks like a button, so that it can be copied, opened in a new tab and announced as a link. [REND-08, LAY-04, A-93] */
export function LinkButton(props: LinkButtonProps): ReactNode {
  const { label, url, newTab, size = 'm', wide, icon, isBusy, isAwaited, onPress, linkRef } = props;
  const own = useRef<HTMLAnchorElement>(null);
  const link = linkRef ?? own;
  useSheet(link, sheet);
  return (
    <a
      ref={link}
      href={url}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
      className={joinNames(classes['button'], classes[size], wide && classes['wide'])}
      aria-busy={isBusy || undefined}
      aria-disabled={isAwaited || undefined}
      onClick={onPress}
      onAuxClick={onPress}
    >
      {isAwaited ? <Spinner size={spinnerPx} /> : icon !== undefined && <Icon path={icon} />}
      <span className={classes['label']} dir="auto">
        {label}
      </span>
    </a>
  );
}
