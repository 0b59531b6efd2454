import { CREDENTIAL_CONTEXTS, type CredentialDocument, type StatusListDocument } from './documents.ts';
import { fitsShape, isObject, type Shape, type Term } from './shape.ts';

const BADGES = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#';
const CREDENTIALS = 'https://www.w3.org/2018/credentials#';
const STATUS = 'https://www.w3.org/ns/credentials/status#';
const SECURITY = 'https://w3id.org/security#';
const SCHEMA = 'https://schema.org/';

const text = (property: string, only?: readonly string[] | RegExp): Term => ({
  property,
  literal: 'text',
  ...(only && { only }),
});
const moment = (property: string): Term => ({ property, literal: 'moment' });
const link = (property: string): Term => ({ property, link: 'address' });
const name = text(`${SCHEMA}name`, /\S/);
const narrative = text(`${BADGES}narrative`, /\S/);

const identity = (kind: string, hashed: boolean, members: Readonly<Record<string, Term>>): Shape => ({
  id: false,
  types: { IdentityObject: `${BADGES}IdentityObject` },
  members: {
    identityType: text(`${BADGES}identityType`, [kind]),
    hashed: { property: `${BADGES}hashed`, literal: 'flag', only: [hashed] },
    ...members,
  },
});

const IDENTITIES: readonly Shape[] = [
  identity('emailAddress', true, {
    identityHash: text(`${BADGES}identityHash`, /^sha256\$[\da-f]{64}$/),
    salt: text(`${BADGES}salt`, /^[\w-]{16,64}$/),
  }),
  identity('name', false, { identityHash: text(`${BADGES}identityHash`, /\S/) }),
];

const ACHIEVEMENT: Shape = {
  id: true,
  types: { Achievement: `${BADGES}Achievement` },
  listed: true,
  members: {
    name,
    description: text(`${SCHEMA}description`, /\S/),
    version: text(`${BADGES}version`, /^[1-9]\d{0,3}$/),
    achievementType: text(`${BADGES}achievementType`, ['Course', 'Assessment', 'Certification', 'Badge']),
    criteria: { property: `${BADGES}Criteria`, node: { id: false, types: {}, members: { narrative } } },
    tag: { property: `${SCHEMA}keywords`, texts: { most: 12 }, optional: true },
  },
};

const VERIFIABLE = { VerifiableCredential: `${CREDENTIALS}VerifiableCredential` };

/** A credential without its proof. */
export const CREDENTIAL: Shape = {
  id: true,
  types: { ...VERIFIABLE, OpenBadgeCredential: `${BADGES}OpenBadgeCredential` },
  contexts: CREDENTIAL_CONTEXTS,
  members: {
    name,
    issuer: {
      property: `${CREDENTIALS}issuer`,
      node: {
        id: true,
        types: { Profile: `${BADGES}Profile` },
        listed: true,
        members: { name, url: { property: `${SCHEMA}url`, literal: 'address' } },
      },
    },
    validFrom: moment(`${CREDENTIALS}validFrom`),
    validUntil: { ...moment(`${CREDENTIALS}validUntil`), optional: true },
    credentialStatus: {
      property: `${CREDENTIALS}credentialStatus`,
      node: {
        id: true,
        types: { BitstringStatusListEntry: `${STATUS}BitstringStatusListEntry` },
        members: {
          statusPurpose: text(`${STATUS}statusPurpose`, ['revocation']),
          statusListIndex: text(`${STATUS}statusListIndex`, /^(0|[1-9]\d{0,5})$/),
          statusListCredential: link(`${STATUS}statusListCredential`),
        },
      },
    },
    credentialSubject: {
      property: `${CREDENTIALS}credentialSubject`,
      node: {
        id: false,
        types: { AchievementSubject: `${BADGES}AchievementSubject` },
        listed: true,
        members: {
          identifier: { property: `${BADGES}identifier`, node: IDENTITIES, count: { min: 2, max: 2 } },
          achievement: { property: `${BADGES}achievement`, node: ACHIEVEMENT },
        },
      },
    },
    evidence: {
      property: `${CREDENTIALS}evidence`,
      node: {
        id: true,
        types: { Evidence: `${BADGES}Evidence` },
        listed: true,
        members: { name, narrative },
      },
      count: { min: 1, max: 4 },
      optional: true,
    },
  },
};

/** A status list without its proof. */
export const STATUS_LIST: Shape = {
  id: true,
  types: { ...VERIFIABLE, BitstringStatusListCredential: `${STATUS}BitstringStatusListCredential` },
  contexts: [CREDENTIAL_CONTEXTS[0]],
  members: {
    issuer: link(`${CREDENTIALS}issuer`),
    validFrom: moment(`${CREDENTIALS}validFrom`),
    validUntil: moment(`${CREDENTIALS}validUntil`),
    credentialSubject: {
      property: `${CREDENTIALS}credentialSubject`,
      node: {
        id: true,
        types: { BitstringStatusList: `${STATUS}BitstringStatusList` },
        members: {
          statusPurpose: text(`${STATUS}statusPurpose`, ['revocation']),
          encodedList: { property: `${STATUS}encodedList`, literal: 'multibase' },
        },
      },
    },
  },
};

/** A proof without its signature. */
export const PROOF: Shape = {
  id: false,
  types: { DataIntegrityProof: `${SECURITY}DataIntegrityProof` },
  members: {
    cryptosuite: { property: `${SECURITY}cryptosuite`, literal: 'suite', only: ['eddsa-rdfc-2022'] },
    created: moment('http://purl.org/dc/terms/created'),
    verificationMethod: link(`${SECURITY}verificationMethod`),
    proofPurpose: {
      property: `${SECURITY}proofPurpose`,
      link: { assertionMethod: `${SECURITY}assertionMethod` },
    },
  },
};

const isSigned = (shape: Shape, value: unknown): boolean => {
  if (!isObject(value)) return false;
  const { proof, ...document } = value;
  if (!isObject(proof)) return false;
  const { proofValue, ...options } = proof;
  return typeof proofValue === 'string' && fitsShape(PROOF, options) && fitsShape(shape, document);
};

/** Whether a value is a credential as Fledge writes them. It says nothing of its signature. */
export const isCredentialDocument = (value: unknown): value is CredentialDocument =>
  isSigned(CREDENTIAL, value);

/** Whether a value is a status list as Fledge writes them. It says nothing of its signature. */
export const isStatusListDocument = (value: unknown): value is StatusListDocument =>
  isSigned(STATUS_LIST, value);
