import { memo, useEffect, useReducer, useState, type ComponentType } from 'react';
import { painted } from '../../lib/painted';
import { wholeSheet } from '../../lib/sheet';

type Later<P> = ComponentType<P> & {
  /** Fetches the code without showing anything yet. */
  preload: () => Promise<void>;
};

/**
 * A component whose code comes after the first paint, with `Waiting` in its place until then. Unlike React.lazy it shows
 * at once where its code is there already, without a pause, and waits for nothing else on the page.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, Waiting?: ComponentType): Later<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const preload = () =>
    (loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  function LaterComponent(props: P) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const [problem, setProblem] = useState<Error>();
    const isHere = Loaded !== undefined;
    useEffect(() => {
      // asks what was drawn: the code may have come between that and this
      if (isHere) return;
      painted()
        .then(() => Promise.all([preload(), wholeSheet()]))
        .then(redraw, (error: Error) => setProblem(error));
    }, [isHere]);
    // the page's own error boundary tells of code that did not come
    if (problem) throw problem;
    if (Loaded) return <Loaded {...props} />;
    return Waiting ? <Waiting /> : null;
  }
  // what stands on every page is not drawn again with each
  return Object.assign(memo(LaterComponent), { preload });
}
