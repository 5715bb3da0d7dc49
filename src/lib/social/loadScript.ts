/** Timeout for loading a script. */
export const SCRIPT_TIMEOUT_MS = 10_000;

const loading = new Map<string, Promise<void>>();

type ScriptOptions = { id?: string; isAnonymous?: boolean; timeoutMs?: number };

/** Loads a provider's script once per page. Rejects if it is blocked or late; a later call tries again. */
export function loadScript(
  src: string,
  { id, isAnonymous, timeoutMs = SCRIPT_TIMEOUT_MS }: ScriptOptions = {},
): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      loading.delete(src);
      reject(new Error(`${reason}: ${src}`));
    };
    const timer = setTimeout(() => fail('too late'), timeoutMs);
    script.src = src;
    script.async = true;
    if (id) script.id = id;
    if (isAnonymous) script.crossOrigin = 'anonymous';
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail('not loaded');
    document.head.append(script);
  });
  loading.set(src, promise);
  return promise;
}
