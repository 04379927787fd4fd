/**
 * `/pixel.js`: the pixel for pages without widgets, as a classic script:
 * `<script src="https://…/pixel.js" data-page-id="1001" data-app-id="…" async></script>`
 * Whatever fails behind it reaches the console, never the page.
 */
import { hooks } from '@beckon/contract';
import { report } from '@beckon/platform';
import { startStandalone } from './edge/startStandalone';

try {
  // The page behind a preview in the console has no visitor. [OWN-08, OWN-11]
  if (window.name !== hooks.previewName) startStandalone(window);
} catch (error) {
  report(error);
}
