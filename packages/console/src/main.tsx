/**
 * CONSOLE: the owner's application. It knows the contract, the controls, and the preview and rules of the runtime; it talks to
 * the server only through the owner's API.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { speak } from './copy/speak';
import { readLanguage } from './data/readLanguage';
import { applyScheme, readScheme } from './shell/applyScheme';
import { adopt } from './style/adopt';
import text from './style/console.css?inline';

adopt(text);
applyScheme(readScheme());
const root = document.getElementById('root');
// Texts first: modules read them as soon as they run.
const setControls = await speak(readLanguage());
const { App } = await import('./App');
await setControls();
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
