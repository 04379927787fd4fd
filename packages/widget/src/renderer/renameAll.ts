import { options } from 'preact';
import { nameProps } from './nameProps';

/** From now on, renames the properties of everything that is drawn, on a page or as text. */
export function renameAll(): void {
  const { vnode: previousHook } = options;
  options.vnode = (vnode) => {
    if (typeof vnode.type === 'string')
      vnode.props = nameProps(vnode.type, vnode.props) as typeof vnode.props;
    previousHook?.(vnode);
  };
}
