import { LocalFailure } from '../failure.ts';
import { type Identity, isObject, type Json, type JsonObject, type TemplateDocument } from './types.ts';

/** What a template is resolved against: the pseudo parameters and the identity of each resource. */
export interface ResolverContext {
  readonly pseudo: Readonly<Record<string, string>>;
  readonly identityOf: (logicalId: string) => Identity;
}

/** `AWS::NoValue`: the property or list entry that holds it is left out. */
const NO_VALUE = Symbol('AWS::NoValue');
type Resolved = Json | typeof NO_VALUE;

/** Resolves CloudFormation's intrinsic functions as CloudFormation does; anything unknown is a LocalFailure. */
export class Resolver {
  readonly #template: TemplateDocument;
  readonly #surroundings: ResolverContext;
  /** Logical ids being identified, to name a circle instead of overflowing the stack. */
  readonly #underWay: string[] = [];

  constructor(template: TemplateDocument, surroundings: ResolverContext) {
    this.#template = template;
    this.#surroundings = surroundings;
  }

  /** The value with every intrinsic function replaced. */
  resolve(value: Json): Json {
    const resolved = this.#value(value);
    if (resolved === NO_VALUE) throw new LocalFailure('AWS::NoValue is used where a value is needed');
    return resolved;
  }

  /** Whether a named condition of the template holds. */
  holds(name: string): boolean {
    const condition = this.#template.Conditions?.[name];
    if (condition === undefined) throw new LocalFailure(`The template has no condition ${name}`);
    return this.resolve(condition) === true;
  }

  #value(value: Json): Resolved {
    if (Array.isArray(value))
      return value.map((entry) => this.#value(entry)).filter((entry) => entry !== NO_VALUE);
    if (!isObject(value)) return value;
    const [only, ...others] = Object.keys(value);
    if (
      only !== undefined &&
      others.length === 0 &&
      (only === 'Ref' || only === 'Condition' || only.startsWith('Fn::'))
    ) {
      // `Condition` is also the field of an IAM statement; there it holds an object, here a name.
      const argument = value[only] ?? null;
      if (only !== 'Condition' || typeof argument === 'string') return this.#intrinsic(only, argument);
    }
    const result: JsonObject = {};
    for (const [key, entry] of Object.entries(value)) {
      const resolved = this.#value(entry);
      if (resolved !== NO_VALUE) result[key] = resolved;
    }
    return result;
  }

  #intrinsic(name: string, argument: Json): Resolved {
    switch (name) {
      case 'Ref':
        return this.#ref(text(argument, name));
      case 'Condition':
        return this.holds(text(argument, name));
      case 'Fn::GetAtt':
        return this.#attribute(argument);
      case 'Fn::Sub':
        return this.#sub(argument);
      case 'Fn::Join': {
        const [separator, parts] = list(argument, name);
        return list(this.resolve(parts ?? null), name)
          .map((part) => text(part, name))
          .join(text(separator, name));
      }
      case 'Fn::Select': {
        const [index, from] = list(argument, name);
        const chosen = list(this.resolve(from ?? null), name)[Number(this.resolve(index ?? null))];
        if (chosen === undefined)
          throw new LocalFailure(`Fn::Select ${JSON.stringify(argument)} selects nothing`);
        return chosen;
      }
      case 'Fn::Split': {
        const [separator, from] = list(argument, name);
        return text(this.resolve(from ?? null), name).split(text(separator, name));
      }
      case 'Fn::If': {
        const [condition, yes, no] = list(argument, name);
        return this.#value((this.holds(text(condition, name)) ? yes : no) ?? null);
      }
      case 'Fn::Equals': {
        const [left, right] = list(this.resolve(argument), name);
        return JSON.stringify(left) === JSON.stringify(right);
      }
      case 'Fn::And':
        return list(this.resolve(argument), name).every((entry) => entry === true);
      case 'Fn::Or':
        return list(this.resolve(argument), name).some((entry) => entry === true);
      case 'Fn::Not':
        return list(this.resolve(argument), name)[0] !== true;
      case 'Fn::FindInMap': {
        const [map, first, second] = list(this.resolve(argument), name).map((entry) => text(entry, name));
        const found = this.#template.Mappings?.[map ?? '']?.[first ?? '']?.[second ?? ''];
        if (found === undefined) throw new LocalFailure(`Fn::FindInMap finds no ${map}.${first}.${second}`);
        return found;
      }
      case 'Fn::Base64':
        return Buffer.from(text(this.resolve(argument), name)).toString('base64');
      default:
        throw new LocalFailure(`infra/local does not know the intrinsic function ${name}`);
    }
  }

  #ref(target: string): Resolved {
    if (target === 'AWS::NoValue') return NO_VALUE;
    const pseudo = this.#surroundings.pseudo[target];
    if (pseudo !== undefined) return pseudo;
    const parameter = this.#template.Parameters?.[target];
    if (parameter) {
      if (parameter.Default === undefined)
        throw new LocalFailure(`Parameter ${target} has no default to run with`);
      return parameter.Default;
    }
    return this.#identify(target).ref;
  }

  #attribute(argument: Json): Json {
    const [logicalId = '', ...path] =
      typeof argument === 'string'
        ? argument.split('.')
        : list(argument, 'Fn::GetAtt').map((part) => text(part, 'Fn::GetAtt'));
    const name = path.join('.');
    const value = this.#identify(logicalId).attributes[name];
    if (value === undefined) {
      const type = this.#template.Resources[logicalId]?.Type;
      throw new LocalFailure(`infra/local knows no attribute ${name} of ${logicalId} (${type})`);
    }
    return value;
  }

  #sub(argument: Json): string {
    const [pattern, own = {}] = typeof argument === 'string' ? [argument] : list(argument, 'Fn::Sub');
    const variables = isObject(own) ? own : {};
    return text(pattern, 'Fn::Sub').replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      const variable = variables[name];
      if (variable !== undefined) return text(this.resolve(variable), 'Fn::Sub');
      if (name.includes('.')) return text(this.#attribute(name), 'Fn::Sub');
      return text(this.resolve({ Ref: name }), 'Fn::Sub');
    });
  }

  #identify(logicalId: string): Identity {
    if (!this.#template.Resources[logicalId]) {
      throw new LocalFailure(`The template refers to ${logicalId}, which it does not hold`);
    }
    if (this.#underWay.includes(logicalId)) {
      throw new LocalFailure(
        `The template refers in a circle: ${[...this.#underWay, logicalId].join(' → ')}`,
      );
    }
    this.#underWay.push(logicalId);
    try {
      return this.#surroundings.identityOf(logicalId);
    } finally {
      this.#underWay.pop();
    }
  }
}

const text = (value: Json | undefined, where: string): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new LocalFailure(`${where} needs text, not ${JSON.stringify(value)}`);
};

const list = (value: Json, where: string): Json[] => {
  if (Array.isArray(value)) return value;
  throw new LocalFailure(`${where} needs a list, not ${JSON.stringify(value)}`);
};
