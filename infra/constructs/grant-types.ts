import type { Google } from '../app/settings/google.ts';
import type { Model } from '../app/settings/model.ts';
import type { Mail } from '../app/stages.ts';
import type { Auth } from './auth.ts';
import type { Issuer } from './issuer-keys.ts';
import type { Allowed } from './model-access.ts';
import type { TableFunction } from './record-access/use.ts';
import type { PrivateBucket } from './resume-bucket.ts';
import type { SocketApi } from './socket-api.ts';
import type { Data } from './table.ts';

/** The URLs of queues by the variables that name them, and their ARNs. */
export interface Queues {
  readonly arns: readonly string[];
  readonly urls: Readonly<Record<string, string>>;
}

/** What grants are about. */
export interface Granted {
  /** The stage’s name. */
  readonly name: string;
  readonly data: Data;
  readonly auth: Auth;
  readonly resumes: PrivateBucket;
  readonly search: PrivateBucket;
  readonly live: SocketApi;
  readonly issuer: Issuer;
  /** The queues of the events, which are made after those who may count what is in them. */
  readonly queues: Queues;
  readonly mail: Mail | undefined;
  readonly operatorMail: string | undefined;
  readonly google: Google | undefined;
  readonly model: Model | undefined;
  readonly meetingRoom: string | undefined;
}

/** A function's permissions, and the environment variables without which it could not use them. */
export interface Meaning {
  readonly allows: (granted: Granted, name: TableFunction) => readonly Allowed[];
  readonly environment: (granted: Granted) => Readonly<Record<string, string>>;
}
