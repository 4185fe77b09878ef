import { logoPaths } from '../logo.tsx';

/** The placeholder of a missing picture: two sails, drawn faintly. Hidden from screen readers. */
export function PlaceholderArt() {
  return (
    <svg
      viewBox="0 0 160 200"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 h-full w-full text-field/55"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      focusable="false"
    >
      <g className="placeholder-mark" transform="translate(58 74) scale(0.69)">
        {logoPaths}
      </g>
    </svg>
  );
}
