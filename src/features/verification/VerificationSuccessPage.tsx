import { BadgeCheck } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { IconTile } from '@/components/ui/IconTile';
import { PATHS } from '@/config/paths';
import { VerificationCard } from './VerificationCard';
import { useNextVerificationStep } from './useNextVerificationStep';

function VerificationSuccessPage() {
  const { unverified, end } = useNextVerificationStep();
  if (unverified) return <Navigate to={unverified} replace />;
  return (
    <VerificationCard
      art={
        <IconTile tone="ok">
          <BadgeCheck strokeWidth={1.75} />
        </IconTile>
      }
      title="Your account is verified"
      text="Your email and mobile number are confirmed."
    >
      <ButtonLink to={end} size="lg" className="w-full">
        {end === PATHS.dashboard ? 'Go to dashboard' : 'Continue'}
      </ButtonLink>
    </VerificationCard>
  );
}

export { VerificationSuccessPage as Component };
