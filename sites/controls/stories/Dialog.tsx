import { Button } from '@beckon/controls/Button';
import { Dialog } from '@beckon/controls/Dialog';
import { type ReactNode, useState } from 'react';
import type { Story } from '../Story';
import { longText } from '../samples';

function Opener({ children }: { readonly children: ReactNode }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      {open && (
        <Dialog label="Plant care" onClose={() => setOpen(false)}>
          <div style={{ padding: 24 }}>
            {children}
            <Button onClick={() => setOpen(false)}>Close</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

const opens = { press: 'button', shows: 'dialog[open]' };

/** The bare dialog that modals are built on. */
export const dialogStories: readonly Story[] = [
  {
    name: 'open',
    opens,
    draw: () => (
      <Opener>
        <p>Water it once a week, and turn it towards the window.</p>
      </Opener>
    ),
  },
  {
    name: 'long-contents',
    opens,
    draw: () => (
      <Opener>
        {Array.from({ length: 24 }, (_, at) => `Chapter ${at + 1}`).map((chapter) => (
          <p key={chapter}>{`${chapter}. ${longText}.`}</p>
        ))}
      </Opener>
    ),
  },
];
