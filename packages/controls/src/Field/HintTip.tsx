import { controls } from '@beckon/contract';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { questionPath } from '../Icon/paths/questionPath';
import { panel } from '../layer/panel';
import { usePopover } from '../layer/usePopover';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import { hiddenClass } from '../theme/hiddenClass';
import { fieldTexts } from './fieldTexts';
import type { HintProps } from './HintProps';
import classes from './HintTip.module.css';
import text from './HintTip.module.css?inline';

const sheet = createSheet(text);
const iconSizePx = 16;

/** A hint behind a question mark: a press shows it 200 pixels wide and announces it. [C-TXT-02, CONST-09] */
export function HintTip({ id, text, label }: HintProps): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useSheet(trigger, sheet);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={classes.button}
        aria-label={`${fieldTexts.hintAbout} ${label}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onBlur={({ relatedTarget }) => relatedTarget && setOpen(false)}
      >
        <Icon path={questionPath} size={iconSizePx} />
      </button>
      <span id={id} className={hiddenClass}>
        {text}
      </span>
      <span role="status">{isOpen && <Tip {...{ text, trigger }} onClose={() => setOpen(false)} />}</span>
    </>
  );
}

interface TipProps {
  readonly text: string;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

function Tip({ text, trigger, onClose }: TipProps): ReactNode {
  const popover = useRef<HTMLSpanElement>(null);
  usePopover({ popover, trigger, anchor: trigger, side: 'top', align: 'center', onClose });
  return (
    <span
      ref={popover}
      popover="manual"
      className={joinNames(panel.className, classes.tip)}
      style={{ inlineSize: `${controls.hintWidthPx}px` }}
    >
      {text}
    </span>
  );
}
