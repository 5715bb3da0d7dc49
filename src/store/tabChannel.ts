/** Tells the other tabs of this browser that the stored session changed; they read it for themselves. */
export type TabChannel = {
  announce: () => void;
  /** Gives back what stops the listening. */
  listen: (told: () => void) => () => void;
};

const NAME = 'logistix-session';

/** Silent where BroadcastChannel is missing: the storage event tells the others then. */
export function createTabChannel(): TabChannel {
  let channel: BroadcastChannel | null = null;
  const opened = () => {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(NAME);
    return channel;
  };
  return {
    announce: () => opened()?.postMessage('changed'),
    listen(told) {
      opened()?.addEventListener('message', told);
      return () => {
        channel?.close();
        channel = null;
      };
    },
  };
}
