import { CfnParameter, Stack } from 'aws-cdk-lib';
import { CfnDistribution, type Distribution } from 'aws-cdk-lib/aws-cloudfront';

/** The parameter of a stage's stack that says whether its site answers: `true` or `false`. */
export const SITE_ENABLED = 'SiteEnabled';

/**
 * Lets `npm run site` switch the distribution off during an attack, with the template as it is: no build, and nothing else
 * changes. Later deployments keep the value, as CloudFormation keeps the values of parameters.
 */
export const makeSwitchable = (distribution: Distribution): void => {
  const enabled = new CfnParameter(Stack.of(distribution), SITE_ENABLED, {
    allowedValues: ['true', 'false'],
    default: 'true',
    description: 'Whether CloudFront answers for the site and the API',
  });
  const resource = distribution.node.defaultChild;
  if (!(resource instanceof CfnDistribution)) throw new Error('The distribution has no resource of its own.');
  resource.addPropertyOverride('DistributionConfig.Enabled', enabled.valueAsString);
};
