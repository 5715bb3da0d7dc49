import type { Libraries } from '@react-google-maps/api';

/** A constant, because a new array per render would reload the script. */
export const GOOGLE_LIBRARIES: Libraries = ['places'];
export const GOOGLE_REGION = 'PH';
export const GOOGLE_LANGUAGE = 'en';
/** The script reports no timeout. After this time the embedded map replaces it. */
export const GOOGLE_TIMEOUT_MS = 10_000;

declare global {
  interface Window {
    /** Called by Google's script when the key is refused. */
    gm_authFailure?: () => void;
  }
}

const listeners = new Set<() => void>();

/** Calls the listener when Google refuses the key. Returns a cleanup function. */
export function onKeyRefused(listener: () => void): () => void {
  listeners.add(listener);
  window.gm_authFailure = () => listeners.forEach((notify) => notify());
  return () => {
    listeners.delete(listener);
  };
}
