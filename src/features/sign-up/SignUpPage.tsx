import { ArrowRight, Building2, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { IconTile } from '@/components/ui/IconTile';
import { PATHS } from '@/config/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectSignUp, selectSignUpId } from '@/store/signUp';
import { signUpDiscarded } from '@/store/user';
import { LoginHint, SignUpFrame } from './SignUpFrame';

const TYPES = [
  {
    path: PATHS.signupIndividual,
    label: 'Individual',
    text: 'Book for yourself or your shop, and pay with your wallet, card, GCash or Maya.',
    Icon: UserRound,
  },
  {
    path: PATHS.signupCorporate,
    label: 'Corporate',
    text: 'Book for your company and pay on credit, billed by statement of account.',
    Icon: Building2,
  },
];

/** Choice of account type. An unfinished sign-up comes first; a registered one hides the choice. */
function SignUpPage() {
  const { search } = useLocation();
  const isRegistered = useAppSelector(selectSignUpId) !== null;
  return (
    <SignUpFrame>
      <h1 className="display text-h1-auth">Sign up</h1>
      {!isRegistered && <p className="mt-1 text-ink-600">How will you use Logistix Global?</p>}
      <Resume search={search} />
      {!isRegistered && <TypeCards search={search} />}
      <LoginHint className="mt-6" />
    </SignUpFrame>
  );
}

function TypeCards({ search }: { search: string }) {
  return (
    <ul className="mt-6 grid gap-4 dialog:grid-cols-2">
      {TYPES.map(({ path, label, text, Icon }) => (
        <li key={path}>
          <Link
            to={path + search}
            className="flex h-full gap-4 rounded-lg p-5 shadow-card transition-colors duration-120 hover:bg-brand-25"
          >
            <IconTile>
              <Icon strokeWidth={1.75} />
            </IconTile>
            <span className="min-w-0 grow">
              <span className="block text-h3 font-620">{label}</span>
              <span className="mt-1 block text-ink-600">{text}</span>
            </span>
            <ArrowRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0 self-center text-brand-600" />
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
        {email && <span className="block text-small break-words text-ink-600">{email}</span>}
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
