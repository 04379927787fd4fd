/** Said beside a field that only the plugin understands. */
export const onlyPlugin = 'Only Messenger’s plugin uses this.';
