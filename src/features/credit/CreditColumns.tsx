import type { ReactNode } from 'react';

/** The credit, its payment and its request. A window without room for the third column puts the request below. */
export function CreditColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(300px,360fr)_minmax(0,500fr)] gap-5 wide:grid-cols-[360fr_500fr_360fr]">
      {children}
    </div>
  );
}
