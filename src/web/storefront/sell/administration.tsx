import { buttonClass } from '#web/ui/button.tsx';
import { MessagePage } from '../message-page.tsx';
import { useFrame } from '../site.ts';
import type { Route } from './+types/administration';

export const meta: Route.MetaFunction = () => [
  { title: 'Administration' },
  { name: 'robots', content: 'noindex' },
];

export default function Administration() {
  const { site } = useFrame();
  return (
    <MessagePage
      title="Administration"
      text={`${site.name} is administered through its API for now. Every call is described in the reference.`}
    >
      <a className={buttonClass()} href="/api/docs">
        Open the API reference
      </a>
    </MessagePage>
  );
}
