/**
 * `/pixel.js`: the pixel for pages without widgets, as a classic script:
 * `<script src="https://…/pixel.js" data-page-id="1001" data-app-id="…" async></script>`
 * Whatever goes wrong behind it, the page does not hear of it but in the console.
 */
import { hooks } from '@beckon/contract';
import { report } from '@beckon/platform';
import { startAlone } from './edge/startAlone';

try {
  // Nobody visits a page that the console shows behind a preview. [OWN-08, OWN-11]
  if (window.name !== hooks.previewName) startAlone(window);
} catch (error) {
  report(error);
}
