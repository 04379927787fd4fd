import { Link } from '@beckon/controls/Link';
import type { Story } from '../Story';
import { longText } from '../samples';

/** Links, and what happens to unsafe ones. */
export const linkStories: readonly Story[] = [
  { name: 'accent', draw: () => <Link href="/sites/">All sample sites</Link> },
  {
    name: 'quiet',
    draw: () => (
      <Link variant="quiet" href="/sites/">
        All sample sites
      </Link>
    ),
  },
  {
    name: 'new-tab',
    draw: () => (
      <Link href="/sites/" target="_blank">
        All sample sites
      </Link>
    ),
  },
  {
    name: 'in-a-text',
    draw: () => (
      <p style={{ margin: 0 }}>
        By pressing the button you accept our <Link href="/sites/">privacy policy</Link> and our{' '}
        <Link variant="quiet" href="/sites/">
          terms of service
        </Link>
        .
      </p>
    ),
  },
  { name: 'unsafe-target', draw: () => <Link href="java	script:alert(1)">Goes nowhere</Link> },
  { name: 'long-text', draw: () => <Link href="/sites/">{longText}</Link> },
];
