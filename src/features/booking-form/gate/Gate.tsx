import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { NO_CREDIT_LIMIT } from '@/config/gateMessages';
import type { BookingMode } from '@/config/modes';
import { withNext } from '@/config/nextPath';
import { PATHS } from '@/config/paths';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { drawerShown, editProfileShown } from '@/store/utils';
import { BookingSkeleton } from '../BookingSkeleton';
import { GateChecklist } from './GateChecklist';
import { GateDialog } from './GateDialog';
import { getGateFailure, getGateSteps, type GateRule } from './preBookingGate';
import { useGate, type ClosedGateState, type GateRecheck } from './useGate';

type GateProps = { mode: BookingMode; children: (recheck: GateRecheck | null) => ReactNode };

/** Renders the booking form once the four rules of spec section 5 are met. */
export function Gate({ mode, children }: GateProps) {
  const gate = useGate(mode);
  if (gate.kind === 'loading') return <BookingSkeleton />;
  if (gate.kind === 'failed') {
    return (
      <Card className="mx-auto max-w-[640px]">
        <ErrorState title="We couldn't open the booking form" text={getGateFailure(gate.error)} onRetry={gate.retry} />
      </Card>
    );
  }
  if (gate.kind === 'open') return children(gate.recheck);
  return <ClosedGate key={`${gate.outcome}-${gate.round}`} gate={gate} />;
}

/** Dialog and checklist of a gate that blocks. */
export function ClosedGate({ gate }: { gate: ClosedGateState }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isDialogOpen, setIsDialogOpen] = useState(true);
  const hasWarned = useRef(false);
  const { outcome } = gate;

  useEffect(() => {
    if (outcome !== 'no-credit' || hasWarned.current) return;
    hasWarned.current = true;
    dispatch(showToast({ title: '', text: NO_CREDIT_LIMIT, type: 'warn' }));
  }, [outcome, dispatch]);

  const handleUpdate = () => {
    dispatch(editProfileShown());
    void navigate(withNext(PATHS.settings, pathname + search));
  };
  const handleVerify = () => {
    setIsDialogOpen(false);
    dispatch(drawerShown('menu'));
  };
  const handleGoToWallet = () => void navigate(withNext(PATHS.wallet, pathname + search));

  const getAction = (rule: GateRule) => {
    if (rule === 'profile') return <Button onClick={handleUpdate}>Update</Button>;
    if (rule === 'verify') return <Button onClick={handleVerify}>Verify</Button>;
    if (rule === 'card') return <Button onClick={handleGoToWallet}>Go to Ewallet page</Button>;
    return <ButtonLink to={withNext(PATHS.walletCorporate, pathname + search)}>View Credit</ButtonLink>;
  };

  return (
    <>
      <GateChecklist
        steps={getGateSteps(gate.customer, gate.methods)}
        getAction={getAction}
        onCheckAgain={gate.checkAgain}
      />
      <GateDialog
        outcome={outcome}
        isOpen={isDialogOpen}
        onLater={() => setIsDialogOpen(false)}
        onUpdate={handleUpdate}
        onVerify={handleVerify}
        onGoToWallet={handleGoToWallet}
      />
    </>
  );
}
