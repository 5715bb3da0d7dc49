import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Customer } from '@/api/wire';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Tag } from '@/components/ui/Tag';
import { getChangeContactLink } from '@/config/changeContactLink';
import { PATHS } from '@/config/paths';
import { getVerificationLink } from '@/config/verificationLink';
import { formatPhone, toTextOrDash } from '@/utils/text';

/** Email and mobile number, each with its verification status. */
export function ContactVerificationCard({ customer: { user } }: { customer: Customer }) {
  const { is_email_verified, is_mobile_verified } = user.user_profile;
  return (
    <Card as="section" aria-labelledby="verification-heading">
      <h2 id="verification-heading" className="text-h3 font-620">
        Email and mobile
      </h2>
      {!(is_email_verified && is_mobile_verified) && (
        <p className="mt-1 text-small text-ink-600">Verify both before you book.</p>
      )}
      <ul aria-label="Verification" className="mt-3 divide-y divide-ink-150">
        <Row name="Email" value={toTextOrDash(user.email)} isVerified={is_email_verified} path={PATHS.verifyEmail} />
        <Row
          name="Mobile"
          value={user.mobile ? formatPhone(user.mobile) : 'No number yet'}
          isVerified={is_mobile_verified}
          path={PATHS.verifySms}
          action={user.mobile ? 'Verify' : 'Add'}
        />
      </ul>
    </Card>
  );
}

type RowProps = { name: string; value: string; isVerified: boolean; path: string; action?: string };

function Row({ name, value, isVerified, path, action = 'Verify' }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 grow">
        <p className="text-caption text-ink-600">{name}</p>
        <p className="font-540">{value}</p>
      </div>
      <Tag
        tone={isVerified ? 'ok' : 'warn'}
        icon={isVerified ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
      >
        {isVerified ? 'Verified' : 'Not verified'}
      </Tag>
      {!isVerified && (
        <div className="flex gap-2">
          {action === 'Verify' && (
            <ButtonLink
              variant="secondary"
              size="sm"
              to={getChangeContactLink(path)}
              aria-label={`Change ${name.toLowerCase()}`}
            >
              Change
            </ButtonLink>
          )}
          <ButtonLink
            variant="secondary"
            size="sm"
            to={getVerificationLink(path, 'settings')}
            aria-label={`${action} ${name.toLowerCase()}`}
          >
            {action}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}
