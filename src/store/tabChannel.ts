/** Tells the other tabs of this browser that something changed; they look for themselves. */
export type TabChannel = {
  announce: () => void;
  /** Gives back what stops the listening. */
  listen: (told: () => void) => () => void;
};

/** Silent where BroadcastChannel is missing: the storage event tells the others of a session then. */
export function createTabChannel(name: 'logistix-session' | 'logistix-money'): TabChannel {
  let channel: BroadcastChannel | null = null;
  const opened = () => {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(name);
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
