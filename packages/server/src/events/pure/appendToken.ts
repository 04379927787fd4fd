import { hooks } from '@beckon/contract';

/** A link with its token, replacing an existing one; keeps the `#` part at the end. [OWN-16, PIX-07] */
export function appendToken(link: string, token: string): string {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(link) ?? [];
  const others = query
    .split('&')
    .filter((part) => part !== '' && !part.startsWith(`${hooks.tokenParameter}=`));
  return `${address}?${[...others, `${hooks.tokenParameter}=${token}`].join('&')}${hash}`;
}
