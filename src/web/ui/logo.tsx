/** The mark: a dhow under sail in four strokes, in a box of 64 by 76. */
export const logoPaths = (
  <>
    <path d="M23 2C20 22 14 42 2 57c12 2 25 2 36-2C36 36 32 18 23 2Z" />
    <path d="M41 17c4 12 6 25 6 37 5-1 10-3 14-6-3-12-10-23-20-31Z" />
    <path d="M1 64c20 4 42 4 62-2-4 7-10 11-17 12-12 2-25 1-35-2-5-2-8-4-10-8Z" />
  </>
);

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 64 76"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {logoPaths}
    </svg>
  );
}
