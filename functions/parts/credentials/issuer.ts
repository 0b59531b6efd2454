import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import { issuerIdOf, type PublicKey } from '#shared/features/credentials/issuer.ts';

const NOT_ISSUED = 'Credentials are not issued on this site.';

/** The public keys of the stage, the one that signs first; none where it may issue nothing. */
export const publicKeys = (): PublicKey[] =>
  env('ISSUER_KEYS')
    .split(',')
    .flatMap((entry) => {
      const [kid, multikey] = entry.split('=');
      return kid && multikey ? [{ kid, multikey }] : [];
    });

/** The stage as an issuer. 503 where it may issue nothing. */
export const issuer = (): {
  readonly id: string;
  readonly siteUrl: string;
  readonly keys: readonly [PublicKey, ...PublicKey[]];
} => {
  const [newest, ...retired] = publicKeys();
  if (!newest) throw new AppError('unavailable', { message: NOT_ISSUED });
  const siteUrl = env('SITE_URL');
  return { id: issuerIdOf(siteUrl), siteUrl, keys: [newest, ...retired] };
};
