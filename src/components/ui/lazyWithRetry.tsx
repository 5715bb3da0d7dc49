import { Suspense, lazy, useState, type ComponentType, type ReactNode } from 'react';

/** Props of a component that a module exports under a name. */
export type PropsOf<Module, Name extends keyof Module> =
  Module[Name] extends ComponentType<infer Props extends object> ? Props : never;

/**
 * Like React.lazy, for a named export and with its own fallback. React.lazy caches a failed import; here, the next
 * instance after a failure requests the code again.
 */
export function lazyWithRetry<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  fallback: ReactNode = null,
) {
  type Props = PropsOf<Module, Name>;
  const create = () =>
    lazy(() =>
      load().then(
        (module) => ({ default: module[name] as ComponentType<Props> }),
        (error: unknown) => {
          latest = create();
          throw error;
        },
      ),
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
