/** Notifies the other tabs of a change; they read the new state from storage or the server. */
export type TabChannel = {
  announce: () => void;
  /** Returns a function that stops listening. */
  listen: (onChange: () => void) => () => void;
};

/** Creates a channel. Without BroadcastChannel it does nothing: other tabs still get the storage event. */
export function createTabChannel(name: 'logistix-session' | 'logistix-money'): TabChannel {
  let channel: BroadcastChannel | null = null;
  const openChannel = () => {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    announce: () => openChannel()?.postMessage('changed'),
    listen(onChange) {
      openChannel()?.addEventListener('message', onChange);
      return () => {
        channel?.close();
        channel = null;
      };
    },
  };
}
