/**
 * Replaces `react` in what visitors load: the part our components use, on Preact. Preact's own replacement also supports other people's
 * components, of which there are none here, and is three times as large.
 */
export { createElement, Fragment } from 'preact';
export {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
export { memo } from './memo';
