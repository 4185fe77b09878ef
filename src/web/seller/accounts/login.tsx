import { Link } from 'react-router';
import type { CallFailure } from '#web/ui/api-client.ts';
import { LoginForm } from '#web/ui/office/login-form.tsx';
import { SplitScreen } from '#web/ui/office/split-screen.tsx';

/** SPEC §8: the server's message if there is one; an answer that never came is unexpected. */
function refusal({ status, code, message }: CallFailure): string {
  if (status === 0) return 'An unexpected error occurred. Please try again.';
  return code === 'failed' ? 'Login failed. Please check your credentials.' : message;
}

export default function SellerLogin() {
  return (
    <SplitScreen title="Seller Login" line="Sell where the trade winds meet.">
      <LoginForm
        busy="Signing in..."
        refusal={refusal}
        forgotten={
          <Link to="/seller/forgot-password" className="text-dense underline underline-offset-2">
            Forgot your password?
          </Link>
        }
      >
        <p className="text-center text-dense text-ink-soft">
          New here?{' '}
          <Link to="/seller/register" className="font-medium text-ink underline underline-offset-2">
            Create an account
          </Link>
        </p>
      </LoginForm>
    </SplitScreen>
  );
}
