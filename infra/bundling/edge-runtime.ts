/**
 * What CloudFront's JavaScript runtime 2.0 documents ("JavaScript runtime 2.0 features for CloudFront Functions" in the
 * developer guide): ES 5.1 with selected additions. Less than documented where we have no use for it (async functions,
 * getters, the modules); never more.
 */

/** The kinds of syntax, by their names in ESTree. `edge-syntax.ts` limits some of them further. */
export const SYNTAX: ReadonlySet<string> = new Set([
  ...['Program', 'ExpressionStatement', 'BlockStatement', 'EmptyStatement', 'BreakStatement'],
  ...['ContinueStatement', 'DoWhileStatement', 'ForStatement', 'ForInStatement', 'IfStatement'],
  ...['LabeledStatement', 'ReturnStatement', 'SwitchStatement', 'SwitchCase', 'ThrowStatement'],
  ...['TryStatement', 'CatchClause', 'VariableDeclaration', 'VariableDeclarator', 'WhileStatement'],
  ...['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'RestElement'],
  ...['Identifier', 'Literal', 'TemplateLiteral', 'TemplateElement', 'ThisExpression', 'ArrayExpression'],
  ...['ObjectExpression', 'Property', 'UnaryExpression', 'UpdateExpression', 'BinaryExpression'],
  ...['LogicalExpression', 'AssignmentExpression', 'ConditionalExpression', 'CallExpression'],
  ...['NewExpression', 'MemberExpression', 'SequenceExpression'],
]);

/** The operators of ES 5.1 that newer ones of the same kind of syntax must not join, and `**`. */
export const OPERATORS: Readonly<Record<string, ReadonlySet<string>>> = {
  LogicalExpression: new Set(['&&', '||']),
  AssignmentExpression: new Set([
    ...['=', '+=', '-=', '*=', '/=', '%=', '**=', '<<=', '>>=', '>>>=', '&=', '|=', '^='],
  ]),
};

/** Global objects with the members that may be read of them, and global functions and values. */
export const GLOBALS: Readonly<Record<string, readonly string[]>> = {
  Array: ['isArray', 'prototype'],
  Date: ['now', 'parse', 'UTC'],
  JSON: ['parse', 'stringify'],
  Math: ['abs', 'ceil', 'floor', 'max', 'min', 'pow', 'random', 'round', 'sqrt'],
  Number: ['isFinite', 'isInteger', 'isNaN', 'isSafeInteger', 'parseFloat', 'parseInt'],
  Object: [
    ...['assign', 'create', 'defineProperty', 'entries', 'freeze', 'getOwnPropertyNames', 'keys'],
    ...['prototype', 'values'],
  ],
  String: ['fromCharCode', 'fromCodePoint'],
  console: ['log'],
  ...Object.fromEntries(
    [
      ...['Error', 'TypeError', 'RegExp', 'Boolean', 'undefined', 'NaN', 'Infinity', 'arguments'],
      ...['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent'],
      ...['isFinite', 'isNaN', 'parseFloat', 'parseInt'],
    ].map((name) => [name, []]),
  ),
};

/** The methods of strings, arrays, objects, numbers, functions and regular expressions. */
export const METHODS: ReadonlySet<string> = new Set([
  ...['charAt', 'charCodeAt', 'codePointAt', 'concat', 'endsWith', 'includes', 'indexOf', 'lastIndexOf'],
  ...['match', 'padEnd', 'padStart', 'repeat', 'replace', 'search', 'slice', 'split', 'startsWith'],
  ...['substr', 'substring', 'toLowerCase', 'toUpperCase', 'trim', 'trimEnd', 'trimStart'],
  ...['every', 'fill', 'filter', 'find', 'findIndex', 'forEach', 'join', 'map', 'pop', 'push', 'reduce'],
  ...['reduceRight', 'reverse', 'shift', 'some', 'sort', 'splice', 'unshift'],
  ...['hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', 'toString', 'valueOf'],
  ...['toExponential', 'toFixed', 'toPrecision', 'apply', 'bind', 'call', 'exec', 'test'],
  ...['length', 'name', 'message'],
]);
