import { parseUnambiguous } from '#shared/core/unambiguous-json.ts';
import { isObject, type JsonObject } from '#shared/features/credentials/shape.ts';
import { CheckFailed, demand } from './failure.ts';
import { objectIn, textIn } from './parts.ts';

/** A signed token in its compact form, with what its parts say. Nothing of it is checked. */
export interface Token {
  readonly text: string;
  readonly header: JsonObject;
  readonly claims: JsonObject;
}

/** A credential as it was given: the document, and the token that carries it, if one does. */
export interface Given {
  readonly document: JsonObject;
  readonly token?: Token;
}

/** No credential has more levels or values. */
const [MOST_LEVELS, MOST_VALUES] = [16, 2_000];
/** Base64url in three parts, of which the last is empty for a token without a signature. */
const TOKEN = /^([\w-]+)\.([\w-]+)\.([\w-]*)$/;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Goes through a value without recursion, so that depth costs no stack. */
const demandModest = (value: unknown): void => {
  let [level, values] = [[value], 0];
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length;
    demand(depth <= MOST_LEVELS && values <= MOST_VALUES, 'too_deep');
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
};

/** The object of a JSON text. */
const parsed = (text: string): JsonObject => {
  const value = parseUnambiguous(text);
  if (value === undefined) throw new CheckFailed(isJson(text) ? 'duplicate_key' : 'unreadable');
  if (!isObject(value)) throw new CheckFailed('unreadable');
  demandModest(value);
  return value;
};

const decoded = (part: string): JsonObject => {
  const text = Buffer.from(part, 'base64url').toString('utf8');
  return parsed(text);
};

/** The token that a text is, in which nothing is checked yet. */
export const tokenIn = (text: string): Token | undefined => {
  const [, header, claims] = TOKEN.exec(text) ?? [];
  if (header === undefined || claims === undefined) return undefined;
  const token = { text, header: decoded(header), claims: decoded(claims) };
  const isSigned = !text.endsWith('.') && !/^none$/i.test(textIn(token.header.alg) ?? 'none');
  demand(isSigned, 'unsigned');
  return token;
};

/** The credential of a text, which is JSON or a token. The credential of a token is its `vc`, or all of its claims. */
export const givenIn = (text: string): Given => {
  const trimmed = text.trim();
  const token = tokenIn(trimmed);
  if (!token) return { document: parsed(trimmed) };
  return { document: objectIn(token.claims.vc) ?? token.claims, token };
};
