import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

type LazyProps<Props> = {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Props of the loaded component. */
  props?: Props;
  fallback?: ReactNode;
};

/** Loads a component when it renders. React.lazy caches a failed import, so each instance requests the code again. */
export function Lazy<Props extends object>({ load, props = {} as Props, fallback = null }: LazyProps<Props>) {
  const [Loaded] = useState(() => lazy(load));
  return (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  );
}
