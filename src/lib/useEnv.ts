import { useSyncExternalStore } from 'react';
import { env, getBuiltEnv, type Env } from '@/config/env';

const subscribe = () => () => undefined;

/** Returns the settings for rendering. Hydration starts with the build's, as the prerendered HTML does, and then updates. */
export const useEnv = (): Env => useSyncExternalStore(subscribe, () => env, getBuiltEnv);
