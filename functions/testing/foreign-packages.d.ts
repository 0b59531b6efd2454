// Packages without types by which tests issue credentials as others do: what is used of them.

declare module '@digitalbazaar/ed25519-multikey' {
  interface Signer {
    readonly id: string;
    readonly sign: (given: { data: Uint8Array }) => Promise<Uint8Array>;
  }
  interface KeyPair {
    id: string;
    readonly publicKeyMultibase: string;
    readonly signer: () => Signer;
  }
  export const generate: (given: { controller?: string }) => Promise<KeyPair>;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(given: { signer?: object; cryptosuite: object; date?: string });
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalbazaar/ed25519-signature-2020' {
  export class Ed25519Signature2020 {
    constructor(given: { signer: object; date?: string });
  }
}

declare module '@digitalbazaar/vc' {
  export const verifyCredential: (given: {
    credential: object;
    suite: object;
    documentLoader: (address: string) => Promise<object>;
    checkStatus: () => Promise<{ verified: boolean }>;
    now: Date;
  }) => Promise<{ verified: boolean; error?: unknown }>;
  export const issue: (given: {
    credential: object;
    suite: object;
    documentLoader: (address: string) => Promise<object>;
    now?: Date;
  }) => Promise<Record<string, unknown>>;
}
