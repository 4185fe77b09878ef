import { Link } from 'react-router';
import { SailMark } from '../../sail.tsx';
import { OfficeButtonLink } from '../office-button.tsx';
import { useOffice } from '../office-provider.tsx';
import { ScreenHead } from './screen-head.tsx';

type NoScreenProps = {
  /** Whose back office it is, such as 'Admin'. */
  title: string;
  /** Words of the way back to the first screen. */
  back: string;
};

/** An address that no screen has; the same for everybody, whether or not they have logged in. */
export function NoScreen({ title, back }: NoScreenProps) {
  const { site, role } = useOffice();
  return (
    <div className="office flex min-h-svh flex-col">
      <header className="border-b border-hair bg-panel px-2 py-1">
        <Link to={role.homePath} className="inline-flex min-h-11 items-center gap-2.5 px-2">
          <SailMark className="h-6 text-brass" />
          <span className="font-serif text-lead">{site.name}</span>
          <span className="text-fine text-ink-muted">{title}</span>
        </Link>
      </header>
      <main id="content" className="flex grow flex-col items-center px-4 pt-[18svh] text-center">
        <ScreenHead title="Page not found" text="There is no such screen in the back office." />
        <OfficeButtonLink to={role.homePath}>{back}</OfficeButtonLink>
      </main>
    </div>
  );
}
