/** Outlines in a box of 24, drawn with one stroke width. Nothing extra to load. */
const outlines = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM20 20l-4-4',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4l2.5 2',
  left: 'm14 6-6 6 6 6',
  down: 'm6 10 6 6 6-6',
  right: 'm10 6 6 6-6 6',
  filters:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  columns1: 'M4 5h16v14H4Z',
  columns2: 'M4 5h16v14H4ZM12 5v14',
  columns3: 'M4 5h16v14H4ZM9.3 5v14M14.7 5v14',
  columns4: 'M4 5h16v14H4ZM8 5v14M12 5v14M16 5v14',
  rows: 'M4 6h16M4 12h16M4 18h16',
  compare: 'M4 5h6v14H4ZM14 5h6v14h-6Z',
  heart: 'M12 20S4 15.2 4 9.4A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.4C20 15.2 12 20 12 20Z',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z',
  pause: 'M9 6v12M15 6v12',
  up: 'M12 19V5M6 11l6-6 6 6',
  grid: 'M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z',
  zoom: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM20 20l-4-4M8 11h6M11 8v6',
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  play: 'M8 5.5v13l10.5-6.5Z',
  chat: 'M12 4a8 8 0 0 0-7 11.9L4 20l4.1-1A8 8 0 1 0 12 4Z',
} as const;

export type IconName = keyof typeof outlines;

type IconProps = { name: IconName; size?: number; className?: string | undefined };

/** Hidden from screen readers: the button or link around it has the text. */
export function Icon({ name, ...rest }: IconProps) {
  return <Outline path={outlines[name]} {...rest} />;
}

type OutlineProps = { path: string; size?: number; className?: string | undefined };

/** An icon that only parts use which load later: its outline is with them. */
export function Outline({ path, size = 20, className }: OutlineProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
