import { sailPaths } from './sail.tsx';

/** What stands where a picture is missing: two sails, drawn faintly. Nothing to read aloud. */
export function PlaceholderArt() {
  return (
    <svg
      viewBox="0 0 160 200"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 h-full w-full text-field/55"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="translate(48 62)">{sailPaths}</g>
    </svg>
  );
}
