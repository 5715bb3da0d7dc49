import { useEffect, useRef } from 'react';
import { Dialog, type DialogProps } from 'react-aria-components';

/**
 * Content of a dialog or drawer. No other modal makes it inert while it opens: two modals whose code arrives at the same time
 * would both be inert, and no key or click would close them (react-aria-components 1.22).
 */
export function ModalDialog(props: DialogProps) {
  const ref = useRef<HTMLElement>(null);
  // runs just before the effect with which its modal makes the others inert
  useEffect(() => ref.current?.removeAttribute('data-react-aria-top-layer'), []);
  return <Dialog {...props} ref={ref} data-react-aria-top-layer />;
}
