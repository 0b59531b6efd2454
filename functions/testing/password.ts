/** The password of everybody whom the tests sign up. */
export const PASSWORD = 'quiet-harbour-lamp-42';
