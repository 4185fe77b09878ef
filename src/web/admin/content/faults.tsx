import { createContext, type ReactNode, useContext, useEffect, useId } from 'react';
import { isCallError, messageOf } from '#web/ui/back-office/calls.ts';

/** What is wrong with which field, by its path, as `slides/0/start/en`. */
export type Faults = Readonly<Record<string, string>>;

/** A save that was refused: in a sentence, at which paths, and what was to be saved. */
export type Refusal<Of> = { message: string; faults: Faults; refused: Of };

/** Returns what a call refused of its field `root`. */
export function refusalOf<Of>(error: unknown, root: string, refused: Of): Refusal<Of> {
  const fields = isCallError(error) ? Object.entries(error.failure.fields ?? {}) : [];
  const inside = fields.flatMap(([path, message]) =>
    path.startsWith(`${root}/`) ? [[path.slice(root.length + 1), sentenceOf(message, path)]] : [],
  );
  return { message: messageOf(error), faults: Object.fromEntries(inside), refused };
}

/** A message about a parameter begins with its name, which the field shows. */
function sentenceOf(message: string, path: string): string {
  const said = message.startsWith(`${path} `) ? message.slice(path.length + 1) : message;
  const ends = /[.!?]$/.test(said) ? said : `${said}.`;
  return ends.charAt(0).toUpperCase() + ends.slice(1);
}

/** Returns the faults whose fields have not been changed since. */
export function faultsLeft<Of>(refusal: Refusal<Of> | null, present: Of): Faults {
  if (refusal === null) return {};
  const left = Object.entries(refusal.faults).filter(
    ([path]) => valueAt(present, path) === valueAt(refusal.refused, path),
  );
  return Object.fromEntries(left);
}

/** Keys may have slashes. */
function valueAt(tree: unknown, path: string): unknown {
  if (typeof tree !== 'object' || tree === null) return undefined;
  for (const [key, value] of Object.entries(tree)) {
    if (path === key) return value;
    if (path.startsWith(`${key}/`)) return valueAt(value, path.slice(key.length + 1));
  }
  return undefined;
}

const isWithin = (path: string, around: string) => path === around || path.startsWith(`${around}/`);

/** Returns the faults at these paths and below. */
export const faultsAt = (faults: Faults, ...paths: readonly string[]): string[] =>
  Object.keys(faults).filter((fault) => paths.some((path) => isWithin(fault, path)));

/** The faults of what is edited, for its fields. */
export const FaultsContext = createContext<Faults>({});

const PathContext = createContext('');

const joined = (...steps: string[]) => steps.filter((step) => step !== '').join('/');

type WithinProps = { at: string; children: ReactNode };

/** Fields in it name their paths from here. */
export function Within({ at, children }: WithinProps) {
  const around = useContext(PathContext);
  return <PathContext value={joined(around, at)}>{children}</PathContext>;
}

/** Returns the fault of the field at this path, or within its value. */
export function useFault(at: string): string | undefined {
  const faults = useContext(FaultsContext);
  const path = joined(useContext(PathContext), at);
  const [first] = faultsAt(faults, path);
  return first === undefined ? undefined : faults[first];
}

/** Returns how a control without a frame is linked to its fault, and that as a line for below it. */
export function useFaultBelow(at: string) {
  const id = useId();
  const fault = useFault(at);
  if (fault === undefined) return { control: {}, told: null };
  const told = (
    <p id={id} role="alert" className="text-dense text-bad">
      {fault}
    </p>
  );
  return { control: { 'aria-invalid': true, 'aria-describedby': id } as const, told };
}

/** Returns the fault of a list as a whole, not those of what is in it. */
export function useFaultOfList(at: string): string | undefined {
  return useContext(FaultsContext)[joined(useContext(PathContext), at)];
}

type NoticeProps = { refusal: Refusal<unknown> | null; faults: Faults; children?: ReactNode };

/** Says above the fields that something was refused; each of them says what. */
export function RefusalNotice({ refusal, faults, children }: NoticeProps) {
  const count = Object.keys(faults).length;
  if (refusal === null) return null;
  const isOfFields = Object.keys(refusal.faults).length > 0;
  if (isOfFields && count === 0) return null;
  return (
    <div role="alert" className="mb-4 rounded-control bg-bad-soft px-3 py-2 text-bad">
      {isOfFields
        ? `This is not saved yet: ${count === 1 ? 'a field needs' : `${count} fields need`} another look.`
        : refusal.message}
      {children}
    </div>
  );
}

/** How many fields of a part were refused; nothing for none. */
export function FaultCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ms-2 rounded-full bg-bad-soft px-1.5 text-fine text-bad tabular-nums">
      {count}
      <span className="sr-only">{count === 1 ? ' field was refused' : ' fields were refused'}</span>
    </span>
  );
}

/** What a field without a control of its own is marked by, where the focus goes. */
export const refused = { 'data-refused': '' };

/** Moves the focus to the first field that was refused, once it is there and no dialog covers it. */
export function useFaultFocus(refusal: Refusal<unknown> | null): void {
  useEffect(() => {
    if (refusal === null || Object.keys(refusal.faults).length === 0) return;
    let frame = requestAnimationFrame(look);
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const stop = () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
    function look() {
      const field = document.querySelector<HTMLElement>(
        'main :is([aria-invalid=true], [data-refused])',
      );
      if (field === null || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      stop();
      field.focus();
    }
    return stop;
  }, [refusal]);
}
