import { Keyboard } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { productIdIn } from '#domain/text/product-link.ts';
import * as texts from '#texts/back-office/commands.ts';
import { useBackOffice } from '../back-office-provider.tsx';
import { messageOf } from '../calls.ts';
import { readClaims, readToken } from '../session.ts';
import type { NavGroup } from '../shell/back-office-shell.tsx';
import { useSettled } from '../use-settled.ts';
import { allowed, type Command, type CommandGroup, type May, matching, near } from './command.ts';
import { CommandDialog, CommandList } from './command-list.tsx';
import { type Chosen, recentOf, withChosen } from './recent.ts';

/** One letter begins too many names. */
const SHORTEST = 2;
/** More is refused. */
const LONGEST = 200;

/** What is typed into the command list, and what is looked for once it is not changed any more. */
export function useTyped() {
  const [text, setText] = useState('');
  const settled = useSettled(text);
  const sought = productIdIn(settled) ?? settled.slice(0, LONGEST);
  const options = { enabled: sought.length >= SHORTEST, keepPrevious: true } as const;
  const isLong = text.trim().length >= SHORTEST;
  return { text, setText, sought, isLong, isSettled: settled === text.trim(), options };
}

/** A found thing as a line. */
export type Line = Chosen & {
  /** The heading of its kind. */
  heading: string;
  icon: ReactNode;
  /** Where it leads, where nothing else can be done with it. */
  to?: string | undefined;
  /** Of a person: not remembered in this browser. */
  isPersonal?: boolean;
};

/** A screen, or a form on it, that can be gone to. */
export type Screen = Omit<Command, 'run'> & { to: string };

/** What a list of what can be done with a chosen thing is given. */
export type Level = {
  chosen: Chosen;
  may: May;
  onBack: () => void;
  /** Closes the command list and then does something, if anything. */
  close: (then?: () => void) => void;
  /** Closes it and then shows a dialog, which is given the way to close itself. */
  ask: (dialog: Asked) => void;
  goTo: (address: string) => void;
};
type Asked = (close: () => void) => ReactNode;

/** What the frame of a back office gives its command list. */
export type CommandsProps = {
  isOpen: boolean;
  /** What had the focus when it was opened. */
  opener: RefObject<HTMLElement | null>;
  groups: readonly NavGroup[];
  onClose: () => void;
  onShowKeys: () => void;
};

type Props = CommandsProps & {
  /** What can be typed. */
  label: string;
  typed: ReturnType<typeof useTyped>;
  found: { data: readonly Line[] | undefined; isPlaceholderData: boolean; error: Error | null };
  /** Screens that are not in the navigation, and what can be done from anywhere. */
  more: readonly Screen[];
  may: May;
  iconOf: (kind: string) => ReactNode;
  /** Where a remembered thing leads, if only one way. */
  addressOf: (chosen: Chosen) => string | undefined;
  /** What can be done with a chosen thing. */
  level: (level: Level) => ReactNode;
};

/** The command list of a back office: goes to screens, finds things, and does what fits. */
export function Commands(props: Props) {
  const { isOpen, opener, onClose, typed, found, may, iconOf, addressOf } = props;
  const { role } = useBackOffice();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [dialog, setDialog] = useState<Asked | null>(null);
  const next = useRef<(() => void) | undefined>(undefined);
  const { userId, adminId } = readClaims(readToken(role) ?? '');
  const recent = recentOf(`${role.role}:${userId ?? adminId}`);

  function close(then?: () => void) {
    next.current = then;
    onClose();
  }
  const ask = (asked: Asked) => close(() => setDialog(() => asked));
  function goTo(address: string) {
    close();
    void navigate(address);
  }
  function choose(one: Chosen, to: string | undefined, isPersonal = false) {
    const { kind, _id, label, detail } = one;
    if (!isPersonal) recent.write(withChosen(recent.read(), { kind, _id, label, detail }));
    if (to === undefined) setChosen({ kind, _id, label, detail });
    else goTo(to);
  }
  function settle() {
    setChosen(null);
    typed.setText('');
    next.current?.();
    next.current = undefined;
  }

  const toLine = ({ isPersonal, ...line }: Omit<Line, 'heading'>): Command => ({
    id: `${line.kind} ${line._id}`,
    label: line.label,
    detail: line.detail,
    icon: line.icon,
    hasMore: line.to === undefined,
    run: () => choose(line, line.to, isPersonal),
  });
  const toScreen = ({ to, ...command }: Screen): Command => ({ ...command, run: () => goTo(to) });
  const remembered = recent
    .read()
    .map((line) => toLine({ ...line, icon: iconOf(line.kind), to: addressOf(line) }));
  const isTyped = typed.text.trim() !== '';
  const fixed: CommandGroup[] = [
    { label: texts.recent, commands: isTyped ? [] : remembered },
    { label: texts.goTo, commands: [...screensOf(props.groups), ...props.more].map(toScreen) },
    {
      label: texts.keyboard,
      commands: [
        {
          id: 'keys',
          label: texts.showKeys,
          icon: <Keyboard size={16} aria-hidden="true" />,
          run: () => close(props.onShowKeys),
        },
      ],
    },
  ];
  const lines = Map.groupBy((typed.isLong && found.data) || [], ({ heading }) => heading);
  const byKind = [...lines].map(([label, those]) => ({ label, commands: those.map(toLine) }));
  // What was found for the text before stays as far as it matches, so that the list does not flicker.
  const isFresh = typed.isSettled && !found.isPlaceholderData && found.data !== undefined;
  const offered = allowed(fixed, may);
  const exact = [
    ...matching(offered, typed.text),
    ...(isFresh ? byKind : matching(byKind, typed.text)),
  ];
  const isInVain = exact.length === 0 && isFresh;
  const nearest = isInVain ? near(offered, typed.text) : [];
  const groups = nearest.length > 0 ? [{ label: texts.nearest, commands: nearest }] : exact;
  const nothing = typed.isLong && !isFresh ? texts.looking : texts.nothing;
  const status = found.error ? messageOf(found.error) : groups.length > 0 ? null : nothing;

  return (
    <>
      <CommandDialog
        isOpen={isOpen}
        opener={opener}
        onClose={(byEscape) => (byEscape && chosen ? setChosen(null) : close())}
        onClosed={settle}
      >
        {chosen === null ? (
          <CommandList
            label={props.label}
            text={typed.text}
            onText={typed.setText}
            groups={groups}
            status={status}
          />
        ) : (
          props.level({ chosen, may, close, ask, goTo, onBack: () => setChosen(null) })
        )}
      </CommandDialog>
      {dialog?.(() => setDialog(null))}
    </>
  );
}

/** The screens of the navigation; what leads out of the back office is none. */
const screensOf = (groups: readonly NavGroup[]): Screen[] =>
  groups.flatMap(({ label, items }) =>
    items
      .filter(({ isOutside }) => !isOutside)
      .map(({ to, label: name, Icon, words }) => ({
        ...{ id: to, to, label: name, detail: label, words },
        icon: <Icon size={16} aria-hidden="true" />,
      })),
  );

type CommandLevelProps = Level & {
  commands: readonly Command[];
  /** The reading of what was chosen. */
  query: { isPending: boolean; error: Error | null };
};

/** The list of what can be done with a chosen thing. */
export function CommandLevel({ chosen, may, onBack, commands, query }: CommandLevelProps) {
  const [text, setText] = useState('');
  const groups = matching(allowed([{ label: chosen.label, commands }], may), text);
  const status = query.error ? messageOf(query.error) : query.isPending ? texts.looking : null;
  return (
    <CommandList
      label={texts.whatToDo(chosen.label)}
      text={text}
      onText={setText}
      groups={groups}
      status={status ?? (groups.length === 0 ? texts.nothing : null)}
      onBack={onBack}
    />
  );
}
