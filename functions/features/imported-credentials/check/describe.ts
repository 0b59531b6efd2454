import { shortened } from '#shared/core/characters.ts';
import { line, paragraphs } from '#shared/core/contract.ts';
import type { JsonObject } from '#shared/features/credentials/shape.ts';
import type { ImportFormat } from '#shared/features/imported-credentials/rules.ts';
import type { ImportedCredential } from '#shared/features/imported-credentials/schema.ts';
import { mentionsInLine } from '#shared/features/matching/skills/mentions.ts';
import { knownSkill } from '#shared/features/matching/skills/normalise.ts';
import { isKnownContext } from './contexts.ts';
import { CheckFailed, demand, required } from './failure.ts';
import type { Token } from './parse.ts';
import { idIn, listIn, momentIn, objectIn, secondsIn, textIn, textsIn } from './parts.ts';

/** What is shown of a credential. */
export type Description = Pick<
  ImportedCredential,
  'name' | 'criteria' | 'issuer' | 'skills' | 'issuedAt' | 'validUntil'
> & { readonly format: ImportFormat };

const MOST_SKILLS = 12;
const [NAME, TEXT] = [200, 2_000];

/** A text as it may be shown: cut at its limit, without what cannot be seen, and without what ends a section of a picture. */
const shown = (schemaOf: typeof line, value: unknown, most: number): string => {
  const { data = '', success } = schemaOf(most).safeParse(shortened(textIn(value) ?? '', most));
  demand(success && !data.includes(']]>'), 'forbidden_text');
  return data;
};

/** A name that must be there. */
const shownName = (value: unknown): string => {
  const name = shown(line, value, NAME);
  demand(name !== '', 'missing_fields');
  return name;
};

/** The skills of the product that tags and the name of an achievement are. */
const skillsIn = (name: string, tags: readonly string[]): string[] => {
  const named = mentionsInLine(name).map(({ skill }) => skill);
  return [...new Set([...tags.flatMap((tag) => knownSkill(tag) ?? []), ...named])].slice(0, MOST_SKILLS);
};

const alignedNames = (achievement: JsonObject): string[] =>
  listIn(achievement.alignment).flatMap((one) => textIn(objectIn(one)?.targetName) ?? []);

const narrativeOf = (achievement: JsonObject): string => {
  const criteria = objectIn(achievement.criteria);
  return shown(paragraphs, criteria?.narrative ?? achievement.description, TEXT);
};

/** What an achievement or a class of badges says of itself. */
export const achievementOf = (achievement: JsonObject): Pick<Description, 'name' | 'criteria' | 'skills'> => {
  const name = shownName(achievement.name);
  const tags = [...textsIn(achievement.tag), ...textsIn(achievement.tags), ...alignedNames(achievement)];
  return { name, criteria: narrativeOf(achievement), skills: skillsIn(name, tags) };
};

/** A name of an issuer, or its address where it says none. */
export const issuerOf = (issuer: unknown): Description['issuer'] => {
  const id = shownName(required(idIn(issuer), 'missing_fields'));
  return { id, name: shown(line, objectIn(issuer)?.name, NAME) || id };
};

/** A moment that may be missing, and is none of any other form. */
export const optionalMoment = (value: unknown): string | null => {
  if (value === undefined) return null;
  return required(momentIn(value), 'missing_fields');
};

/** Contexts at the top alone, and only those that come with the function: what they mean is then known. */
const demandContexts = (document: JsonObject): void => {
  const [first, ...others] = listIn(document['@context']);
  demand(isKnownContext(first) && others.every(isKnownContext), 'unknown_context');
  let level: unknown[] = Object.entries(document).flatMap(([key, value]) =>
    key === '@context' ? [] : [value],
  );
  while (level.length > 0)
    level = level.flatMap((one) => {
      if (typeof one !== 'object' || one === null) return [];
      demand(!Object.hasOwn(one, '@context'), 'unknown_context');
      return Object.values(one);
    });
};

/** The only subject of a credential. */
export const subjectOf = (document: JsonObject): JsonObject => {
  const [subject, second] = listIn(document.credentialSubject);
  demand(second === undefined, 'missing_fields');
  return required(objectIn(subject), 'missing_fields');
};

const OPEN_BADGES = ['OpenBadgeCredential', 'AchievementCredential'];

/** What a Verifiable Credential says; an Open Badge 3.0 is one. */
export const describeCredential = (document: JsonObject, token: Token | undefined): Description => {
  demandContexts(document);
  const types = textsIn(document.type);
  const achievement = listIn(subjectOf(document).achievement).map(objectIn)[0] ?? {};
  const isBadge = types.some((type) => OPEN_BADGES.includes(type));
  const from = optionalMoment(document.validFrom ?? document.issuanceDate);
  const until = optionalMoment(document.validUntil ?? document.expirationDate);
  const issuer = document.issuer ?? token?.claims.iss;
  return {
    format: isBadge ? 'open-badges-3' : 'verifiable-credential',
    ...achievementOf({ ...achievement, name: textIn(achievement.name) ?? document.name }),
    issuer: issuerOf(issuer),
    // What a token says beside the credential narrows when it is valid.
    issuedAt:
      [from, secondsIn(token?.claims.nbf)]
        .flatMap((one) => one ?? [])
        .sort()
        .at(-1) ?? null,
    validUntil: [until, secondsIn(token?.claims.exp)].flatMap((one) => one ?? []).sort()[0] ?? null,
  };
};

/** Which standard a document follows. */
export const kindOf = (document: JsonObject): 'credential' | 'assertion' => {
  const types = textsIn(document.type);
  if (types.includes('VerifiableCredential')) return 'credential';
  if (types.includes('Assertion')) return 'assertion';
  throw new CheckFailed('unknown_format');
};
