/** Pages that most sites and shops have, offered where an owner names pages. [DISP-16, DISP-17] */
export const commonPages = [
  ['/', 'Home page'],
  ['/blog/*', 'Blog posts'],
  ['/products/*', 'Product pages'],
  ['/collections/*', 'Collections'],
  ['/cart', 'Cart'],
  ['/checkout*', 'Checkout'],
  ['/account*', 'Customer account'],
] as const;
