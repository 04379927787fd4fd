import { Modal } from '@beckon/controls/Modal';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { adopt } from '../style/adopt';
import classes from './Shortcuts.module.css';
import sheet from './Shortcuts.module.css?inline';

adopt(sheet);

const widthPx = 420;
const awaitMs = 1200;
const places: Record<string, readonly [href: string, label: string]> = {
  w: ['/widgets', 'Widgets'],
  n: ['/new', 'New widget'],
  r: ['/results', 'Results'],
  p: ['/subscribers', 'Subscribers'],
  i: ['/install', 'Install'],
  s: ['/settings', 'Settings'],
};
const others = [
  ['Ctrl Z', 'Undo, in the editor'],
  ['Ctrl Shift Z', 'Redo'],
  ['Ctrl Enter', 'Publish'],
  ['?', 'This list'],
] as const;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog, [popover]') !== null;

/** Keys that lead to the screens (`g` and a letter), and the list of all keys (`?`). */
export function Shortcuts(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [, navigate] = useLocation();
  useEffect(() => {
    let wentAtMs = Number.NEGATIVE_INFINITY;
    const hear = (event: KeyboardEvent): void => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      const place = event.timeStamp - wentAtMs < awaitMs ? places[event.key] : undefined;
      wentAtMs = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (event.key === '?') setOpen(true);
      if (place) navigate(place[0]);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [navigate]);
  const keys = [...Object.entries(places).map(([key, [, label]]) => [`g ${key}`, label] as const), ...others];
  return (
    <Modal open={isOpen} title="Keys" widthPx={widthPx} footerButtons={null} onClose={() => setOpen(false)}>
      <dl className={classes['keys']}>
        {keys.map(([key, label]) => (
          <div key={key}>
            <dt>
              {key.split(' ').map((part) => (
                <kbd key={part}>{part}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
