import { Button } from '@/components/ui/Button';
import { Drawer } from '@/components/ui/Drawer';
import { ErrorState } from '@/components/ui/ErrorState';

type DrawerProblemProps = { label: string; onRetry: () => void; onClose: () => void };

/** Error state in the frame of a failed drawer. */
export function DrawerProblem({ label, onRetry, onClose }: DrawerProblemProps) {
  return (
    <Drawer isOpen onClose={onClose} label={label} width={360}>
      <div className="flex flex-1 flex-col items-center overflow-y-auto px-5 py-10">
        <ErrorState
          title={`${label} did not open`}
          text="Something went wrong. You can keep using the rest of the page."
          onRetry={onRetry}
          help={null}
        />
        <Button variant="secondary" onClick={onClose} className="mt-3">
          Close
        </Button>
      </div>
    </Drawer>
  );
}
