import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { BootstrapStack, bootstrapSettings } from './bootstrap-stack.ts';
import { runCommand } from './operator-error.ts';
import { FEATURE_FLAGS } from './synthesise.ts';

// A CDK app of its own, deployed by hand before anything else:
// npm run bootstrap -- -c repository=OWNER/NAME -c for=production|previews|both
await runCommand(() => {
  const app = new App({ context: FEATURE_FLAGS, analyticsReporting: false, treeMetadata: false });
  new BootstrapStack(
    app,
    bootstrapSettings((name) => app.node.tryGetContext(name)),
  );
  Validations.of(app).addPlugins(new AwsSolutionsChecks());
  app.synth();
});
