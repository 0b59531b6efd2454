import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { inject } from 'vitest';
import { stageNamed } from '../app/stages.ts';
import { synthesise } from '../app/synthesise.ts';
import { BARE } from './bare.ts';
import { buildFixture } from './build-fixture.ts';

export interface Resource {
  readonly Type: string;
  readonly Properties: Record<string, unknown>;
  readonly DependsOn?: readonly string[];
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
}
export interface Template {
  readonly Resources: Record<string, Resource>;
  readonly Outputs: Record<string, { Value: unknown }>;
}

/** A stack as the tests look at it. */
export interface Synthesised {
  readonly template: Template;
  readonly terminationProtection: boolean;
}

/** Synthesises a stage from trivial bundles; leaves no files behind (an assembly has 22 MB of CDK's own). */
export const synthesisedOnce = (stageName: string, configuration = BARE): Synthesised => {
  const folder = buildFixture();
  try {
    const assembly = synthesise({
      buildDir: folder,
      outDir: join(folder, 'cdk.out'),
      stage: stageNamed(stageName, configuration),
    });
    const [stack] = assembly.stacks;
    if (!stack) throw new Error('The assembly has no stack.');
    return { template: stack.template, terminationProtection: stack.terminationProtection === true };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the test files of a run share what they synthesised. It is removed at the end. */
    templates: string;
  }
}

/** A CDK app whose assembly is removed at the end of the run. */
export const newApp = (): App =>
  new App({
    outdir: mkdtempSync(join(inject('templates'), 'assembly-')),
    analyticsReporting: false,
    treeMetadata: false,
  });

const known = new Map<string, Synthesised>();

/** The synthesised stack of a stage without optional settings; synthesised once per run of the tests. */
export const stackOf = (stageName: string): Synthesised => {
  const file = join(inject('templates'), `${stageName}.json`);
  const stack =
    known.get(stageName) ??
    (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Synthesised) : synthesisedOnce(stageName));
  known.set(stageName, stack);
  if (!existsSync(file)) {
    // Another worker may be writing the same: each moves a complete file into place.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(stack));
    renameSync(`${file}.${process.pid}`, file);
  }
  return stack;
};

export const templateOf = (stageName: string): Template => stackOf(stageName).template;

/** The resources of a type, with their logical ids. */
export const resourcesOf = (template: Template, type: string): { id: string; resource: Resource }[] =>
  Object.entries(template.Resources)
    .filter(([, { Type }]) => Type === type)
    .map(([id, resource]) => ({ id, resource }));

/** The one resource of a type, or the one whose logical id begins with `prefix`. */
export const onlyOf = (template: Template, type: string, prefix = ''): { id: string; resource: Resource } => {
  const [first, ...others] = resourcesOf(template, type).filter(({ id }) => id.startsWith(prefix));
  if (!first || others.length > 0) throw new Error(`There is not exactly one ${type} ${prefix}.`);
  return first;
};

/** A value of a template as readable text: `Ref` as `${Id}`, `Fn::GetAtt` as `${Id.Attribute}`, joins joined. */
export const rendered = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  if ('Ref' in value) return `\${${value.Ref}}`;
  if ('Fn::GetAtt' in value) return `\${${(value['Fn::GetAtt'] as string[]).join('.')}}`;
  if ('Fn::Join' in value) {
    const [separator, parts] = value['Fn::Join'] as [string, unknown[]];
    return parts.map(rendered).join(separator);
  }
  throw new Error(`Not a text: ${JSON.stringify(value)}`);
};
