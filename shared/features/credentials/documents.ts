// The documents that are signed and published, as types without schemas: `/verify` loads what is here. What they may have,
// and what is signed of them, is in shapes.ts.

/** The contexts of a credential: the data model of the W3C, and Open Badges of 1EdTech. */
export const CREDENTIAL_CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

/** The signature of a document, and what is signed with it. */
export interface Proof {
  readonly type: 'DataIntegrityProof';
  readonly cryptosuite: 'eddsa-rdfc-2022';
  readonly created: string;
  readonly verificationMethod: string;
  readonly proofPurpose: 'assertionMethod';
  readonly proofValue: string;
}

/** By whom a credential is held: a hashed address with its salt, or the name as it is. */
export type Identity =
  | {
      readonly type: 'IdentityObject';
      readonly identityType: 'emailAddress';
      readonly hashed: true;
      readonly identityHash: string;
      readonly salt: string;
    }
  | {
      readonly type: 'IdentityObject';
      readonly identityType: 'name';
      readonly hashed: false;
      readonly identityHash: string;
    };

export type AchievementType = 'Course' | 'Assessment' | 'Certification' | 'Badge';

/** What was achieved, as a credential says it and as it is published by itself. */
export interface AchievementNode {
  readonly id: string;
  readonly type: readonly ['Achievement'];
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly achievementType: AchievementType;
  readonly criteria: { readonly narrative: string };
  /** The skills that it is about; missing where there are none. */
  readonly tag?: readonly string[];
}

export interface EvidenceNode {
  readonly id: string;
  readonly type: readonly ['Evidence'];
  readonly name: string;
  readonly narrative: string;
}

/** A credential before it is signed. */
export interface UnsignedCredential {
  readonly '@context': typeof CREDENTIAL_CONTEXTS;
  readonly id: string;
  readonly type: readonly ['VerifiableCredential', 'OpenBadgeCredential'];
  readonly name: string;
  readonly issuer: {
    readonly id: string;
    readonly type: readonly ['Profile'];
    readonly name: string;
    readonly url: string;
  };
  readonly validFrom: string;
  readonly validUntil?: string;
  readonly credentialStatus: {
    readonly id: string;
    readonly type: 'BitstringStatusListEntry';
    readonly statusPurpose: 'revocation';
    readonly statusListIndex: string;
    readonly statusListCredential: string;
  };
  readonly credentialSubject: {
    readonly type: readonly ['AchievementSubject'];
    readonly identifier: readonly Identity[];
    readonly achievement: AchievementNode;
  };
  readonly evidence?: readonly EvidenceNode[];
}

/** A signed credential. */
export interface CredentialDocument extends UnsignedCredential {
  readonly proof: Proof;
}

/** A list of bits before it is signed. `validFrom` is when it was made. */
export interface UnsignedStatusList {
  readonly '@context': readonly [(typeof CREDENTIAL_CONTEXTS)[0]];
  readonly id: string;
  readonly type: readonly ['VerifiableCredential', 'BitstringStatusListCredential'];
  readonly issuer: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly credentialSubject: {
    readonly id: string;
    readonly type: 'BitstringStatusList';
    readonly statusPurpose: 'revocation';
    readonly encodedList: string;
  };
}

/** A signed list of bits. */
export interface StatusListDocument extends UnsignedStatusList {
  readonly proof: Proof;
}

/** The issuer with its public keys: those that are retired verify what they signed. */
export interface IssuerDocument {
  readonly '@context': readonly ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'];
  readonly id: string;
  readonly verificationMethod: readonly {
    readonly id: string;
    readonly type: 'Multikey';
    readonly controller: string;
    readonly publicKeyMultibase: string;
  }[];
  readonly assertionMethod: readonly string[];
}
