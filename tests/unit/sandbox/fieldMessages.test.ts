import { describe, expect, it } from 'vitest';
import { checkField, type RuledField } from '@/domain/account/profileRules';
import { check } from '@/sandbox/domain/checks';
import { ACCOUNT_RULES, COMPANY_RULES, PROFILE_RULES } from '@/sandbox/domain/rules';

const RULES = { ...PROFILE_RULES, ...ACCOUNT_RULES, ...COMPANY_RULES };
const { customer_type: _type, ...ruled } = RULES;

describe('a field that the server rejects', () => {
  it.each(Object.keys(ruled) as RuledField[])('shows the words of the form: %s', (field) => {
    const missing = checkField(field, '');
    expect(check({ [field]: '' }, RULES)[field]?.[0] ?? true).toBe(missing);
    const invalid = checkField(field, '<');
    if (invalid !== true) expect(check({ [field]: '<' }, RULES)[field]?.[0]).toBe(invalid);
  });
});
