/** What a calendar shows of anything that has a time, such as a meeting. */
export interface CalendarEntry {
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly minutes: number;
  /** Beside the time: with whom, or where. */
  readonly detail: string;
  /** Its page. */
  readonly to: string;
  /** It takes place; what is only proposed, or past and cancelled, is grey. */
  readonly firm: boolean;
}
