import { BadgeCheck, Pencil } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Company, Customer } from '@/api/wire';
import { Avatar } from '@/components/ui/Avatar';
import { Button } from '@/components/ui/Button';
import { isCorporate as isOfCompany } from '@/domain/account/customerType';
import { getDocuments } from '@/domain/account/documents';
import { formatDay } from '@/lib/dates';
import { formatPhone, getFullName, toTextOrDash } from '@/utils/text';
import { Documents } from './Documents';

type ProfileViewProps = {
  customer: Customer;
  onEdit: () => void;
  /** Moves the focus to the Edit button, after edit-profile mode ends. */
  shouldTakeFocus: boolean;
};

/** The saved profile. */
export function ProfileView({ customer, onEdit, shouldTakeFocus }: ProfileViewProps) {
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shouldTakeFocus) edit.current?.focus();
  }, [shouldTakeFocus]);
  const { username, user_profile: profile } = customer.user;
  const isCorporate = isOfCompany(customer);
  const documents = getDocuments(customer);
  const isVerified = profile.is_email_verified && profile.is_mobile_verified;

  return (
    <>
      <div className="flex items-center gap-4">
        <Avatar name={getFullName(profile)} src={profile.profile_image} size={64} isDecorative />
        <div className="min-w-0 grow">
          <p className="flex items-center gap-1.5 text-h3 font-620">
            <span className="min-w-0">{getFullName(profile)}</span>
            {isVerified && <BadgeCheck role="img" aria-label="Verified" size={18} className="shrink-0 text-ok-700" />}
          </p>
          <p className="text-small text-ink-600">
            {isCorporate ? 'Corporate' : 'Individual'} account <span className="tabular">{profile.account_number}</span>
          </p>
        </div>
        <Button
          ref={edit}
          variant="secondary"
          icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
          onClick={onEdit}
        >
          Edit profile
        </Button>
      </div>
      <dl className="mt-5 grid grid-cols-3 gap-x-5 gap-y-4 border-t border-ink-150 pt-5">
        <Fact name="First name">{toTextOrDash(profile.first_name)}</Fact>
        <Fact name="Middle name">{toTextOrDash(profile.middle_name)}</Fact>
        <Fact name="Last name">{toTextOrDash(profile.last_name)}</Fact>
        {!isCorporate && (
          <>
            <Fact name="Birth date">{profile.birth_date ? formatDay(profile.birth_date) : '-'}</Fact>
            <Fact name="Gender">{toTextOrDash(profile.gender)}</Fact>
          </>
        )}
        <Fact name="Username">{username}</Fact>
      </dl>
      {isCorporate && customer.company && <CompanyFacts company={customer.company} />}
      {documents && <Documents customerId={customer.id} documents={documents} />}
    </>
  );
}

function CompanyFacts({ company }: { company: Company }) {
  return (
    <>
      <h3 className="mt-6 border-t border-ink-150 pt-5 font-620">Company</h3>
      <dl className="mt-4 grid grid-cols-3 gap-x-5 gap-y-4">
        <Fact name="Company name">{toTextOrDash(company.company_name)}</Fact>
        <Fact name="Company type">{toTextOrDash(company.company_type?.name)}</Fact>
        <Fact name="TIN">{toTextOrDash(company.tin)}</Fact>
        <Fact name="Business address">{toTextOrDash(company.business_address)}</Fact>
        <Fact name="Contact person">{toTextOrDash(company.contact_person)}</Fact>
        <Fact name="Contact number">{formatPhone(toTextOrDash(company.contact_number))}</Fact>
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-600">{name}</dt>
      <dd className="mt-0.5 font-540">{children}</dd>
    </div>
  );
}
