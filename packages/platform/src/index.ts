/**
 * PLATFORM: the browser functions that pixel and widget both need: requests, storage, scripts, randomness.
 * May know the contract. Must never know React, widgets or the pixel.
 */
export { createStorage, type Store } from './createStorage';
export { getJson } from './getJson';
export { loadScript } from './loadScript';
export { NetworkError } from './NetworkError';
export { postJson } from './postJson';
export { randomId } from './randomId';
export { report } from './report';
export { tryThrice } from './tryThrice';
export { warn } from './warn';
export { whenDomReady } from './whenDomReady';
export { whenIdle } from './whenIdle';
export { writeJson } from './writeJson';
