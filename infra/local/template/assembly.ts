import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '#functions/core/errors.ts';
import { LocalFailure } from '../failure.ts';
import type { TemplateDocument } from './types.ts';

/** A synthesised stack: its template and, by the key under which the template names them, its asset files. */
export interface Assembly {
  readonly stackName: string;
  readonly template: TemplateDocument;
  /** By object key in the bootstrap bucket. */
  readonly assets: ReadonlyMap<string, Asset>;
}

/** Files that go up with the stack. */
export interface Asset {
  /** Directory or file on this machine. */
  readonly path: string;
  /** What CDK calls it: the construct path of who needs it, `Api/auth/Function/Code`. */
  readonly displayName: string;
}

interface Manifest {
  artifacts: Record<
    string,
    { type: string; properties?: { templateFile?: string; stackName?: string; file?: string } }
  >;
}

interface AssetManifest {
  files?: Record<
    string,
    { displayName?: string; source: { path?: string }; destinations: Record<string, { objectKey: string }> }
  >;
}

const readJson = <T>(path: string): T => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch (error) {
    throw new LocalFailure(`The synthesised stack cannot be read at ${path}: ${messageOf(error)}`);
  }
};

/** Reads the cloud assembly that `infra/app/main.ts` wrote into `directory`. It must hold exactly one stack. */
export const readAssembly = (directory: string): Assembly => {
  const { artifacts } = readJson<Manifest>(join(directory, 'manifest.json'));
  const stacks = Object.entries(artifacts).filter(([, { type }]) => type === 'aws:cloudformation:stack');
  const [stack] = stacks;
  if (!stack || stacks.length > 1) {
    throw new LocalFailure(`Expected one stack in ${directory}, found ${stacks.length}`);
  }
  const [id, { properties }] = stack;
  const assets = new Map<string, Asset>();
  for (const { type, properties: asset } of Object.values(artifacts)) {
    if (type !== 'cdk:asset-manifest' || !asset?.file) continue;
    const { files = {} } = readJson<AssetManifest>(join(directory, asset.file));
    for (const { displayName = '', source, destinations } of Object.values(files)) {
      if (!source.path) continue;
      for (const { objectKey } of Object.values(destinations)) {
        assets.set(objectKey, { path: join(directory, source.path), displayName });
      }
    }
  }
  const document = readJson<TemplateDocument>(
    join(directory, properties?.templateFile ?? `${id}.template.json`),
  );
  return { stackName: properties?.stackName ?? id, template: document, assets };
};
