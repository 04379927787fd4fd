/**
 * CONSOLE: the owner's application. It knows the contract, the controls, and of the runtime its preview and its rules; it speaks to
 * the server through the owner's API and nothing else.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { applyScheme, readScheme } from './shell/applyScheme';
import { adopt } from './style/adopt';
import text from './style/console.css?inline';

adopt(text);
applyScheme(readScheme());
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
