import { Link } from 'react-router';
import * as texts from '#texts/back-office/shell.tsx';
import { LogoMark } from '../../logo.tsx';
import { ActionButtonLink } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { ScreenHead } from './screen-head.tsx';

type NoScreenProps = {
  /** The name of the back office, such as 'Admin'. */
  title: string;
  /** Text of the link back to the first screen. */
  back: string;
};

/** The screen for an unknown address; the same for everybody, logged in or not. */
export function NotFoundScreen({ title, back }: NoScreenProps) {
  const { site, role } = useBackOffice();
  return (
    <div className="back-office flex min-h-svh flex-col">
      <header className="border-b border-hair bg-panel px-2 py-1">
        <Link to={role.homePath} className="inline-flex min-h-11 items-center gap-2.5 px-2">
          <LogoMark className="h-6 text-brass" />
          <span className="font-serif text-lead">{site.name}</span>
          <span className="text-fine text-ink-muted">{title}</span>
        </Link>
      </header>
      <main id="content" className="flex grow flex-col items-center px-4 pt-[18svh] text-center">
        <ScreenHead title={texts.pageNotFound} text={texts.noSuchScreen} />
        <ActionButtonLink to={role.homePath}>{back}</ActionButtonLink>
      </main>
    </div>
  );
}
