import { type Expression, type ObjectExpression, type ObjectProperty, parseSync } from 'oxc-parser';

/** What only the infrastructure, the consumers' filters and the documents read of a kind of records. */
const ELSEWHERE = new Set(['owner', 'usedBy', 'stream', 'retention', 'personal']);

/** The object itself, without the types after it. */
const objectIn = (expression: Expression | null | undefined): ObjectExpression | undefined => {
  if (expression?.type === 'TSAsExpression' || expression?.type === 'TSSatisfiesExpression')
    return objectIn(expression.expression);
  return expression?.type === 'ObjectExpression' ? expression : undefined;
};

const propertiesOf = (object: ObjectExpression | undefined): ObjectProperty[] =>
  (object?.properties ?? []).filter((property) => property.type === 'Property');

/** The source of a file of shared/records with the keys and lists of each kind only: a function needs nothing else at run time. */
export const withKeysOnly = (file: string, source: string): string =>
  parseSync(file, source)
    .program.body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations
        : [],
    )
    .filter(({ id }) => id.type === 'Identifier' && id.name.endsWith('_RECORDS'))
    .flatMap(({ init }) => propertiesOf(objectIn(init)))
    .flatMap(({ value }) => propertiesOf(objectIn(value)))
    .filter(({ key }) => key.type === 'Identifier' && ELSEWHERE.has(key.name))
    .toReversed()
    .reduce((text, { start, end }) => {
      const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
      return text.slice(0, start) + text.slice(end + comma);
    }, source);
