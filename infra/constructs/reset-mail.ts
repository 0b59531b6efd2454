import { VerificationEmailStyle } from 'aws-cdk-lib/aws-cognito';
import { renderMail } from '#functions/core/mail/render.ts';
import { PRODUCT } from '#shared/core/product.ts';

const TITLE = `Reset your ${PRODUCT} password`;

/** Where Cognito puts the code. */
const CODE = '{####}';

/** The mail with the code of a password reset, as Cognito sends it. */
export const resetMail = {
  emailStyle: VerificationEmailStyle.CODE,
  emailSubject: TITLE,
  emailBody: renderMail({
    subject: TITLE,
    title: TITLE,
    firstName: '',
    body: [`Enter this code to choose a new password for your ${PRODUCT} account:`, { code: CODE }],
    notes: [
      'The code works for one hour.',
      'If you didn’t ask to reset your password, you can ignore this email: your password stays the same.',
    ],
  }).html,
};
