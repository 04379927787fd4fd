import type { Plugin } from 'vite';

type Cut = readonly [found: string, left: string];

/**
 * What components may define and ours never do: they are functions with hooks, without a context. Preact asks each of them for these names, and
 * gets nothing.
 */
const unusedNames = [
  'getDerivedStateFromProps',
  'getSnapshotBeforeUpdate',
  'getChildContext',
  'componentWillMount',
  'componentDidMount',
  'componentWillReceiveProps',
  'componentWillUpdate',
  'componentDidUpdate',
  'componentWillUnmount',
];
/** Reading one of them, not defining it. */
const unusedRead = new RegExp(String.raw`\b[\w$]+\.(?:${unusedNames.join('|')})\b(?!=[^=])`, 'g');
const nothing = '(void 0)';

/** Code for what our components don't do, letter for letter, and what remains of it. */
const cuts: readonly Cut[] = [
  // Classes and contexts: every component is a function without one. Errors then have no component that handles them.
  ['(s=V.prototype)&&s.render', 'false'],
  ['j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i', 'L=i'],
  ['j&&j.sub(d),', ''],
  ['x.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),L(this))},', ''],
  [
    'for(var i,o,e;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((e=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(n)),i.componentDidCatch&&(i.componentDidCatch(n,u||{}),e=1),e&&8&i.__g)return void(i.__g|=2)}catch(t){n=t}}throw f=0,n',
    'throw f=0,n',
  ],
  // Portals.
  ['n.props.__P', nothing],
  ['t.props.__P', nothing],
  ['M.__P', nothing],
  // Components that suspend, and places that a server has marked for them.
  ['128&u.__u&&', 'false&&'],
  ['t&&t.then', 'false'],
  ['(i=i.__z)', 'false'],
  ['!t.data.startsWith("$s")', 'true'],
  // Markup as text, MathML, and what rarely occurs in SVG.
  ['"dangerouslySetInnerHTML"==s?y=k:', ''],
  ['"dangerouslySetInnerHTML"==s?h=k:', ''],
  [':"math"==C?f="http://www.w3.org/1998/Math/MathML"', ''],
  [
    '("foreignObject"==C||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C))&&(f="http://www.w3.org/1999/xhtml"),',
    '',
  ],
  ['.replace(/xlink(H|:h)/,"h")', ''],
  // Styles as text, and elements that no component draws.
  ['if("string"==typeof r)n.style.cssText=r;else{if("string"==typeof u&&(n.style.cssText=u=""),u)', '{if(u)'],
  ['"template"==C&&t.content||t', 't'],
  ['"progress"==C&&null==b?t.removeAttribute(s):', ''],
  ['b===t[s]&&("progress"!=C||b)', 'b===t[s]'],
];

/** Preact without what our components don't use; the minifier then removes what can no longer run. @internal */
export function cutPreact(code: string): string {
  const cut = cuts.reduce((text, [found, left]) => {
    if (!text.includes(found)) throw new Error(`Preact has changed: "${found}" is not in it.`);
    return text.replaceAll(found, left);
  }, code);
  return cut.replace(unusedRead, nothing);
}

/**
 * Leaves out of Preact what our components don't use: a seventh of it, which visitors would load and never run. A test looks for these names in
 * the components. If Preact no longer has this code, the build fails, and someone looks at what it has instead.
 */
export function trimPreact(): Plugin {
  return {
    name: 'trim-preact',
    enforce: 'pre',
    transform(code, id) {
      return /\/preact\/dist\/preact\.m?js$/.test(id.replaceAll('\\', '/').replace(/\?.*/, ''))
        ? { code: cutPreact(code), map: null }
        : undefined;
    },
  };
}
