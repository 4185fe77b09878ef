import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { updateNotices } from '#contracts/calls/notices.ts';
import * as texts from '#texts/seller/notices.ts';
import { DeviceList } from '#web/ui/back-office/notices/device-list.tsx';
import { ThisDevice } from '#web/ui/back-office/notices/this-device.tsx';
import { useNotices } from '#web/ui/back-office/notices/use-push.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useMay } from '../use-own-account.ts';
import { NoticeForm } from './notice-form.tsx';

/** How the seller is told of new enquiries (docs/behaviour/rules.md#notices-of-enquiries). */
export function NoticesCard() {
  const query = useNotices();
  const may = useMay();
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The mails' link leads here, which is there only once the page is drawn.
  useEffect(() => {
    if (hash === '#notices') heading.current?.scrollIntoView();
  }, [hash]);
  return (
    <section
      aria-labelledby="notices"
      className="rounded-panel border border-hair bg-panel p-5 md:p-6"
    >
      <h2 id="notices" ref={heading} className="scroll-mt-20 font-semibold">
        {texts.title}
      </h2>
      <p className="mt-1 mb-5 text-ink-muted">{texts.intro}</p>
      <QueryState query={query} what={texts.yourNotices} height="18rem">
        {(notices) => (
          <div className="grid gap-5">
            <ThisDevice notices={notices} />
            <DeviceList devices={notices.devices} />
            {may(updateNotices) && (
              <NoticeForm key={notices.settings.version} settings={notices.settings} />
            )}
          </div>
        )}
      </QueryState>
    </section>
  );
}
