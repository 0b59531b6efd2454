import { type ElementType, Fragment, type Key, type ReactElement, type JSX as ReactJSX } from 'react';
import { jsxDEV as element, type JSXSource } from 'react/jsx-dev-runtime';
import type { Props } from './runtime.ts';
import { withWholeTexts } from './wholeTexts.ts';

/* The same for `npm run dev`, where React also names the component in which something was written. */

export type { ReactJSX as JSX };
export { Fragment };

export const jsxDEV = (
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement => {
  const whole = withWholeTexts(type, props, isStatic);
  return element(type, whole, key, isStatic && Array.isArray(whole.children), source, self);
};
