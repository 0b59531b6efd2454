import { rmSync } from 'node:fs';
import type { Stack } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { BARE } from '../testing/bare.ts';
import { buildFixture } from '../testing/build-fixture.ts';
import { newApp } from '../testing/template.ts';
import { BOOTSTRAP_REASONS } from './bootstrap-reasons.ts';
import { BootstrapStack } from './bootstrap-stack.ts';
import { constructAt, explainFindings, type Reason } from './nag.ts';
import { reasonsFor } from './nag-reasons.ts';
import { FledgeStack } from './stack.ts';
import { stageNamed } from './stages.ts';

/** What the AwsSolutions rules find in a stack, warnings included, as `rule at path`. */
const findings = (stack: Stack): string[] =>
  (new AwsSolutionsChecks().validateScope(stack).violations ?? []).flatMap(
    ({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${ruleName} at ${constructPath}`),
  );

const fledge = (name: string): Stack => {
  const buildDir = buildFixture();
  try {
    return new FledgeStack(newApp(), { stage: stageNamed(name, BARE), buildDir });
  } finally {
    rmSync(buildDir, { recursive: true });
  }
};

/** Reasons for what nothing finds: they would hide what comes later. */
const idle = (found: readonly string[], stack: Stack, reasons: readonly Reason[]): string[] =>
  reasons.flatMap(({ at, rules }) =>
    rules
      .filter(
        (rule) => !found.some((one) => one.startsWith(`${rule} at ${constructAt(stack, at)?.node.path}`)),
      )
      .map((rule) => `${rule} at ${at}`),
  );

describe.each(['prod', 'dev', 'pr-7', 'local'])('cdk-nag on %s', (name) => {
  const stack = fledge(name);
  const before = findings(stack);
  const reasons = reasonsFor(stageNamed(name, BARE));
  explainFindings(stack, reasons);

  it('finds nothing that has no written reason', () => {
    expect(before.length).toBeGreaterThan(10);
    expect(findings(stack)).toEqual([]);
  });

  it('every reason is still for something', () => {
    expect(idle(before, stack, reasons)).toEqual([]);
  });
});

describe('cdk-nag on the bootstrap stack', () => {
  it('finds nothing that has no written reason', () => {
    const settings = { repository: 'acme/fledge', providerExists: false, budget: undefined } as const;
    for (const purposes of [['production', 'previews'], ['production'], ['previews']] as const)
      expect(findings(new BootstrapStack(newApp(), { ...settings, purposes }))).toEqual([]);
  });
});

describe('every reason', () => {
  it('says why, in a sentence', () => {
    for (const { because } of [...reasonsFor(stageNamed('local')), ...BOOTSTRAP_REASONS]) {
      expect(because.length).toBeGreaterThan(25);
      expect(because).toMatch(/^[A-ZÄ].*\.$/);
    }
  });
});
