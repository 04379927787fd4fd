/**
 * The mark of a configuration that our server has read already: every default is filled in, every bad widget
 * is gone. The page runtime takes it as it is; anything else it reads itself. Raise it with every change of a section.
 */
export const bootstrapVersion = 2;
