declare const __BUILD_ID__: string;

/** Commit or time of this build (build/buildId.ts). */
export const BUILD_ID = __BUILD_ID__;
