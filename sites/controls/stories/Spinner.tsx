import { Spinner } from '@beckon/controls/Spinner';
import { Row } from '../Row';
import type { Story } from '../Story';

/** A turning ring. */
export const spinnerStories: readonly Story[] = [
  { name: 'usual', draw: () => <Spinner label="Loading" /> },
  {
    name: 'sizes',
    draw: () => (
      <Row>
        <Spinner size={16} />
        <Spinner size={24} />
        <Spinner size={64} />
      </Row>
    ),
  },
];
