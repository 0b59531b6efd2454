import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** The most that a browser loads before /dashboard stands, and that a screen adds of its own; KB, gzip (issue 4). */
export const APP_LIMITS = { dashboard: 115, screen: 15 } as const;

/** What screens load when they need it and several share, in chunks of their own: two packages, and the fields; KB, gzip. */
export const SHARED_LIMITS: Readonly<Record<string, number>> = { zod: 26, 'react-hook-form': 16, forms: 5 };

/** Builds the site as a release does, and returns what it consists of. NODE_ENV must not say "test". */
export const buildChunks = async (outDir: string): Promise<Chunks> => {
  const built = await build({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir },
  });
  return new Chunks(built as Rolldown.RolldownOutput);
};

/** The scripts of a built site, by their file names. */
export class Chunks {
  readonly all: readonly Rolldown.OutputChunk[];

  constructor({ output }: Pick<Rolldown.RolldownOutput, 'output'>) {
    this.all = output.filter((file) => file.type === 'chunk');
  }

  /** The file of the chunk that has a module, told by how the module's path ends. */
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

  /** The chunks of all screens: the router fetches those, and the public pages' list. */
  screens(): readonly Rolldown.OutputChunk[] {
    return ['/app/router.tsx', '/app/publicPages.ts']
      .flatMap((module) => this.of(this.fileWith(module)).dynamicImports)
      .map((fileName) => this.of(fileName))
      .filter(({ facadeModuleId }) => /\/(pages|screens)\//.test(facadeModuleId ?? ''));
  }

  /** What a screen adds to what every page loads: its own files, and those that stand in SHARED_LIMITS. */
  added(screen: Rolldown.OutputChunk): { own: readonly string[]; shared: readonly string[] } {
    const initial = this.initial();
    const added = [...this.withImports([screen.fileName])].filter((file) => !initial.has(file));
    const isShared = (file: string) => Object.hasOwn(SHARED_LIMITS, this.of(file).name);
    return { own: added.filter((file) => !isShared(file)), shared: added.filter(isShared) };
  }

  /** The weight of files in kilobytes, gzip. */
  kilobytes(fileNames: Iterable<string>): number {
    return [...fileNames].reduce((sum, file) => sum + gzipSync(this.of(file).code).length, 0) / 1000;
  }
}
