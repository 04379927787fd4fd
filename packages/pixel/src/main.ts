/**
 * `/pixel.js`: the pixel for pages without widgets, as a classic script:
 * `<script src="https://…/pixel.js" data-page-id="1001" data-app-id="…" async></script>`
 * Whatever goes wrong behind it, the page does not hear of it but in the console.
 */
import { isPreview } from '@beckon/platform';
import { startAlone } from './edge/startAlone';

try {
  if (!isPreview(window)) startAlone(window);
} catch (error) {
  console.error('Beckon:', error);
}
