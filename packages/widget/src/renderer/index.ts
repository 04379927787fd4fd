/**
 * Stands in for `react` in what visitors load: what our components use of it, on Preact. Preact's own stand-in also serves components of
 * others, which there are none of here, and weighs three times as much.
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
