import { Link } from 'react-router';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { LoginForm } from '#web/ui/back-office/login/login-form.tsx';
import { loginPicture } from '#web/ui/back-office/login/login-picture.ts';
import { SplitScreen } from '#web/ui/back-office/login/split-screen.tsx';
import { splitScreenLinks } from '#web/ui/back-office/login/split-screen-links.ts';
import type { Route } from './+types/login';

export const links = splitScreenLinks;

export const loader = ({ context }: Route.LoaderArgs) => loginPicture(context);

export const shouldRevalidate = () => false;

export default function AdminLogin({ loaderData }: Route.ComponentProps) {
  return (
    <SplitScreen title="Admin Login" photograph={loaderData}>
      <LoginForm
        busy="Signing in..."
        refusal={({ status, message }) =>
          status === 429 || status === 0 ? message : 'Login failed. Please check your credentials.'
        }
        forgotten={
          <Link
            to={adminAddresses.forgotPassword}
            className="text-dense underline underline-offset-2"
          >
            Forgot your password?
          </Link>
        }
      />
    </SplitScreen>
  );
}
