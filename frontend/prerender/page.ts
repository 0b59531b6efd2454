import type { ReactNode } from 'react';

/** A page that is made at build time. */
export interface Page {
  /** Its address: `/features`. */
  readonly path: string;
  /** What must be in the query for it: `?mode=signup`. */
  readonly query?: string;
  /** Its file in the site's folder: `features.html`. */
  readonly file: string;
  /** The title of the browser tab. */
  readonly title: string;
  /** The title without the product's name. */
  readonly headline: string;
  readonly description: string;
  /** The picture of its shared links. Null for a page that search engines and the site map should not have. */
  readonly card: ReactNode;
  /** The feed of what it lists. */
  readonly feed?: { readonly title: string; readonly path: string };
  /** What it says to machines, as JSON-LD. */
  readonly structuredData: readonly object[];
  /** The content of `#root`. */
  readonly markup: string;
}
