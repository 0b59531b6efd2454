import type { IconName } from 'lucide-react/dynamic';
import type { ComponentType } from 'react';
import type { IconNode } from '#frontend/ui/style/createIcon.ts';

/*
 * A screen is declared once, in the file of the people it is for. Router, sidebar, palette, the edge's list of
 * addresses, screenshots, benchmarks and accessibility tests derive from the declaration. The files hold plain data,
 * so that tools can read them in Node; a browser loads only those of its user's role.
 */

type Loader<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

interface Screen {
  /** React Router's pattern: `/opportunities/:id`. */
  readonly path: string;
  /** Its name: in the sidebar and in the palette. */
  readonly label: string;
  /** Any name of Lucide's. The build replaces it by the drawing, so that a role carries only its own icons. */
  readonly icon?: IconName;
  readonly drawing?: IconNode;
  /** The page, as `() => import('#frontend/…')`. */
  readonly load: Loader;
}

interface Prerendered {
  readonly title: string;
  readonly description: string;
  /** The screen differs so much with this field in its query that it has a second page: `/auth?mode=signup`. */
  readonly variant?: { readonly field: string; readonly value: string; readonly title: string };
}

/** A screen outside the dashboard. */
export interface PublicScreen extends Screen {
  /**
   * `public` has the top bar and the footer; `bare` has neither; `shared` is in the dashboard's frame for users who are
   * signed in, and as `public` for visitors (declare it in shared.ts).
   */
  readonly layout: 'public' | 'shared' | 'bare';
  /** It has a link in the top bar. */
  readonly topBar?: true;
  /** Not in the palette: it has a parameter, or is reached from another screen only. */
  readonly unlisted?: true;
  /** It is rendered at build time, with this title and this description for search results and shared links. */
  readonly prerendered?: Prerendered;
  /** It exists in the local stage only. */
  readonly local?: true;
}

/** A screen of the dashboard. */
export interface DashboardScreen extends Screen {
  /** What the sidebar shows beside the link, such as a count; a component of its own chunk. */
  readonly badge?: Loader<BadgeProps>;
}

/** `compact`: the sidebar shows icons only, so there is room for a dot. */
export interface BadgeProps {
  readonly compact: boolean;
}
