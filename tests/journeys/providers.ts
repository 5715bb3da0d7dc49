import { afterEach, beforeEach, vi } from 'vitest';

/** Behaviour of the three provider windows and their scripts; each test sets its own. */
export const providers = {
  isBlocked: false,
  /** The scripts neither load nor fail. */
  isSilent: false,
  google: (_state: string): GoogleAnswer => ({ type: 'popup_closed' }),
  facebook: (): FacebookAnswer => ({ status: 'unknown' }),
  apple: (_options: AppleOptions): Promise<unknown> => Promise.reject(new Error('no answer')),
  /** The requested scripts, in order. */
  asked: [] as string[],
};

type GoogleAnswer = { access_token: string; state: string } | { type: 'popup_closed' | 'popup_failed_to_open' };
type FacebookAnswer = { status: string; authResponse?: { accessToken: string; userID: string } };
export type AppleOptions = { clientId: string; redirectURI: string; state: string; nonce: string; usePopup: boolean };

type TokenClient = { callback: (answer: object) => void; error_callback: (error: object) => void };

/** An id token in Apple's format; only the server would check its signature. */
export const appleToken = (claims: object) => `head.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`;

function installFakes() {
  let appleOptions: AppleOptions | null = null;
  Object.assign(window, {
    google: {
      accounts: {
        oauth2: {
          initTokenClient: ({ callback, error_callback }: TokenClient) => ({
            requestAccessToken: ({ state }: { state: string }) => {
              const answer = providers.google(state);
              if ('type' in answer) error_callback(answer);
              else callback(answer);
            },
          }),
        },
      },
    },
    FB: {
      init: () => undefined,
      api: (_path: string, _fields: object, tell: (me: object) => void) => tell({ id: '1', name: 'Andrea' }),
      login: (tell: (answer: FacebookAnswer) => void) => tell(providers.facebook()),
    },
    AppleID: {
      auth: {
        init: (options: AppleOptions) => {
          appleOptions = options;
        },
        signIn: () => (appleOptions ? providers.apple(appleOptions) : Promise.reject(new Error('no init'))),
      },
    },
  });
}

function uninstallFakes() {
  for (const name of ['google', 'FB', 'AppleID']) Reflect.deleteProperty(window, name);
}

/** Responds to every provider script that the page requests, as the network would. */
const watcher = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof HTMLScriptElement) || !node.src.startsWith('https://')) continue;
    providers.asked.push(new URL(node.src).host);
    if (providers.isSilent) continue;
    if (providers.isBlocked) node.dispatchEvent(new Event('error'));
    else {
      installFakes();
      node.dispatchEvent(new Event('load'));
    }
  }
});

/** Serves the provider scripts in a test file; call it at the top. */
export function serveProviders() {
  const untouched = { ...providers };
  beforeEach(() => {
    Object.assign(providers, untouched, { asked: [] });
    installFakes();
    watcher.observe(document, { childList: true, subtree: true });
    vi.spyOn(window, 'open').mockReturnValue(null);
  });
  afterEach(() => {
    watcher.disconnect();
    uninstallFakes();
  });
}
