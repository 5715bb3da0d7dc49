import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactNumberField } from '@/components/profile/ProfileFields';
import { ACCOUNT_MESSAGES } from '@/config/accountMessages';

const { invalid, missing } = ACCOUNT_MESSAGES.contact_number;

it.each([
  ['no error', undefined, 'Mobile, or landline with area code'],
  ['no number', missing, `Mobile, or landline with area code ${missing}`],
  ['a wrong number', invalid, invalid],
])('shows the kinds of contact numbers once with %s', (_what, error, description) => {
  render(<ContactNumberField error={error} readOnly />);
  expect(screen.getByLabelText('Contact number')).toHaveAccessibleDescription(description);
});
