import { moveOption, type OptionList } from './moveOption';

/** A key and its modifiers. */
export interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The list that receives the key. */
export interface KeyTarget extends Omit<OptionList, 'wraps'> {
  /** `select`: a button with a list; `edit`: a text field with a list; `list`: a standalone list. */
  readonly kind: 'select' | 'edit' | 'list';
  readonly isOpen: boolean;
  readonly multiple: boolean;
  /** Letters are being typed, so a space belongs to them. */
  readonly isTyping: boolean;
}

/** The effect of a key; `keepsKey` also leaves the key to the browser. */
export type KeyCommand =
  | { readonly type: 'open'; readonly active?: number | undefined }
  | { readonly type: 'move'; readonly active: number; readonly keepsKey?: true }
  | { readonly type: 'type'; readonly letter: string }
  | { readonly type: 'choose' }
  | { readonly type: 'leave'; readonly chooses: boolean; readonly keepsKey?: true }
  | { readonly type: 'clear' };

/** What a key does to a list: the WAI-ARIA practices for list boxes, select-only and editable combo boxes. [A-63, C-AUTO-01] */
export function decideKey(press: KeyPress, target: KeyTarget): KeyCommand | undefined {
  if (press.ctrlKey || press.metaKey) return undefined;
  if (target.kind === 'edit') return target.isOpen ? inOpenEdit(press, target) : inClosedEdit(press, target);
  return target.isOpen ? inOpenList(press, target) : inClosedSelect(press, target);
}

function inClosedSelect(press: KeyPress, target: KeyTarget): KeyCommand | undefined {
  switch (press.key) {
    case 'ArrowDown':
    case 'ArrowUp':
    case 'Enter':
    case ' ':
      return { type: 'open' };
    case 'Home':
    case 'End':
      return { type: 'open', active: moveOption(press.key, { ...target, wraps: false }) };
    default:
      return isLetter(press) ? { type: 'type', letter: press.key } : undefined;
  }
}

function inOpenList(press: KeyPress, target: KeyTarget): KeyCommand | undefined {
  const isSelect = target.kind === 'select';
  if (isSelect && press.altKey && press.key === 'ArrowUp')
    return { type: 'leave', chooses: !target.multiple };
  if (isSelect && press.key === 'Tab') return { type: 'leave', chooses: !target.multiple, keepsKey: true };
  if (press.key === ' ' && target.isTyping) return { type: 'type', letter: ' ' };
  if (press.key === 'Enter' || press.key === ' ') return { type: 'choose' };
  const active = moveOption(press.key, { ...target, wraps: false });
  if (active !== undefined) return { type: 'move', active };
  return isLetter(press) ? { type: 'type', letter: press.key } : undefined;
}

function inClosedEdit(press: KeyPress, target: KeyTarget): KeyCommand | undefined {
  switch (press.key) {
    case 'ArrowDown':
      return press.altKey ? { type: 'open' } : { type: 'open', active: firstOr(press.key, target) };
    case 'ArrowUp':
      return { type: 'open', active: firstOr(press.key, target) };
    case 'Escape':
      return { type: 'clear' };
    default:
      return undefined;
  }
}

function inOpenEdit(press: KeyPress, target: KeyTarget): KeyCommand | undefined {
  switch (press.key) {
    case 'Enter':
      return target.active >= 0 ? { type: 'choose' } : { type: 'leave', chooses: false };
    case 'Tab':
      return { type: 'leave', chooses: false, keepsKey: true };
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      // These move the caret; the next arrow starts with the first option again.
      return { type: 'move', active: -1, keepsKey: true };
    default: {
      if (press.altKey && press.key === 'ArrowUp') return { type: 'leave', chooses: false };
      const active = moveOption(press.key, { ...target, wraps: true });
      return active === undefined ? undefined : { type: 'move', active };
    }
  }
}

function firstOr(key: string, target: KeyTarget): number | undefined {
  return target.active >= 0 ? target.active : moveOption(key, { ...target, wraps: true });
}

function isLetter({ key, altKey }: KeyPress): boolean {
  return [...key].length === 1 && key !== ' ' && !altKey;
}
