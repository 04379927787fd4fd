import { ScrollArea } from '@beckon/controls/ScrollArea';
import type { ReactNode } from 'react';
import type { Story } from '../Story';
import { longText } from '../samples';

interface SampleProps {
  readonly label: string;
  readonly lines: number;
  readonly wide?: boolean;
}

function Sample({ label, lines, wide }: SampleProps): ReactNode {
  return (
    <div style={{ display: 'grid', blockSize: 200 }}>
      <ScrollArea label={label}>
        {Array.from({ length: lines }, (_, at) => `Chapter ${at + 1}`).map((chapter) => (
          <p key={chapter} style={{ margin: '0 0 8px', whiteSpace: wide ? 'nowrap' : undefined }}>
            {wide ? `${chapter}. ${longText}` : chapter}
          </p>
        ))}
      </ScrollArea>
    </div>
  );
}

/** Native scrolling with slim bars. */
export const scrollAreaStories: readonly Story[] = [
  { name: 'nothing-to-scroll', draw: () => <Sample label="Three chapters" lines={3} /> },
  { name: 'down', draw: () => <Sample label="Forty chapters" lines={40} /> },
  { name: 'across', draw: () => <Sample label="Wide chapters" lines={3} wide /> },
  { name: 'both-ways', draw: () => <Sample label="Forty wide chapters" lines={40} wide /> },
  { name: 'very-long', draw: () => <Sample label="Very many chapters" lines={500} /> },
];
