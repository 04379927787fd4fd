import type { Copy } from '../Copy';

export const common: Copy['common'] = {
  tryAgain: 'Reintentar',
};
