/** A mail as its readers will see it. */
export function MailPreview({ html }: { html: string | undefined }) {
  return (
    <iframe
      title="Preview"
      // Without scripts; of this origin, so that what checks the screen may look into it.
      sandbox="allow-same-origin"
      srcDoc={html ?? ''}
      className="h-[40rem] w-full border border-hair bg-paper"
    />
  );
}
