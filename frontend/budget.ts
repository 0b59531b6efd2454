import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Role } from '#shared/core/contract.ts';
import { ALL_SCREENS, pageModule } from './app/registry/all.ts';

/** The most that a browser loads to show /dashboard, whatever the role, and that a screen adds of its own; KB, gzip. */
export const APP_LIMITS = { dashboard: 113.1, screen: 16.6 } as const;

/** Screens that are one large form, as a whole; KB, gzip. Only the users who write in them load them. */
export const EDITOR_LIMITS: Readonly<Record<string, number>> = {
  'ProfilePage.tsx': 28.5,
  'ProjectReview.tsx': 20.1,
  'Postings.tsx': 41.7,
};

/** What /verify loads of its own before a file is chosen: it checks signatures in the browsers of people who came for nothing else; KB, gzip. */
export const VERIFY_LIMIT = 8;

/** What screens load when they need it and several share, in chunks of their own: two packages, and the fields; KB, gzip. */
export const SHARED_LIMITS: Readonly<Record<string, number>> = {
  zod: 26.1,
  'react-hook-form': 16.2,
  forms: 5,
  schemas: 5,
  addresses: 2.5,
  'time-zones': 2.5,
  lists: 9,
  keys: 0.6,
  icons: 3,
  statuses: 2.6,
};

/**
 * Builds the site as a release does, and returns its scripts. NODE_ENV must not be "test".
 * @param outDir where to write it; without one, it is only measured, and no pages are rendered.
 */
export const buildChunks = async (outDir?: string, plugins: Plugin[] = []): Promise<Chunks> => {
  const built = await build({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'error',
    plugins,
    build: outDir === undefined ? { write: false } : { outDir },
  });
  return new Chunks(built as Rolldown.RolldownOutput);
};

/** The scripts of a built site, by their file names. */
export class Chunks {
  readonly all: readonly Rolldown.OutputChunk[];

  constructor({ output }: Pick<Rolldown.RolldownOutput, 'output'>) {
    this.all = output.filter((file) => file.type === 'chunk');
  }

  /** The file of the chunk that contains the module whose path ends like this. */
  fileWith(module: string): string {
    const found = this.all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!found) throw new Error(`No chunk has ${module}`);
    return found.fileName;
  }

  of(fileName: string): Rolldown.OutputChunk {
    const found = this.all.find((chunk) => chunk.fileName === fileName);
    if (!found) throw new Error(`There is no chunk ${fileName}`);
    return found;
  }

  /** Files, and all that they import statically. */
  withImports(fileNames: Iterable<string>, seen = new Set<string>()): ReadonlySet<string> {
    for (const fileName of fileNames) {
      if (seen.has(fileName)) continue;
      seen.add(fileName);
      this.withImports(this.of(fileName).imports, seen);
    }
    return seen;
  }

  /** What every page of the app loads: the entry of index.html. */
  initial(): ReadonlySet<string> {
    const entry = this.all.find(({ isEntry, name }) => isEntry && name === 'index');
    if (!entry) throw new Error('The build made no entry index');
    return this.withImports([entry.fileName]);
  }

  /** The chunks of all screens' pages. */
  screens(): readonly Rolldown.OutputChunk[] {
    return ALL_SCREENS.map((screen) => this.of(this.fileWith(pageModule(screen))));
  }

  /** What /dashboard loads for a role: the app, the home, and the role's navigation. */
  dashboard(role: Role): ReadonlySet<string> {
    const files = ['/frontend/app/screens/DashboardHome.tsx', `/frontend/app/registry/${role}.ts`];
    return this.withImports([...this.initial(), ...files.map((module) => this.fileWith(module))]);
  }

  /** What a screen adds to what every page loads: its own files, and those that stand in SHARED_LIMITS. */
  added(screen: Rolldown.OutputChunk): { own: readonly string[]; shared: readonly string[] } {
    const initial = this.initial();
    const added = [...this.withImports([screen.fileName])].filter((file) => !initial.has(file));
    const isShared = (file: string) => Object.hasOwn(SHARED_LIMITS, this.of(file).name);
    return { own: added.filter((file) => !isShared(file)), shared: added.filter(isShared) };
  }

  /** The length of files in bytes, not compressed: the same whatever the hashes in them. */
  bytes(fileNames: Iterable<string>): number {
    return [...fileNames].reduce((sum, file) => sum + this.of(file).code.length, 0);
  }

  /** The weight of files in kilobytes, gzip. */
  kilobytes(fileNames: Iterable<string>): number {
    return [...fileNames].reduce((sum, file) => sum + gzipSync(this.of(file).code).length, 0) / 1000;
  }
}
