import imported, { type RenderProps } from 'react-facebook-login/dist/facebook-login-render-props';
import { env } from '@/config/env';
import { loadScript } from './loadScript';

export const FACEBOOK_VERSION = '21.0';
const SRC = 'https://connect.facebook.net/en_US/sdk.js';

type FacebookWindow = Window & { FB?: { init(options: Record<string, unknown>): void } };

/**
 * Loads and starts Facebook's script before the login component renders. The component takes the script's tag for a
 * loaded script, and would wait forever for a slow or blocked one.
 */
export async function loadFacebook(): Promise<void> {
  await loadScript(SRC, { id: 'facebook-jssdk', isAnonymous: true });
  const { FB } = window as FacebookWindow;
  if (!FB) throw new Error('Facebook did not start');
  FB.init({ appId: env.facebookAppId, version: `v${FACEBOOK_VERSION}`, xfbml: false, cookie: false });
}

// the CommonJS module is `{ default }` in the bundle, and unwrapped in the test runner
const PackageLogin = (imported as unknown as { default?: typeof imported }).default ?? imported;

/** The package's login component without its legacy lifecycle method: docs/decisions/0137. */
export class FacebookLogin extends PackageLogin {
  // for `autoLoad` only, which is not used here; React warns about it
  override componentWillReceiveProps = undefined;
}

export type { RenderProps };
