/**
 * Marks a configuration that our server has already parsed: every default is filled in, every bad widget
 * is gone. The page runtime uses it as it is and parses anything else. Increase it with every change of a section.
 */
export const bootstrapVersion = 2;
