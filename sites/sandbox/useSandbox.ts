import type { SandboxChannel as Channel } from '@beckon/contract';
import { type Dispatch, useEffect, useReducer } from 'react';
import { newVisitor } from './newVisitor';
import { type SandboxEvent, type SandboxState, stepSandbox } from './SandboxState';
import { useStream } from './useStream';
import { recallVisitor, saveVisitor } from './visitorMemory';

const wide = '(min-width: 900px)';

/** Where a widget's link led: to a prepared text, or to a page with a ref. */
function begin(search: string): SandboxState {
  const asked = new URLSearchParams(search);
  const [ref, body] = [asked.get('ref') ?? undefined, asked.get('body') ?? undefined];
  const chosenFor = (channel: Channel, isLed: boolean): string | undefined =>
    isLed ? (recallVisitor(channel) ?? newVisitor(channel)) : undefined;
  const chosen = {
    sms: chosenFor('sms', body !== undefined),
    messenger: chosenFor('messenger', ref !== undefined),
  };
  return {
    link: 'connecting',
    isReady: false,
    account: undefined,
    messages: [],
    seen: {},
    chosen,
    fresh: chosen,
    drafts: { sms: body ?? '', messenger: '' },
    app: ref === undefined ? 'sms' : 'messenger',
    isWide: window.matchMedia(wide).matches,
    ref,
  };
}

/** The whole sandbox of one account: its state, and how to change it. */
export function useSandbox(address: string): [SandboxState, Dispatch<SandboxEvent>] {
  const [state, dispatch] = useReducer(stepSandbox, window.location.search, begin);
  useStream(address, dispatch);

  useEffect(() => {
    const media = window.matchMedia(wide);
    const on = (): void => dispatch({ type: 'resized', isWide: media.matches });
    media.addEventListener('change', on);
    return () => media.removeEventListener('change', on);
  }, []);

  // A link applies once: reloading must not write the same text again.
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), []);

  const { sms, messenger } = state.chosen;
  useEffect(() => {
    if (sms !== undefined) saveVisitor('sms', sms);
  }, [sms]);
  useEffect(() => {
    if (messenger !== undefined) saveVisitor('messenger', messenger);
  }, [messenger]);
  return [state, dispatch];
}
