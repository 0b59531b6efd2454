/*
 * How the browser loads every part of the app that is not there at the start. The build puts this module in the place
 * of Vite's own preload helper (frontend/lazy-parts.ts), so each `import()` of ours passes through it.
 *
 * Chromium up to at least 153 remembers a failed `import()` by its address and does not ask again before the page is
 * reloaded. So the files are fetched first: a fetch that fails is not remembered, and nothing is imported before
 * everything has arrived. The import itself then reads from the browser's cache.
 */

const requests = new Map<string, Promise<unknown>>();

const fetchScript = async (url: string): Promise<void> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}`);
  // Only a response that was read to its end is in the cache.
  await response.arrayBuffer();
};

const addStyles = (url: string): Promise<unknown> => {
  if (document.querySelector(`link[rel=stylesheet][href="${url}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: url,
    crossOrigin: '',
  });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(link);
  });
};

/** Requests a file once; after a failure, the next call requests it again. */
const fetchFile = (url: string): Promise<unknown> => {
  const running = requests.get(url);
  if (running) return running;
  const request = url.endsWith('.css') ? addStyles(url) : fetchScript(url);
  requests.set(url, request);
  request.catch(() => requests.delete(url));
  return request;
};

/**
 * Runs the scripts of a part one after the other, what others import first, each in a task of its own: all at once they
 * would block a phone for longer than the 50 ms after which a tap feels late.
 */
const runInTurn = async (files: readonly string[]): Promise<void> => {
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  for (const script of scripts.toReversed()) await import(/* @vite-ignore */ script);
};

/** Fetches the files of a part (its own and all that it imports), then imports it. A failed call can be repeated. */
export const fetchPart = async <Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> => {
  await Promise.all(files.map((file) => fetchFile(`/${file}`)));
  await runInTurn(files);
  return load();
};
