import { layout } from '@beckon/contract';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useUid } from '@beckon/controls/uid/useUid';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ContactChannel } from '../../core/Event';
import { Body } from '../forms/Body';
import type { LayoutProps } from '../LayoutProps';
import { Bubble } from '../omnichat/Bubble';
import { Corner } from '../omnichat/Corner';
import { Panel } from '../omnichat/Panel';
import classes from '../omnichat/Panel.module.css';
import { SpeechCard } from '../omnichat/SpeechCard';
import { useLastValue } from '../omnichat/useLastValue';

/** The bubble, its panel and its message. [OMNI-01, OMNI-02, OMNI-11, OMNI-12, OMNI-20, OMNI-21, OMNI-26, OMNI-28] */
export function Omnichat({ view, open, parts, send }: LayoutProps<'omnichat'>): ReactNode {
  const { id, isOpen } = view;
  const panelId = useUid();
  const bubble = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** Only the visitor's own press moves the focus; a panel that opens by itself must not. */
  const isAsked = useRef(false);
  const [isBack, setBack] = useState(false);
  const drawn = useLastValue(view, isOpen);
  // Most visitors never open it: until then a page pays only for the bubble.
  const wasOpen = useLastValue(isOpen, isOpen);
  const sms = isBack ? undefined : drawn.sms;
  const isSms = sms !== undefined;
  const isShown = open && isOpen;

  // In the same turn as the drawing: an earlier press would be lost.
  useLayoutEffect(() => send({ type: 'bubble.mounted', id }), [id, send]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus also moves when the panel switches, not only when it opens
  useLayoutEffect(() => {
    const root = panel.current?.getRootNode() as ShadowRoot | undefined;
    const isInside = panel.current?.contains(root?.activeElement ?? null);
    if (isOpen ? isAsked.current : isInside || isAsked.current) {
      (isOpen ? panel : bubble).current?.focus({ preventScroll: true });
    }
    isAsked.current = false;
  }, [isOpen, isSms]);

  const toggle = () => {
    isAsked.current = true;
    send({ type: 'bubble.toggled', id });
  };
  const choose = (channel: ContactChannel) => {
    isAsked.current = channel === 'sms';
    setBack(false);
    send({ type: 'channel.chosen', id, channel });
  };
  const goBack = () => {
    isAsked.current = true;
    setBack(true);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    toggle();
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // On a phone the sheet covers the page: a visitor who tabs into the page wants to see it.
    const isPhone = matchMedia(`(width <= ${layout.phonePx}px)`).matches;
    if (!isOpen || !isPhone || !relatedTarget || currentTarget.contains(relatedTarget as Node)) return;
    send({ type: 'bubble.toggled', id });
  };

  return (
    <Corner name={view.name} open={open} isRaised={isShown} onKeyDown={keyDown} onBlur={blur}>
      <SpeechCard
        text={open ? view.popover : undefined}
        onPress={toggle}
        onClose={() => send({ type: 'popover.closed', id })}
      />
      {wasOpen && (
        <>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a layer around the sheet that can be pressed */}
          <div className={joinNames(classes['dim'], isShown && classes['open'])} onClick={toggle} />
          <Panel
            view={drawn}
            isOpen={isShown}
            panelId={panelId}
            panelRef={panel}
            sms={
              sms && (
                <>
                  {sms.body.kind !== 'submitted' && <p className={classes['text']}>{sms.text}</p>}
                  <Body id={id} view={sms.body} parts={parts} send={send} />
                </>
              )
            }
            onBack={goBack}
            onClose={toggle}
            onChoose={choose}
          />
        </>
      )}
      <Bubble
        view={view}
        name={view.headline || view.name}
        panelId={panelId}
        bubbleRef={bubble}
        onPress={toggle}
      />
    </Corner>
  );
}
