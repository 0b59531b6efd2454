import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '#functions/core/errors.ts';
import { parseUnambiguous } from '#shared/core/unambiguous-json.ts';
import { checkText, MOST_BYTES } from '#shared/features/credentials/check.ts';
import type { IssuerDocument } from '#shared/features/credentials/documents.ts';
import { isIssuerDocument, issuerDocumentOf } from '#shared/features/credentials/issuer.ts';
import { isObject } from '#shared/features/credentials/shape.ts';
import { multikeyOf } from '#shared/features/credentials/signature.ts';
import { VERDICT_TEXTS } from '#shared/features/credentials/verdicts.ts';
import { commandLine } from './command-line.ts';
import { CommandError, runCommand } from './endpoints.ts';

const USAGE = `Usage: npm run verify -- FILE [--keys FILE]
       Checks a credential, or a bundle with its status list, without a network. --keys names the issuer's did.json;
       without it, the keys of the local copy in the data directory are taken. Ends with 1 unless the credential is valid.`;

const read = (file: string): string => {
  try {
    if (statSync(file).size > MOST_BYTES) throw new CommandError(`${file} is larger than any credential.`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw error instanceof CommandError
      ? error
      : new CommandError(`${file} cannot be read: ${messageOf(error)}`);
  }
};

/** The public half of a key as the local parameter store has it. */
const multikeyIn = (file: string): string => {
  const key = createPrivateKey({
    key: Buffer.from(readFileSync(file, 'utf8'), 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return multikeyOf(Buffer.from(x, 'base64url'));
};

const LOCAL_KEY = /^\/fledge\/local\/issuer-key\/(key-\d+)$/;

/** The keys of the local copy, for the issuer that a document names: only those of a local copy are ever taken. */
const localIssuer = (text: string): IssuerDocument | undefined => {
  const folder = join(process.env.DATA_DIR || '.local', 'parameters');
  const value = parseUnambiguous(text);
  const credential = isObject(value) && isObject(value.credential) ? value.credential : value;
  const named = isObject(credential) && isObject(credential.issuer) ? String(credential.issuer.id) : '';
  if (!/^did:web:(localhost|127\.0\.0\.1)(%3A\d+)?$/.test(named)) return undefined;
  try {
    const keys = readdirSync(folder).flatMap((file) => {
      const kid = LOCAL_KEY.exec(decodeURIComponent(file))?.[1];
      return kid === undefined ? [] : [{ kid, multikey: multikeyIn(join(folder, file)) }];
    });
    return keys.length > 0 ? issuerDocumentOf(named, keys) : undefined;
  } catch {
    return undefined;
  }
};

const issuerIn = (file: string): IssuerDocument => {
  const value = parseUnambiguous(read(file));
  if (!isIssuerDocument(value)) throw new CommandError(`${file} is not the did.json of an issuer.`);
  return value;
};

const readArguments = () => {
  try {
    const { values, positionals } = commandLine({
      allowPositionals: true,
      options: { keys: { type: 'string' } },
    });
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0) return { file, keys: values.keys };
  } catch (error) {
    throw new CommandError(`${messageOf(error)}\n${USAGE}`);
  }
  throw new CommandError(USAGE);
};

await runCommand(async () => {
  const { file, keys } = readArguments();
  const text = read(file);
  const issuer = keys === undefined ? localIssuer(text) : issuerIn(keys);
  const { verdict, reason, credential, asOf } = await checkText(text, {
    issuer,
    statusList: async () => undefined,
    now: new Date(),
  });
  const lines = [
    `${VERDICT_TEXTS[verdict].label}: ${reason}`,
    ...(credential ? [`It says: ${credential.name}, ${credential.validFrom.slice(0, 10)}.`] : []),
    ...(asOf === undefined ? [] : [`Its status is as of ${asOf}.`]),
    ...(issuer ? [] : ['Name the keys of its issuer: --keys did.json']),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (verdict !== 'valid') process.exitCode = 1;
});
