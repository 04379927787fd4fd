import type { Fault } from './Fault';
import { isSpec } from './isSpec';

/** The pattern for titles in Vitest: a fault with browser specs narrows those instead. An empty one matches everything. */
export const unitGrepOf = ({ tests, grep = '' }: Fault): string => (tests.some(isSpec) ? '' : grep);
