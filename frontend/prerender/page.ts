import type { ReactNode } from 'react';

/** A page that is made at build time. */
export interface Page {
  /** Its address: `/features`. */
  readonly path: string;
  /** Its file in the site's folder: `features.html`. */
  readonly file: string;
  /** What stands in the browser's tab. */
  readonly title: string;
  /** The title without the product's name. */
  readonly headline: string;
  readonly description: string;
  /** The picture of its shared links. Null for a page that search engines and the site map should not have. */
  readonly card: ReactNode;
  /** What it says to machines, as JSON-LD. */
  readonly structuredData: readonly object[];
  /** What stands in `#root`. */
  readonly markup: string;
}
