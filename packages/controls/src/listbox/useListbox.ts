import { type KeyboardEvent, useRef, useState } from 'react';
import { decideKey, type KeyTarget } from './decideKey';
import { findTyped } from './findTyped';

/** Letters typed within this time form one word. */
export const typingMs = 500;

/** A list of options and what keys can do to it. */
export interface ListboxOptions {
  readonly kind: KeyTarget['kind'];
  readonly isOpen: boolean;
  readonly multiple?: boolean | undefined;
  readonly labels: readonly string[];
  readonly isEnabled: (at: number) => boolean;
  /** The option that is active when the list opens; -1 for none. */
  readonly start: number;
  readonly onOpen?: () => void;
  readonly onChoose: (at: number) => void;
  /** A key closed the list; a choice, if any, was reported before. */
  readonly onLeave?: () => void;
  readonly onClear?: () => void;
}

/** The active option, and the key handler for the focused element. */
export interface Listbox {
  readonly active: number;
  readonly setActive: (at: number) => void;
  readonly press: (event: KeyboardEvent) => void;
}

/** Keys of a list of options whose focus stays on one element: the active option is referenced, never focused. */
export function useListbox(options: ListboxOptions): Listbox {
  const { kind, isOpen, multiple = false, labels, isEnabled, start } = options;
  const [pointed, setPointed] = useState(start);
  const typing = useRef({ text: '', atMs: 0 });
  // There may be fewer options than before, and a closed list starts over.
  const active = isOpen && pointed < labels.length ? pointed : isOpen ? -1 : start;

  const typeOn = (letter: string, nowMs: number) => {
    const isNew = nowMs - typing.current.atMs > typingMs;
    typing.current = { text: isNew ? letter : typing.current.text + letter, atMs: nowMs };
    const found = findTyped({ labels, active, typed: typing.current.text, isEnabled });
    if (!isOpen) options.onOpen?.();
    setPointed(found ?? active);
  };

  const press = (event: KeyboardEvent) => {
    // The input method is still using the keys.
    if (event.nativeEvent.isComposing) return;
    const nowMs = event.timeStamp;
    const isTyping = typing.current.text !== '' && nowMs - typing.current.atMs <= typingMs;
    const count = labels.length;
    const command = decideKey(event, { kind, isOpen, multiple, isTyping, active, count, isEnabled });
    if (!command) return;
    if (!('keepsKey' in command)) event.preventDefault();
    // Any other key ends the word: the space after it chooses.
    if (command.type !== 'type') typing.current.text = '';
    const canChoose = active >= 0 && isEnabled(active);
    if (command.type === 'type') typeOn(command.letter, nowMs);
    else if (command.type === 'move') setPointed(command.active);
    else if (command.type === 'clear') options.onClear?.();
    else if (command.type === 'open') {
      setPointed(command.active ?? start);
      options.onOpen?.();
    } else {
      if (canChoose && (command.type === 'choose' || command.chooses)) options.onChoose(active);
      if (command.type === 'leave') options.onLeave?.();
    }
  };

  return { active, setActive: setPointed, press };
}
