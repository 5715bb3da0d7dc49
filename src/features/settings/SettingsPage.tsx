import { useEffect, useRef, useState } from 'react';
import { useGetCustomerQuery } from '@/api/account';
import type { Customer } from '@/api/wire';
import { ListRetry } from '@/components/form/ListRetry';
import { Card } from '@/components/ui/Card';
import { ContinueBooking } from '@/components/ui/ContinueBooking';
import { ErrorState } from '@/components/ui/ErrorState';
import { Page } from '@/components/ui/Page';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { CHECK_CONNECTION, LAST_REFRESH_FAILED } from '@/config/messages';
import { findEmptyProfileFields, isAccountNumberDue } from '@/domain/account/accountGaps';
import { isCorporate } from '@/domain/account/customerType';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectCustomer } from '@/store/user';
import { editProfileHidden, editProfileShown, selectIsEditProfileShown } from '@/store/utils';
import { ContactVerificationCard } from './ContactVerificationCard';
import { DeleteAccount } from './DeleteAccount';
import { DeviceCard } from './DeviceCard';
import { LinkedAccounts } from './LinkedAccounts';
import { PasswordCard } from './PasswordCard';
import { ProfileForm } from './ProfileForm';
import { ProfileView } from './ProfileView';

/** Ends edit-profile mode when the page unmounts. The microtask ignores the remount of React's StrictMode. */
function useEndEditingOnLeave() {
  const dispatch = useAppDispatch();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      queueMicrotask(() => {
        if (!isMounted.current) dispatch(editProfileHidden());
      });
    };
  }, [dispatch]);
}

/** `/settings`; the gate's Update button opens it in edit-profile mode (spec section 5). */
function SettingsPage() {
  const customer = useAppSelector(selectCustomer);
  const isEditing = useAppSelector(selectIsEditProfileShown);
  const { error, isFetching, refetch } = useGetCustomerQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: !isEditing,
  });
  useEndEditingOnLeave();

  if (!customer) {
    return (
      <Page title="Settings">
        <Card>
          {error ? (
            <ErrorState
              title="Your profile did not load"
              text={getErrorMessage(error, CHECK_CONNECTION)}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          ) : (
            <SkeletonRows label="Your profile is loading" />
          )}
        </Card>
      </Page>
    );
  }

  return (
    <Page title="Settings" text="Manage your profile, login and account.">
      {error && (
        <p role="status" className="mb-5 text-small">
          <ListRetry
            isOnPage
            text={`${LAST_REFRESH_FAILED} You see your account as it last loaded.`}
            onRetry={() => void refetch()}
          />
        </p>
      )}
      {!isEditing && findEmptyProfileFields(customer.user.user_profile).length === 0 && (
        <ContinueBooking text="Your profile is complete." />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(300px,400px)] items-start gap-5">
        <div className="grid grid-cols-1 gap-5">
          <ProfileCard customer={customer} isEditing={isEditing} />
          <LinkedAccounts hasPassword={customer.has_password} />
          <DeleteAccount customer={customer} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <ContactVerificationCard customer={customer} />
          <PasswordCard username={customer.user.username} />
          <DeviceCard />
        </div>
      </div>
    </Page>
  );
}

function ProfileCard({ customer, isEditing }: { customer: Customer; isEditing: boolean }) {
  const dispatch = useAppDispatch();
  const [hasEdited, setHasEdited] = useState(false);
  const handleDone = () => {
    setHasEdited(true);
    dispatch(editProfileHidden());
  };
  return (
    <Card as="section" aria-labelledby="profile-heading">
      <h2 id="profile-heading" className="mb-5 text-h3 font-620">
        Profile
      </h2>
      {isAccountNumberDue(customer.user.user_profile) && (
        <p className="mb-5 rounded-md bg-ink-50 p-3 text-small text-ink-700">
          Your account number isn't assigned yet. Logistix Global assigns it for you.
          {!isCorporate(customer) && ' You can book once you have it.'}
        </p>
      )}
      {isEditing ? (
        <ProfileForm key={String(customer.id)} customer={customer} onDone={handleDone} />
      ) : (
        <ProfileView customer={customer} shouldTakeFocus={hasEdited} onEdit={() => dispatch(editProfileShown())} />
      )}
    </Card>
  );
}

export { SettingsPage as Component };
