import type { Finding } from '#shared/features/credentials/check.ts';

/** One thing that a check looked at. `open` is what could not be told. */
export interface Step {
  readonly label: string;
  readonly result: 'passed' | 'failed' | 'open';
}

/** What a check looked at, in its order, up to what ended it. */
export const stepsOf = ({ verdict, credential, asOf }: Finding): readonly Step[] => {
  if (!credential) {
    if (verdict === 'foreign') return [{ label: 'It is issued by Fledge', result: 'failed' }];
    if (verdict === 'unknown') return [{ label: 'It is issued by Fledge', result: 'open' }];
    return [
      { label: 'It names Fledge as its issuer', result: 'passed' },
      { label: 'Nothing was changed since it was signed', result: 'failed' },
    ];
  }
  const signed: readonly Step[] = [
    { label: 'It is issued by Fledge', result: 'passed' },
    { label: 'Nothing was changed since it was signed', result: 'passed' },
  ];
  const isStopped = verdict === 'suspended' || verdict === 'revoked';
  const status = (result: Step['result']): Step => ({ label: 'It is not suspended or revoked', result });
  if (isStopped) return [...signed, status('failed')];
  const isInTime = verdict === 'valid' || (verdict === 'unknown' && asOf === undefined);
  return [
    ...signed,
    status(asOf === undefined ? 'open' : 'passed'),
    { label: 'Today is within its dates', result: isInTime ? 'passed' : 'failed' },
  ];
};
