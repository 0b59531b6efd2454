import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

type Text = string | number | bigint;

const isText = (child: unknown): child is Text =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';

/** What React draws nothing for. */
const isNothing = (child: unknown): boolean =>
  child === undefined || child === null || typeof child === 'boolean' || child === '';

const hasText = (children: readonly unknown[]): boolean =>
  children.some((child) => (Array.isArray(child) ? hasText(child) : isText(child)));

const isOnlyText = (children: readonly unknown[]): boolean =>
  children.every((child) => (Array.isArray(child) ? isOnlyText(child) : isText(child) || isNothing(child)));

/** What React draws of children that are only text. */
const joined = (children: readonly unknown[]): string =>
  children
    .map((child) => (Array.isArray(child) ? joined(child) : isText(child) ? String(child) : ''))
    .join('');

/** An element around a text. White space alone keeps out of the layout, where it would be an item of a flex box or grid. */
const wrapped = (text: string, key: number, tag: 'span' | 'tspan'): ReactNode =>
  jsx(tag, withText(text.trim() ? {} : { className: 'contents' }, text), `text-${key}`);

/** The properties of an element with a text, which may be translated already when React hydrates the page. */
const withText = <Props extends object>(props: Props, text: Text) => ({
  ...props,
  children: text,
  suppressHydrationWarning: true,
});

/** The children with one element for each run of texts, at the place of its first one. */
const withElements = (children: readonly unknown[], tag: 'span' | 'tspan'): unknown[] => {
  const result: unknown[] = [];
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at];
    if (Array.isArray(child)) result.push(hasText(child) ? withElements(child, tag) : child);
    else if (!isText(child) || child === '') result.push(child);
    else {
      let end = at + 1;
      while (end < children.length && (isText(children[end]) || isNothing(children[end]))) end += 1;
      result.push(wrapped(joined(children.slice(at, end)), at, tag), ...Array(end - at - 1).fill(null));
      at = end - 1;
    }
  }
  return result;
};

/** Whether something of this type draws its children among those of its parent: a fragment, a boundary, a context. */
const isTransparent = (type: unknown): boolean =>
  typeof type === 'symbol' ||
  (typeof type === 'object' &&
    type !== null &&
    '$$typeof' in type &&
    type.$$typeof === Symbol.for('react.context'));

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
  const isComponent = typeof type !== 'string' && !isTransparent(type);
  if (isComponent && !isWrittenOut) return props;
  const tag = type === 'text' || type === 'tspan' ? 'tspan' : 'span';
  if (Array.isArray(children) ? !hasText(children) : !isText(children)) return props;
  if (Array.isArray(children) && !isOnlyText(children))
    return { ...props, children: withElements(children, tag) };
  const text = Array.isArray(children) ? joined(children) : String(children);
  if (isTransparent(type)) return { ...props, children: wrapped(text, 0, tag) };
  return isComponent ? { ...props, children: text } : withText(props, text);
};
