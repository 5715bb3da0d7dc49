import { AuthFrame } from '../../components/art/AuthFrame';
import { LoginForm } from './LoginForm';

export function LoginPage() {
  return (
    <AuthFrame>
      <h1 className="display text-h1-auth">Login</h1>
      <LoginForm />
    </AuthFrame>
  );
}
