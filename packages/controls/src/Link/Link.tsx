import {
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { Icon } from '../Icon/Icon';
import { newTabPath } from '../Icon/paths/newTabPath';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import { hiddenClass } from '../theme/hiddenClass';
import classes from './Link.module.css';
import text from './Link.module.css?inline';
import { linkTexts } from './linkTexts';
import { placeholderTarget, safeLinkTarget } from './safeLinkTarget';

const sheet = createSheet(text);
const iconSizePx = 16;

/** A native link's attributes and our additions. */
export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'style'> {
  /** Quiet links have the color of the text around them. */
  readonly variant?: 'accent' | 'quiet' | undefined;
  /** The text that says `target="_blank"` opens a new tab; an empty one leaves out icon and text. */
  readonly newTabText?: string | undefined;
  readonly linkRef?: RefObject<HTMLAnchorElement | null> | undefined;
}

/** A link that goes only to safe targets; any other makes it a placeholder that stays on the page. [C-BTN-02, C-BTN-03, C-BTN-04] */
export function Link(props: LinkProps): ReactNode {
  const { variant = 'accent', newTabText = linkTexts.newTab, linkRef, ...native } = props;
  const { className, href, rel, children, onClick, ...rest } = native;
  const own = useRef<HTMLAnchorElement>(null);
  const link = linkRef ?? own;
  useSheet(link, sheet);
  const target = safeLinkTarget(href);
  const isNewTab = rest.target === '_blank';

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // A bare hash would scroll the host page to its top.
    if (target === placeholderTarget) event.preventDefault();
    onClick?.(event);
  };

  return (
    <a
      {...rest}
      ref={link}
      href={target}
      rel={joinNames(rel, isNewTab && 'noopener') || undefined}
      className={joinNames(classes.link, classes[variant], className)}
      onClick={follow}
      onAuxClick={target === placeholderTarget ? (event) => event.preventDefault() : rest.onAuxClick}
    >
      {children}
      {isNewTab && newTabText && (
        <>
          <Icon path={newTabPath} size={iconSizePx} className={classes.icon} />
          <span className={hiddenClass}> ({newTabText})</span>
        </>
      )}
    </a>
  );
}
