import { RESUME_REJECTIONS, type RejectionReason } from '#shared/features/resume/result.ts';

/** A file that is refused; the message is the sentence that the user reads. */
export class ResumeRejected extends Error {
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason) {
    super(RESUME_REJECTIONS[reason]);
    this.name = 'ResumeRejected';
    this.reason = reason;
  }
}
