import {
  type ElementType,
  Fragment,
  type Key,
  type ReactElement,
  type JSX as ReactJSX,
  type ReactNode,
} from 'react';
import { jsx as element } from 'react/jsx-runtime';
import { withWholeTexts } from './wholeTexts.ts';

/*
 * What TSX is compiled to (jsxImportSource in tsconfig.json): React's own functions, for which each text becomes the only
 * child of its element, so that page translation and extensions may change the document (decision 0240).
 */

export type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

export type { ReactJSX as JSX };
export { Fragment };

/** An element with one child or none. */
export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement =>
  element(type, withWholeTexts(type, props), key);

/** An element whose children are written one after the other. React tells them apart only while developing. */
export const jsxs = (type: ElementType, props: Props, key?: Key): ReactElement =>
  element(type, withWholeTexts(type, props, true), key);
