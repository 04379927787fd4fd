/**
 * `/pixel.js`: the pixel for pages without widgets, as a classic script:
 * `<script src="https://…/pixel.js" data-page-id="1001" data-app-id="…" async></script>`
 * Whatever goes wrong behind it, the page does not hear of it but in the console.
 */
import { startAlone } from './edge/startAlone';

try {
  startAlone(window);
} catch (error) {
  console.error('Beckon:', error);
}
