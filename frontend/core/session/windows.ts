/** The id of the user who is signed in from now on; null when no user is. `left`: they signed out, so drafts go too. */
interface SessionNews {
  userId: string | null;
  left?: true;
}

let channel: BroadcastChannel | undefined;

/** The channel between the windows of this browser. A window does not receive what it sent itself. */
const openChannel = (): BroadcastChannel | undefined => {
  if (typeof window === 'undefined' || !('BroadcastChannel' in window)) return undefined;
  channel ??= new BroadcastChannel('session');
  return channel;
};

/** Tells the other windows who is signed in. */
export const tellWindows = (news: SessionNews): void => openChannel()?.postMessage(news);

/** Is called when another window says who is signed in. */
export const onSessionNews = (listener: (news: SessionNews) => void): void =>
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => listener(data));
