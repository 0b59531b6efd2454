/** Has the browser save text as a file. */
export const saveFile = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Later: Safari reads the file after this.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
