import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { Failure } from './components/Failure';
import { createClient } from './data/createClient';
import { Gate } from './Gate';
import { Toasts } from './shell/Toasts';

const client = createClient();

/** The whole console: query cache, router, error boundary and notifications. */
export function App(): ReactNode {
  return (
    <QueryClientProvider client={client}>
      <Router base="/console">
        <Failure>
          <Gate />
        </Failure>
        <Toasts />
      </Router>
    </QueryClientProvider>
  );
}
