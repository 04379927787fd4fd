import { Component, type ComponentChild, type ComponentType, createElement } from 'preact';

/** Draws a component again only if one of its properties has changed. */
export function memo<Props extends object>(drawn: ComponentType<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const [before, after] = [Object.entries(this.props), Object.entries(next)];
      return (
        before.length !== after.length || after.some(([name, value]) => this.props[name as never] !== value)
      );
    }
    override render(props: Props): ComponentChild {
      return createElement(drawn as ComponentType, props);
    }
  };
}
