/** What the function of a feature is called in AWS. */
export const functionName = (stage: string, feature: string): string => `fledge-${stage}-${feature}`;
