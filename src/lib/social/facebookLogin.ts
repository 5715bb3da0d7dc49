import imported, { type RenderProps } from 'react-facebook-login/dist/facebook-login-render-props';

type Component = typeof imported;

/** A CommonJS module: the bundler hands it over as `{ default }`, the test runner unwraps it. */
export const FacebookLogin: Component = (imported as unknown as { default?: Component }).default ?? imported;

// Serves a signing in by itself that is never asked for here, and React warns of it.
Reflect.deleteProperty(FacebookLogin.prototype, 'componentWillReceiveProps');

export type { RenderProps };
