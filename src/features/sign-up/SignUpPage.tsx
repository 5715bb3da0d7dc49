import { ArrowRight, Building2, Check, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { VehicleDrawing } from '@/components/art/VehicleDrawing';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { IconTile } from '@/components/ui/IconTile';
import { PageTitle } from '@/components/ui/PageTitle';
import { METHOD_CHOICE } from '@/config/methodKinds';
import { PATHS } from '@/config/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectSignUp, selectSignUpId } from '@/store/signUp';
import { signUpDiscarded } from '@/store/user';
import { LoginHint, SignUpFrame } from './SignUpFrame';

const TYPES = [
  {
    path: PATHS.signupIndividual,
    label: 'Individual',
    text: `Book for yourself or your shop, and pay with your wallet, ${METHOD_CHOICE}.`,
    needs: ['Your name, email and mobile number', 'Your home address', 'A photo and a valid ID, if you like'],
    Icon: UserRound,
    drawing: 'van',
  },
  {
    path: PATHS.signupCorporate,
    label: 'Corporate',
    text: 'Book for your company and pay on credit, billed by statement of account.',
    needs: ['The company name, type and TIN', 'Its address and a contact person', 'At least one company document'],
    Icon: Building2,
    drawing: 'sixw',
  },
] as const;

/** Choice of account type. An unfinished sign-up comes first; a registered one hides the choice. */
function SignUpPage() {
  const { search } = useLocation();
  const isRegistered = useAppSelector(selectSignUpId) !== null;
  return (
    <SignUpFrame>
      <PageTitle className="display text-h1-auth">Sign up</PageTitle>
      {!isRegistered && <p className="mt-1 text-ink-600">How will you use Logistix Global?</p>}
      <Resume search={search} />
      {!isRegistered && <TypeCards search={search} />}
      <LoginHint className="mt-6" />
    </SignUpFrame>
  );
}

function TypeCards({ search }: { search: string }) {
  return (
    <ul className="mt-6 grid gap-5 dialog:grid-cols-2">
      {TYPES.map(({ path, label, text, needs, Icon, drawing }) => (
        <li key={path}>
          <Link
            to={path + search}
            className="flex h-full flex-col overflow-hidden rounded-lg shadow-card transition-colors duration-120 hover:bg-brand-25"
          >
            <span
              aria-hidden
              className="flex h-[168px] items-end justify-center border-b-[5px] border-brand-500 bg-brand-50 low:h-[120px]"
            >
              <VehicleDrawing drawing={drawing} width={200} />
            </span>
            <span className="block p-6 low:p-5">
              <span className="flex items-center gap-3.5">
                <IconTile>
                  <Icon strokeWidth={1.75} />
                </IconTile>
                <span className="display grow text-h2">{label}</span>
                <ArrowRight size={20} strokeWidth={1.75} aria-hidden className="text-brand-600" />
              </span>
              <span className="mt-4 block text-ink-700">{text}</span>
              <span className="mt-5 block text-small font-560">You'll need</span>
              {needs.map((need) => (
                <span key={need} className="mt-2 flex gap-2.5 text-small text-ink-600">
                  <Check size={16} strokeWidth={2} aria-hidden className="mt-px shrink-0 text-ok-700" />
                  {need}
                </span>
              ))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Resume({ search }: { search: string }) {
  const dispatch = useAppDispatch();
  const unfinished = useAppSelector(selectSignUp);
  if (!unfinished) return null;
  const { isRegistered, type, email } = unfinished;
  return (
    <section
      aria-label="Unfinished sign-up"
      className="mt-6 flex flex-wrap items-center gap-3 rounded-lg bg-brand-50 p-5"
    >
      <p className="min-w-60 grow text-ink-700">
        {isRegistered
          ? 'Your account is created. Add the remaining details to finish.'
          : 'You have an unfinished sign-up.'}
        {email && <span className="block text-small text-ink-600">{email}</span>}
      </p>
      <Button variant="secondary" onClick={() => dispatch(signUpDiscarded())}>
        Start over
      </Button>
      <ButtonLink to={(type === 'corporate' ? PATHS.signupCorporate : PATHS.signupIndividual) + search}>
        Continue
      </ButtonLink>
    </section>
  );
}

export { SignUpPage as Component };
