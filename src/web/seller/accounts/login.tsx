import { Link } from 'react-router';
import type { CallFailure } from '#web/ui/api-client.ts';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { LoginForm } from '#web/ui/back-office/login/login-form.tsx';
import { loginPicture } from '#web/ui/back-office/login/login-picture.ts';
import { SplitScreen } from '#web/ui/back-office/login/split-screen.tsx';
import { splitScreenLinks } from '#web/ui/back-office/login/split-screen-links.ts';
import type { Route } from './+types/login';

/** Returns the server's message if there is one (docs/behaviour/seller.md#log-in). */
function refusal({ status, code, message }: CallFailure): string {
  if (status === 0) return 'An unexpected error occurred. Please try again.';
  return code === 'failed' ? 'Login failed. Please check your credentials.' : message;
}

export const links = splitScreenLinks;

export const loader = ({ context }: Route.LoaderArgs) => loginPicture(context);

export const shouldRevalidate = () => false;

export default function SellerLogin({ loaderData }: Route.ComponentProps) {
  return (
    <SplitScreen
      photograph={loaderData}
      title="Seller Login"
      line="Sell where the trade winds meet."
    >
      <LoginForm
        busy="Signing in..."
        refusal={refusal}
        forgotten={
          <Link
            to={sellerAddresses.forgotPassword}
            className="text-dense underline underline-offset-2 pointer-coarse:-my-3 pointer-coarse:py-3"
          >
            Forgot your password?
          </Link>
        }
      >
        <p className="text-center text-dense text-ink-soft">
          New here?{' '}
          <Link
            to={sellerAddresses.register}
            className="inline-block font-medium text-ink underline underline-offset-2 pointer-coarse:-my-3 pointer-coarse:py-3"
          >
            Create an account
          </Link>
        </p>
      </LoginForm>
    </SplitScreen>
  );
}
