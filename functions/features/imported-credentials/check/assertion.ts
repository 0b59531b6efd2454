import type { JsonObject } from '#shared/features/credentials/shape.ts';
import type { TrustedIssuer } from '#shared/features/trusted-issuers/schema.ts';
import { achievementOf, type Description, issuerOf, optionalMoment } from './describe.ts';
import { CheckFailed, demand, required } from './failure.ts';
import { type Circumstances, documentOf, isOf, objectOf, trustedAs } from './outside.ts';
import type { Given } from './parse.ts';
import { idIn, listIn, objectIn, textIn, textsIn } from './parts.ts';
import { demandBadgeIsFor } from './recipient.ts';
import { demandToken } from './signature.ts';

// Badges of Open Badges 2.0: an assertion names its class, and the class its issuer. It is hosted, so that its address vouches for
// it, or it is signed as a token.

const CONTEXT = 'https://w3id.org/openbadges/v2';

/** The trusted issuer of whose host an address is. Others are not asked. */
const hostOf = (address: string, { trusted }: Circumstances): TrustedIssuer =>
  required(
    trusted.find((issuer) => isOf(issuer, address)),
    'unknown_issuer',
  );

/** An object that is embedded, or at an address of the host. */
const resolved = async (
  value: unknown,
  host: TrustedIssuer,
  circumstances: Circumstances,
): Promise<JsonObject> =>
  objectIn(value) ?? objectOf(host, required(textIn(value), 'missing_fields'), circumstances);

/** What a badge says whose class and issuer are embedded; the addresses of those that are not stand for them. */
const describeEmbedded = (assertion: JsonObject): Description => {
  const badge = objectIn(assertion.badge);
  const achievement = badge ?? { name: required(idIn(assertion.badge), 'missing_fields') };
  return {
    format: 'open-badges-2',
    ...achievementOf(achievement),
    issuer: issuerOf(badge?.issuer ?? idIn(assertion.badge)),
    issuedAt: optionalMoment(assertion.issuedOn),
    validUntil: optionalMoment(assertion.expires),
  };
};

/** What the host has of an assertion today. */
const hosted = async (id: string, host: TrustedIssuer, circumstances: Circumstances): Promise<JsonObject> => {
  const found = await documentOf(host, id, circumstances);
  if (!found) throw new CheckFailed('revoked');
  const assertion = required(found.value, 'unreachable');
  demand(assertion.revoked !== true, 'revoked');
  demand(assertion.id === id, 'foreign_key');
  return assertion;
};

/** Ends the check unless an assertion is where its issuer says that all of them are, if it says so. */
const demandPlace = (assertion: string, { verification }: JsonObject): void => {
  const starts = textsIn(objectIn(verification)?.startsWith);
  demand(starts.length === 0 || starts.some((start) => assertion.startsWith(start)), 'foreign_key');
};

/** The revocations of an issuer that signs its badges. */
const demandNotRevoked = async (
  { id, uid }: JsonObject,
  { revocationList }: JsonObject,
  { issuer, circumstances }: { readonly issuer: TrustedIssuer; readonly circumstances: Circumstances },
): Promise<void> => {
  if (revocationList === undefined) return;
  const address = required(textIn(revocationList), 'bad_status');
  if (!isOf(issuer, address)) throw new CheckFailed('bad_status');
  const { revokedAssertions } = await objectOf(issuer, address, circumstances);
  const names = listIn(revokedAssertions).flatMap((one) => {
    const entry = objectIn(one);
    return textsIn(entry ? [entry.id, entry.uid] : one);
  });
  demand(![id, uid].some((name) => typeof name === 'string' && names.includes(name)), 'revoked');
};

/** What a badge says, and the rest of its check, which may fetch from a trusted issuer. */
export const readAssertion = ({ document, token }: Given, circumstances: Circumstances) => {
  demand(
    listIn(document['@context']).every((one) => one === CONTEXT),
    'unknown_context',
  );
  const described = describeEmbedded(document);
  demandBadgeIsFor(document, circumstances.emails);
  const { type: way, creator } = objectIn(document.verification) ?? objectIn(document.verify) ?? {};
  const isHosted = listIn(way).some((one) => one === 'HostedBadge' || one === 'hosted');
  const isSigned = listIn(way).some((one) => one === 'SignedBadge' || one === 'signed');
  demand(token ? isSigned : isHosted, isSigned || token ? 'unsupported_signature' : 'unsigned');

  const check = async (): Promise<Description> => {
    const address = required(token ? textIn(creator) : textIn(document.id), 'missing_fields');
    const host = hostOf(address, circumstances);
    const assertion = token ? document : await hosted(address, host, circumstances);
    demandBadgeIsFor(assertion, circumstances.emails);
    const badge = await resolved(assertion.badge, host, circumstances);
    const id = required(idIn(badge.issuer), 'missing_fields');
    const trusted = required(trustedAs(circumstances.trusted, id), 'unknown_issuer');
    // Several issuers may share a host: the address of the assertion must be one of this issuer’s host, too.
    demand(isOf(trusted, address), 'foreign_key');
    const issuer = await objectOf(trusted, id, circumstances);
    demand(issuer.id === id, 'foreign_key');
    if (!token) demandPlace(address, issuer);
    if (token) {
      await demandToken(token, { signer: { id, trusted }, method: address }, circumstances);
      await demandNotRevoked(assertion, issuer, { issuer: trusted, circumstances });
    }
    return describeEmbedded({ ...assertion, badge: { ...badge, issuer: { id, name: trusted.name } } });
  };
  return { described, check };
};
