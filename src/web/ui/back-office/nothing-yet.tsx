type NothingYetProps = { title: string; text: string };

/** What stands in place of a list that has nothing yet. */
export const NothingYet = ({ title, text }: NothingYetProps) => (
  <div className="border-y border-hair py-14 text-center">
    <p className="font-medium">{title}</p>
    <p className="mx-auto mt-1 max-w-[34rem] text-balance text-ink-muted">{text}</p>
  </div>
);
