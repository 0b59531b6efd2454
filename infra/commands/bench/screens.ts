import { basename } from 'node:path';
import { ALL_SCREENS, pageModule } from '#frontend/app/registry/all.ts';
import { APP_LIMITS, type Chunks, EDITOR_LIMITS, SHARED_LIMITS } from '#frontend/budget.ts';
import { ROLES, type Role } from '#shared/core/contract.ts';

/** The JavaScript of a screen, in gzip kilobytes. */
export interface ScreenFigures {
  readonly path: string;
  /** What a first visit waits for: what every screen needs, the layout's chunk, and all of the screen's. */
  readonly files: number;
  readonly firstVisit: number;
  /** What the screen adds of its own, and the names of the shared chunks that it adds. */
  readonly own: number;
  /** The most that this may be. */
  readonly limit: number;
  readonly shared: readonly string[];
}

/** What the app's screens weigh. */
export interface AppFigures {
  /** What every screen begins with. */
  readonly initial: { readonly files: number; readonly kb: number };
  /** What the home loads for each role: the app, the home and the role's navigation. */
  readonly dashboards: readonly { readonly role: Role; readonly files: number; readonly kb: number }[];
  readonly screens: readonly ScreenFigures[];
  readonly shared: readonly { readonly name: string; readonly kb: number; readonly limit: number }[];
}

const PUBLIC_LAYOUT = '/frontend/app/layouts/PublicLayout.tsx';
const SITE = '/frontend/app/SiteRoutes.tsx';

/** What every screen of the app weighs, and what several of them share. */
export const measureScreens = (chunks: Chunks): AppFigures => {
  const initial = chunks.initial();
  const around = (screen: (typeof ALL_SCREENS)[number]) => {
    if (!('layout' in screen)) return [];
    const modules = { public: [SITE, PUBLIC_LAYOUT], shared: [PUBLIC_LAYOUT], bare: [SITE] };
    return modules[screen.layout].map((module) => chunks.fileWith(module));
  };
  return {
    initial: { files: initial.size, kb: chunks.kilobytes(initial) },
    dashboards: ROLES.map((role) => {
      const files = chunks.dashboard(role);
      return { role, files: files.size, kb: chunks.kilobytes(files) };
    }),
    screens: ALL_SCREENS.map((screen) => {
      const module = pageModule(screen);
      const page = chunks.of(chunks.fileWith(module));
      const files = chunks.withImports([...initial, ...around(screen), page.fileName]);
      const { own, shared } = chunks.added(page);
      return {
        path: screen.path,
        files: files.size,
        firstVisit: chunks.kilobytes(files),
        own: chunks.kilobytes(own),
        limit: EDITOR_LIMITS[basename(module)] ?? APP_LIMITS.screen,
        shared: shared.map((file) => chunks.of(file).name),
      };
    }).toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    shared: Object.entries(SHARED_LIMITS).map(([name, limit]) => {
      const found = chunks.all.filter((chunk) => chunk.name === name).map(({ fileName }) => fileName);
      return { name, kb: chunks.kilobytes(found), limit };
    }),
  };
};
