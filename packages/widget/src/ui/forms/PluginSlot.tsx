import { messengerTexts } from '@beckon/contract/data/messengerTexts';
import { Button } from '@beckon/controls/Button';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { useUid } from '@beckon/controls/uid/useUid';
import { type ReactNode, useRef } from 'react';
import type { PluginView } from '../../core/view/BodyView';
import type { FormProps } from './FormProps';
import classes from './PluginSlot.module.css';
import text from './PluginSlot.module.css?inline';

const sheet = createSheet(text);

/** Space for the messenger's plugin, which is in the page and slotted; its checkbox comes with our button. [BAR-02, CHK-02, CARD-07] */
export function PluginSlot({ id, view, send, compact = false }: FormProps<PluginView>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useSheet(box, sheet);
  const hintId = useUid();
  const { plugin, size, submit } = view;
  // A truly disabled button could not be focused, nor explain why it waits.
  const waits = submit?.isEnabled === false ? { 'aria-disabled': true } : {};
  const press = (): void => {
    if (submit?.isEnabled) send({ type: 'instance.submitAsked', id });
  };
  return (
    <div ref={box} className={joinNames(classes['box'], compact && classes['compact'])}>
      <div
        className={joinNames(classes['slot'], classes[size], plugin === 'checkbox' && classes['checkbox'])}
      >
        <slot name="plugin" />
      </div>
      {submit && (
        <>
          <Button {...waits} size="l" wide={!compact} aria-describedby={hintId} onClick={press}>
            <span dir="auto">{submit.label}</span>
          </Button>
          <p id={hintId} className={classes['hint']} dir="auto">
            {submit.isEnabled ? '' : messengerTexts.tickFirst}
          </p>
        </>
      )}
    </div>
  );
}
