import { Button } from '@beckon/controls/Button';
import { Popover, type PopoverProps } from '@beckon/controls/Popover';
import { type ReactNode, useRef, useState } from 'react';
import type { Story } from '../Story';
import { longText } from '../samples';

type Given = Partial<Pick<PopoverProps, 'side' | 'align' | 'offset' | 'takesFocus' | 'children'>>;

/** A button and the popover next to it, with room on every side. */
function Opener({ children = 'Water it once a week.', ...given }: Given): ReactNode {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>
      <Button variant="secondary" buttonRef={anchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        Care
      </Button>
      {open && (
        <Popover label="Care" anchor={anchor} onClose={() => setOpen(false)} {...given}>
          {children}
        </Popover>
      )}
    </div>
  );
}

const opens = { press: 'button', shows: '[popover]' };

/** A small dialog next to a button. */
export const popoverStories: readonly Story[] = [
  { name: 'below', opens, draw: () => <Opener /> },
  { name: 'above', opens, draw: () => <Opener side="top" align="center" /> },
  { name: 'at-the-start', opens, draw: () => <Opener side="start" align="center" /> },
  { name: 'at-the-end', opens, draw: () => <Opener side="end" align="center" /> },
  { name: 'further-away', opens, draw: () => <Opener offset="2rem" /> },
  {
    name: 'with-a-button',
    opens,
    draw: () => (
      <Opener>
        <p style={{ margin: '0 0 12px' }}>Water it once a week.</p>
        <Button size="s">Remind me</Button>
      </Opener>
    ),
  },
  { name: 'only-to-read', opens, draw: () => <Opener takesFocus={false} /> },
  { name: 'long-text', opens, draw: () => <Opener>{longText}</Opener> },
];
