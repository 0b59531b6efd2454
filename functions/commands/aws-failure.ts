/** What AWS refuses, or cannot even be asked, as a line that an operator can act on; undefined for any other error. */
export const awsFailure = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'CredentialsProviderError')
    return 'There is no AWS login here: sign in with "aws sso login", or set AWS_PROFILE.';
  if (error.message === 'Region is missing') return 'There is no AWS region here: set AWS_REGION.';
  return '$fault' in error ? `AWS says ${error.name}: ${error.message}` : undefined;
};
