import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

/** The words of what React draws as text only, '' for what it draws nothing for, and undefined if there is an element. */
const textOf = (child: unknown): string | undefined => {
  if (Array.isArray(child)) {
    const texts = child.map(textOf);
    return texts.includes(undefined) ? undefined : texts.join('');
  }
  if (child === undefined || child === null || typeof child === 'boolean') return '';
  return typeof child === 'object' || typeof child === 'function' ? undefined : String(child);
};

/** An element around a text. White space alone keeps out of the layout, where it would be an item of a flex box or grid. */
const wrapped = (text: string, key: number, tag: 'span' | 'tspan'): ReactNode =>
  jsx(tag, withText(text.trim() ? {} : { className: 'contents' }, text), `text-${key}`);

/** The properties of an element with a text, which may be translated already when React hydrates the page. */
const withText = <Props extends object>(props: Props, text: string) => ({
  ...props,
  children: text,
  suppressHydrationWarning: true,
});

/** The children with one element for each run of texts, at the place of its first one. */
const withElements = (children: readonly unknown[], tag: 'span' | 'tspan'): unknown[] => {
  const result: unknown[] = [];
  let run: string[] | undefined;
  const runs = new Map<number, string[]>();
  for (const child of children) {
    const text = Array.isArray(child) ? undefined : textOf(child);
    if (text === undefined) run = undefined;
    else if (run) run.push(text);
    else if (text) {
      run = [text];
      runs.set(result.length, run);
    }
    result.push(text ? null : Array.isArray(child) ? withElements(child, tag) : child);
  }
  for (const [at, texts] of runs) result[at] = wrapped(texts.join(''), at, tag);
  return result;
};

/**
 * The properties with children in which every text is the only child of its element: texts beside each other become one,
 * and a text beside elements gets an element of its own. React sets the text of such an element as a whole, and adds or
 * removes nothing but elements, whatever a translator or an extension has put in place of the text.
 *
 * A component gets a single child as it is, which may be a list or a number that it does something else with; the elements
 * that it draws it in are seen to in their turn.
 * @param isWrittenOut several children are written one after the other
 */
export const withWholeTexts = <Props extends { readonly children?: unknown }>(
  type: unknown,
  props: Props,
  isWrittenOut = false,
): Props => {
  const { children } = props;
  // A fragment draws its children among those of its parent.
  const isFragment = typeof type === 'symbol';
  const isComponent = !isFragment && typeof type !== 'string';
  if (isComponent && !isWrittenOut) return props;
  const tag = type === 'text' || type === 'tspan' ? 'tspan' : 'span';
  const text = textOf(children);
  if (text === undefined)
    return Array.isArray(children) ? { ...props, children: withElements(children, tag) } : props;
  if (text === '') return props;
  if (isFragment) return { ...props, children: wrapped(text, 0, tag) };
  return isComponent ? { ...props, children: text } : withText(props, text);
};
