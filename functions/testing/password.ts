/** The password of every user whom the tests sign up. */
export const PASSWORD = 'quiet-harbour-lamp-42';
