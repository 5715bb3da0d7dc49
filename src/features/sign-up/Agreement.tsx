import { useState } from 'react';
import { Checkbox } from '@/components/form/Checkbox';
import type { LegalTopic } from '@/components/ui/LegalDialog';
import { lazyDialog } from '@/components/ui/lazyDialog';
import type { SignUpForm } from './useSignUpForm';

const LegalDialog = lazyDialog(() => import('@/components/ui/LegalDialog'), 'LegalDialog');

/** Consent checkbox; both legal texts open in a dialog. */
export function Agreement({ form }: { form: SignUpForm }) {
  const [topic, setTopic] = useState<LegalTopic | null>(null);
  const link = (name: LegalTopic) => (
    <button
      type="button"
      className="rounded-xs font-semibold text-brand-700 hover:underline"
      onClick={() => setTopic(name)}
    >
      {name}
    </button>
  );
  return (
    <>
      <Checkbox
        className="mt-5"
        aria-label="I agree to the Terms and Condition and the Privacy Policy."
        label={
          <>
            I agree to the {link('Terms and Condition')} and the {link('Privacy Policy')}.
          </>
        }
        hint="Both texts are placeholders until the company publishes its own."
        error={form.formState.errors.has_agreed?.message}
        {...form.register('has_agreed')}
      />
      {topic && <LegalDialog topic={topic} onClose={() => setTopic(null)} />}
    </>
  );
}
