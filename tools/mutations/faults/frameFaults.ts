import type { Fault } from '../Fault';

/** Faults in the order in which first frames are painted, the page moves and the runtime starts. */
export const frameFaults = [
  {
    id: 'edge-61',
    file: 'packages/widget/src/acting.ts',
    find: 'whenStill(window)',
    replace: 'Promise.resolve()',
    tests: ['e2e/formFrames.spec.ts'],
    grep: 'moves in before the runtime starts',
    breaks: 'The start of the runtime delays the first paint of a widget.',
  },
  {
    id: 'edge-62',
    file: 'packages/widget/src/ui/bar/pushPage.ts',
    find: 'if (Number.isNaN(basePx)) basePx = measurePadding(view, edge);',
    replace: 'basePx = measurePadding(view, edge);',
    tests: ['e2e/formFrames.spec.ts'],
    grep: 'appears and pushes the page',
    breaks: 'Each time the height of a bar is measured, the page is pushed by as much again.',
  },
  {
    id: 'edge-63',
    file: 'packages/widget/src/ui/bar/pushPage.ts',
    find: 'if (!isHidden) apply();',
    replace: 'apply();',
    tests: ['packages/widget/src/watch/createFormFramer.test.ts'],
    grep: 'after the browser has laid',
    breaks: 'The first frame of a bar makes the browser lay out the page twice before anything is seen.',
  },
  {
    id: 'edge-64',
    file: 'packages/widget/src/frame/dressBar.ts',
    find: 'isHiddenByPage(host as HTMLElement)',
    replace: 'false',
    tests: ['packages/widget/src/watch/createFormFramer.test.ts'],
    grep: 'after the browser has laid',
    breaks: 'A page that hides its widgets keeps an empty strip for the bar.',
  },
  {
    id: 'edge-65',
    file: 'packages/widget/src/edge/whenStill.ts',
    find: "'animationName' in move && move.finished",
    replace: 'move.finished',
    tests: ['packages/widget/src/edge/whenStill.test.ts'],
    breaks: 'A transition in a frame, such as a pointer over its button, delays the runtime by up to 0.6 s.',
  },
  {
    id: 'edge-66',
    file: 'packages/widget/src/acting.ts',
    find: '.catch(report).then(start)',
    replace: '.then(start)',
    tests: ['packages/widget/src/acting.test.ts'],
    breaks: 'A page that has broken requestAnimationFrame never gets its widgets.',
  },
] satisfies readonly Fault[];
