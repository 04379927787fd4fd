import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Sandbox } from './Sandbox';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Sandbox address={`/sandbox/${root.dataset['account']}`} />
    </StrictMode>,
  );
