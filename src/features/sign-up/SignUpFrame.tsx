import type { ReactNode } from 'react';
import { SignUpPicture } from './SignUpPicture';

/** The frame of signing up: a narrow picture, and room for two columns of fields. */
export function SignUpFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-[calc(100dvh-64px)] grid-cols-[minmax(0,1fr)] bg-white desktop:grid-cols-[min(380px,26.4%)_minmax(0,1fr)]">
      <SignUpPicture />
      <div className="px-8 pt-8 pb-20 sidebar:px-12">
        <div className="mx-auto w-full max-w-[860px]">{children}</div>
      </div>
    </div>
  );
}
