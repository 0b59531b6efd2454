/** A question is hot while it comes this often in a second to one instance of a function. */
const HOT_AT = 5;
const SECOND_MS = 1_000;
/** The questions that are watched; what was first asked longest ago goes first. */
const MAX_QUESTIONS = 500;

interface Question<T> {
  /** The second in which `asked` counts, and how often it was asked in the one before. */
  second: number;
  asked: number;
  askedBefore: number;
  /** The latest answer of a hot question. */
  latest: { readonly at: number; readonly answer: Promise<T> } | undefined;
}

/**
 * Reads that many users share: lists and single opportunities, never anything about a person. While a question comes
 * five times in a second or more, this instance of the function reads the table once a second for it and answers the
 * others with that; any other question is read each time. So a partition of the table gets as many reads a second as
 * there are instances, not as there are users (docs/decisions/0142). Answers are shared: do not change them.
 */
export class HotReads<T> {
  private readonly questions = new Map<string, Question<T>>();

  /** What `read` answers, at most a second ago if the question is hot. `now` is the time of the request. */
  async read(question: string, now: Date, read: () => Promise<T>): Promise<T> {
    const at = now.getTime();
    const known = this.ask(question, Math.floor(at / SECOND_MS));
    if (Math.max(known.asked, known.askedBefore) < HOT_AT) return read();
    const { latest } = known;
    if (latest && Math.abs(at - latest.at) < SECOND_MS) return latest.answer;
    const answer = read();
    known.latest = { at, answer };
    try {
      return await answer;
    } catch (error) {
      known.latest = undefined;
      throw error;
    }
  }

  /** Counts the question. */
  private ask(question: string, second: number): Question<T> {
    const known = this.questions.get(question) ?? { second, asked: 0, askedBefore: 0, latest: undefined };
    if (known.second !== second) {
      known.askedBefore = known.second === second - 1 ? known.asked : 0;
      known.asked = 0;
      known.second = second;
    }
    known.asked += 1;
    if (!this.questions.has(question)) this.add(question, known);
    return known;
  }

  private add(question: string, known: Question<T>): void {
    this.questions.set(question, known);
    if (this.questions.size <= MAX_QUESTIONS) return;
    const [oldest] = this.questions.keys();
    if (oldest !== undefined) this.questions.delete(oldest);
  }
}
