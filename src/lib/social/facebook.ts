import { env } from '@/config/env';
import { loadScript } from './loadScript';

export const FACEBOOK_VERSION = '21.0';
const SRC = 'https://connect.facebook.net/en_US/sdk.js';

type FacebookWindow = Window & { FB?: { init(options: Record<string, unknown>): void } };

/**
 * Loads Facebook's script and starts it before the login component is there: the component takes the script's tag for a
 * loaded script and would wait for ever on a slow or blocked one.
 */
export async function loadFacebook(): Promise<void> {
  await loadScript(SRC, { id: 'facebook-jssdk', isAnonymous: true });
  const { FB } = window as FacebookWindow;
  if (!FB) throw new Error('Facebook did not start');
  FB.init({ appId: env.facebookAppId, version: `v${FACEBOOK_VERSION}`, xfbml: false, cookie: false });
}
