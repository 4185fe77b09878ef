import { Link } from 'react-router';
import * as texts from '#texts/seller/accounts.ts';
import type { CallFailure } from '#web/ui/api-client.ts';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { LoginForm } from '#web/ui/back-office/login/login-form.tsx';
import { loginPicture } from '#web/ui/back-office/login/login-picture.ts';
import { SplitScreen } from '#web/ui/back-office/login/split-screen.tsx';
import { splitScreenLinks } from '#web/ui/back-office/login/split-screen-links.ts';
import type { Route } from './+types/login';

/** Returns the server's message if there is one (docs/behaviour/seller.md#log-in). */
function refusal({ status, code, message }: CallFailure): string {
  if (status === 0) return texts.unexpectedError;
  return code === 'failed' ? texts.logInFailed : message;
}

export const links = splitScreenLinks;

export const loader = ({ context }: Route.LoaderArgs) => loginPicture(context);

export const shouldRevalidate = () => false;

export default function SellerLogin({ loaderData }: Route.ComponentProps) {
  return (
    <SplitScreen photograph={loaderData} title={texts.logInTitle} line={texts.logInLine}>
      <LoginForm
        busy={texts.signingIn}
        refusal={refusal}
        forgotten={
          <Link
            to={sellerAddresses.forgotPassword}
            className="text-dense underline underline-offset-2 pointer-coarse:-my-3 pointer-coarse:py-3"
          >
            {texts.forgotPassword}
          </Link>
        }
      >
        <p className="text-center text-dense text-ink-soft">
          {texts.newHere}{' '}
          <Link
            to={sellerAddresses.register}
            className="inline-block font-medium text-ink underline underline-offset-2 pointer-coarse:-my-3 pointer-coarse:py-3"
          >
            {texts.createAccount}
          </Link>
        </p>
      </LoginForm>
    </SplitScreen>
  );
}
