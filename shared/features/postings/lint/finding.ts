/** The fields of a posting that the linter looks at. All are optional: it also runs while the author is writing. */
export interface LintedPosting {
  readonly type?: 'job' | 'internship' | 'project' | undefined;
  readonly title?: string | undefined;
  readonly department?: string | undefined;
  readonly location?: string | undefined;
  readonly workMode?: 'remote' | 'onsite' | 'hybrid' | undefined;
  readonly employmentType?: 'full-time' | 'part-time' | 'contract' | 'internship' | undefined;
  readonly experienceLevel?: 'entry' | 'mid' | 'senior' | 'lead' | undefined;
  readonly minYears?: number | undefined;
  readonly pay?:
    | { readonly min: number; readonly max: number; readonly currency: string; readonly period: string }
    | null
    | undefined;
  /** What alumni write instead of `pay`. */
  readonly salary?: string | undefined;
  readonly description?: string | undefined;
  readonly requirements?: readonly string[] | undefined;
  readonly benefits?: readonly string[] | undefined;
  readonly skills?: readonly string[] | undefined;
  readonly niceToHave?: readonly string[] | undefined;
  readonly education?: string | undefined;
  readonly aiScreening?: boolean | undefined;
}

/** Errors stop publication; a warning may be answered with a reason, which reviewers see. */
export type LintSeverity = 'error' | 'warning';

/** What a rule says about a posting. */
export interface RuleText {
  /** The rule's id, such as `age-limit`. */
  readonly rule: string;
  readonly severity: LintSeverity;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** Why it matters. */
  readonly reason: string;
  /** How to word it instead. */
  readonly suggestion: string;
  /** The law or study behind the rule, with its date. */
  readonly source: string;
}

/** A rule that a posting breaks, and where. */
export interface Finding extends RuleText {
  readonly field: keyof LintedPosting;
  /** The words that it is about, where there are such. */
  readonly excerpt?: string;
}

/** A rule about wording: what it looks for in a sentence, and what makes the sentence harmless. */
export interface WordingRule extends RuleText {
  readonly found: readonly RegExp[];
  /** A sentence in which one of these matches is not meant. */
  readonly unless?: readonly RegExp[];
}

/** The most characters of the reason for which the author does not follow a warning. */
export const ANSWER_MAX = 300;
