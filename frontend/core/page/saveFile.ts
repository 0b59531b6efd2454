/** Has the browser save a text, or bytes, as a file. */
export const saveFile = (name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Later: Safari reads the file after this.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
