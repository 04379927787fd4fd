import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function MissingPage(): ReactNode {
  return (
    <section>
      <title>Not here | Fern &amp; Fig</title>
      <h1>Nothing grows here</h1>
      <p className="lead">
        The page was moved, or never was. <Link to="/products">All plants</Link>
      </p>
    </section>
  );
}
