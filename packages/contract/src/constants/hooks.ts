/* Names that host pages already use in their markup and scripts; changing one breaks live sites. */
export const config = 'mcwidget';
export const publicObject = 'MC';
export const pixelObject = 'MC_PIXEL';
export const readyCallback = 'mcAsyncInit';
export const initializedCallback = 'mcInitialized';
export const backendOverride = 'MC_BACKEND_PATH';
export const runtimeScriptId = 'mcwidget-core';
export const embedClass = 'mcwidget-embed';
export const checkboxClass = 'mcwidget-checkbox';
export const overlayClass = 'mcwidget-overlay';
export const landingClass = 'mcwidget-landing';
export const customerChatClass = 'mc-customerchat';
export const widgetIdAttribute = 'data-widget-id';
export const payloadAttribute = 'data-widget-payload';
export const anchorAttribute = 'data-mc-anchor';
export const tokenParameter = 'mcp_token';
export const debugParameter = 'mc_debug';

/** The name of the frame in which the console shows an owner's page. [OWN-08] */
export const previewName = 'mc_preview';
