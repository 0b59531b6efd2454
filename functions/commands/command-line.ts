import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** The arguments of a command do not fit; its message is one line. */
export class WrongArguments extends Error {}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

/** What is wrong with a part of a command line, in one line; undefined when it fits. */
const problemOf = (
  token: Token,
  options: ParseArgsOptionsConfig,
  allowPositionals: boolean,
): string | undefined => {
  if (token.kind === 'positional') return allowPositionals ? undefined : `“${token.value}” is not expected.`;
  if (token.kind === 'option-terminator') return allowPositionals ? undefined : '“--” is not expected.';
  const { rawName, value, inlineValue } = token;
  const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
  if (!option) return `There is no option ${rawName}.`;
  if (option.type === 'boolean') return value === undefined ? undefined : `${rawName} takes no value.`;
  if (value === undefined) return `${rawName} needs a value.`;
  if (!inlineValue && /^-\D/.test(value))
    return `${rawName} needs a value. One that begins with a dash is written ${rawName}=${value}`;
  return undefined;
};

/**
 * The arguments of a command, of this process unless given, as `parseArgs` reads them. Throws `WrongArguments` for what it
 * does not expect. A value may be a negative number, which the command itself then judges.
 */
export const commandLine = <const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> => {
  const { args = process.argv.slice(2), options = {}, allowPositionals = false } = config;
  const given = [...args];
  const { tokens } = parseArgs({ args: given, options, strict: false, tokens: true, allowPositionals: true });
  for (const token of tokens) {
    const problem = problemOf(token, options, allowPositionals);
    if (problem !== undefined) throw new WrongArguments(problem);
  }
  // For `parseArgs` the number of `--count -3` is an option; that of `--count=-3` is not.
  for (const token of tokens.toReversed())
    if (token.kind === 'option' && token.value !== undefined && !token.inlineValue)
      given.splice(token.index, 2, `--${token.name}=${token.value}`);
  return parseArgs<T>({ ...config, args: given });
};
