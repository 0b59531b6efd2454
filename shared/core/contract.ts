import * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import type { PlanFeature } from './plan-features.ts';
import { CONTROL_FREE, refusedCharacter, tooLong } from './refused-characters.ts';
import { plainLine, visibleLine, visibleText } from './visible-text.ts';

/** The five roles of a person. A role is chosen at sign-up and is a Cognito group of the same name. */
export const ROLES = ['student', 'mentor', 'employer', 'alumni', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export const roleSchema = z.enum(ROLES);

/** What a route's function may do in AWS. infra/constructs/grant-meanings.ts turns each word into IAM statements. */
export type Grant =
  | 'table:read'
  | 'table:write'
  /** Queries of the index of open opportunities by their last day. */
  | 'table:open-deadlines'
  | 'cognito:sign-in'
  | 'cognito:sign-up'
  | 'cognito:set-password'
  /** Adds entries to the audit log. No function can change or delete one. */
  | 'audit:append'
  /** Creates users without a password and adds them to their role's group. */
  | 'cognito:invite'
  /** Disables and enables users. */
  | 'cognito:suspend'
  /** The public app client: a password reset needs no permission. */
  | 'cognito:reset'
  | 'cognito:delete'
  /** The client id and secret of sign-in with Google, if the operator has set it up. */
  | 'google:sign-in'
  /** Lets users upload resumes by forms that the function signs. */
  | 'resumes:upload'
  /** Reads resumes, uploaded and accepted ones, and signs links to them. */
  | 'resumes:read'
  /** Copies an uploaded resume to the accepted ones. */
  | 'resumes:accept'
  | 'resumes:delete'
  /** Reads the snapshots of the search. */
  | 'search:read'
  /** Reads the packed lists of applicants. */
  | 'applicants:read'
  /** Signs links to exported files. */
  | 'exports:read'
  /** Asks for a new snapshot of the search. */
  | 'search:request'
  /** Calls to one model of Bedrock, if the operator has chosen one. */
  | 'model:converse'
  /** Calls the functions of features whose routes the advisor's tools use, with the user's own session. */
  | 'functions:call'
  /** Gives meetings a room of the stage's provider. */
  | 'meetings:room'
  /** Reads the private key by which the stage signs credentials. */
  | 'issuer:sign'
  /** The public keys of the issuer, which need no permission. */
  | 'issuer:keys'
  /** How many messages the queues have. */
  | 'queues:count';

/**
 * Who may call a route. A pending account may call the routes of its role, unless they say `approved`; a pending admin
 * may call none that names roles.
 */
export type Access = 'public' | 'signed-in' | readonly Role[];

/**
 * What a caller is to a record: its owner, a member of the company that it belongs to, the mentor of the mentee whose
 * record it is, one of its participants, or an approved admin, who has this relation to every record.
 */
export type Relation = 'owner' | 'company' | 'mentor' | 'participant' | 'admin';

/**
 * The one record that a route is about, and the relations of which the caller must have one. `serve` loads it before the
 * handler and passes it on. A caller without a relation gets the same 404 as for a record that does not exist.
 */
export interface RecordAccess {
  /** The kind of record: the feature's handler module has a source for each kind that its routes name. */
  readonly kind: string;
  /** The field of `params` that identifies it. */
  readonly param: string;
  readonly relations: readonly [Relation, ...Relation[]];
}

/**
 * The kinds of documents that routes answer with, besides JSON: a page, a feed, a site map, a calendar, JSON that others read,
 * or a picture, whose text is in base64.
 */
export type DocumentKind = 'html' | 'atom' | 'xml' | 'calendar' | 'json' | 'png';

/**
 * One route of the API, declared once. The Lambda's validation and authorisation, the CDK routes and IAM
 * grants, the typed browser client, the OpenAPI document and the authorisation tests derive from it.
 */
export interface Route {
  /** `<feature>.<name>`, as in `applications.list`: what the browser's client, the log and the metrics call it. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, unless it is a page or file that people and programs open at an address of its own. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** The person whose record this is: this field must hold the session's own id, else 403. */
  readonly owner?: {
    readonly in: 'params' | 'body';
    readonly field: string;
    /** An approved admin may read other people's records through this route. */
    readonly adminReads?: true;
  };
  /** The record that the route is about, and who may call the route for it. */
  readonly record?: RecordAccess;
  /** Only approved accounts, whatever their role, else 403 `approval_pending`. */
  readonly approved?: true;
  /**
   * What the plan of an employer's company must open, every one of it, else 403 `plan_required`. An employer without a company
   * is on the first plan; other roles have none, and are not asked for one.
   */
  readonly plan?: readonly [PlanFeature, ...PlanFeature[]];
  /** Only users who confirmed their email address, else 403 `email_unconfirmed`. */
  readonly confirmed?: true;
  /**
   * The edge may answer visitors without a session for this many seconds with what it answered before to the same path
   * and query. For public reads that answer all visitors alike. Without it, no cache keeps an answer. `immutable` is for
   * an address that names its content: a browser that has it does not ask again, also after another user has signed in.
   */
  readonly edge?: { readonly seconds: number; readonly immutable?: true };
  readonly grants: readonly Grant[];
  /**
   * `aws-json` is the protocol of Cognito's API, for its SDKs: the body's type is `application/x-amz-json-1.1`, the
   * operation is in the header `x-amz-target`, and errors also have the service's names for them. Without it, plain JSON.
   */
  readonly protocol?: 'aws-json';
  /** The request's headers that the handler reads, in lower case. */
  readonly headers?: z.ZodObject;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The handler reads the body value by value: one that cannot be stored is left out, and does not refuse the request. */
  readonly readsOddValues?: true;
  /**
   * Status of a successful answer; 200 by default. 302 is for addresses that a browser goes to, not a
   * program: the response is `redirectSchema`, and `location` becomes the header.
   */
  readonly status?: 200 | 201 | 302;
  readonly response: z.ZodType;
  /** The answer is a document of this kind, and `response` its text. The handler names its type. Without it, JSON. */
  readonly answers?: DocumentKind;
  /** What can go wrong besides what every route can answer. For the OpenAPI document and the browser's types. */
  readonly errors?: readonly ErrorCode[];
}

/** The cookie of a session. The edge caches nothing for a request that carries it, the functions read it. */
export const SESSION_COOKIE = '__Host-fledge';

/** Whether a route is a page or file of the site: it has an address outside of /api, and no session matters to it. */
export const isOfSite = ({ path }: Pick<Route, 'path'>): boolean => !path.startsWith('/api/');

/** A route before `defineFeature` gives it its id. */
type RouteDeclaration = Omit<Route, 'id'>;

/** The routes of a feature with their ids and literal types. */
type Feature<Name extends string, F extends Record<string, RouteDeclaration>> = {
  readonly [K in keyof F]: F[K] & { readonly id: `${Name}.${Extract<K, string>}` };
};

/** Declares the routes of a feature and gives each its id. `name` is the feature's key in shared/routes.ts. */
export const defineFeature = <const Name extends string, const F extends Record<string, RouteDeclaration>>(
  name: Name,
  routes: F,
): Feature<Name, F> =>
  // Properties and not values: a bundle has getters for the schemas, which are made when a request needs them.
  Object.fromEntries(
    Object.entries(routes).map(([key, route]) => [
      key,
      Object.defineProperties({ id: `${name}.${key}` }, Object.getOwnPropertyDescriptors(route)),
    ]),
  ) as Feature<Name, F>;

/** Where a route with status 302 leads: a path of this site, or another site's address. */
export const redirectSchema = z.object({
  location: z.string().regex(/^(\/(?![/\\])|https?:\/\/)[\x21-\x7e]*$/),
});

/** The body of a POST that says nothing: `{}`. */
export const emptyBody = z.object({});

/** Bodies above this many bytes are refused with 413. */
export const MAX_BODY_BYTES = 64 * 1024;

/** A page of a list. A page may be short, even empty, and still have a `nextCursor`: more may follow. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

/** The query fields of a list: at most `limit` items after `cursor`, which an earlier page gave. */
export const pageQuery = {
  cursor: z.string().max(2048).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
};

/** An optional field of a query. An empty one is the same as none: forms and addresses send it so. */
export const optionalFilter = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    schema.optional(),
  );

/**
 * Text to search for, as the texts are stored. Control characters are in none of them, so they count as spaces: a search
 * for nothing else finds nothing.
 */
export const searchText = (max: number) =>
  z
    .string()
    .max(max, tooLong(max))
    .overwrite((text) =>
      visibleLine(text)
        .replace(/\p{Cc}/gu, ' ')
        .trim(),
    );

/** A date without a time, `YYYY-MM-DD`. */
export const dateSchema = z.iso.date();
/** A moment, ISO 8601 in UTC with milliseconds. */
export const momentSchema = z.iso.datetime({ precision: 3 });

/** What is left in a text and cannot be shown: its field names the character and its place. */
const refused = { error: ({ input }: { input?: unknown }) => refusedCharacter(String(input))?.message };

/** A text within a limit, made visible by one of the functions of `visible-text.ts`. */
const made = (visible: (text: string) => string, max: number, message?: string) =>
  // In one `check`: each method of a chain makes another schema, and bundles load dozens of these.
  z.string().check(
    z.overwrite(visible),
    z.maxLength(max, message ?? tooLong(max)),
    z.regex(CONTROL_FREE, refused),
    z.refine((text) => text.isWellFormed(), refused),
  );

/** The text of one line, as `visibleLine` has it. Every text that other users see is a `line` or `paragraphs`. */
export const line = (max: number, message?: string) => made(visibleLine, max, message);

/** A line of letters and signs of a fixed alphabet: a phone number, a date, a code. */
export const plain = (max: number) => made(plainLine, max);

/** Text of several lines: trimmed, as `visibleText` has it, with `\n` between lines, and with tabs. */
export const paragraphs = (max: number) => made((text) => visibleText(text).trim(), max);
