import { Suspense, lazy, useState, type ComponentType, type ReactNode } from 'react';

/**
 * Like React.lazy, with its own fallback. React.lazy caches a failed import; here, the next instance after a failure
 * requests the code again.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
) {
  const create = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        latest = create();
        throw error;
      }),
    );
  let latest = create();

  return function LazyWithRetry(props: Props) {
    const [Loaded] = useState(() => latest);
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
