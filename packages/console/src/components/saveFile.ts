/** Lets the browser save a file, or a text that becomes one. */
export function saveFile(name: string, content: string | Blob): void {
  const file = typeof content === 'string' ? new Blob([content], { type: 'text/csv' }) : content;
  const address = URL.createObjectURL(file);
  followDownload(address, name);
  URL.revokeObjectURL(address);
}

/** Lets the browser save what is at an address while it arrives, under this name or the one that the server gives it. */
export function followDownload(address: string, name = ''): void {
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
}
