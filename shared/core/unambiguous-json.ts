// JSON.parse takes the last of two members with one name, other parsers the first. A text that they read differently is not
// taken for signed.

const TOKENS = /"(?:[^"\\]|\\.)*"\s*(:)?|[{}[\]]/gs;

/** Whether an object of a JSON text has two members of one name. The text is known to be JSON. */
const hasTwice = (text: string): boolean => {
  const open: (Set<string> | undefined)[] = [];
  for (const [token, colon] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (colon !== undefined) {
      const name: unknown = JSON.parse(token.slice(0, token.lastIndexOf('"') + 1));
      const names = open.at(-1);
      if (names?.has(String(name))) return true;
      names?.add(String(name));
    }
  }
  return false;
};

/** The value of a JSON text; undefined for a text that is none, or in which an object has two members of one name. */
export const parseUnambiguous = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return hasTwice(text) ? undefined : value;
  } catch {
    return undefined;
  }
};
