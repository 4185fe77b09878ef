import { classNames } from '../class-names.ts';
import { initials } from './formats.ts';

type AvatarProps = { name: string; image?: string | undefined; size?: number; className?: string };

/**
 * A person's picture, or two letters of the name where there is none. The name is shown beside it.
 */
export function Avatar({ name, image, size = 32, className }: AvatarProps) {
  const box = { width: size, height: size, fontSize: size * 0.375 };
  const shape = classNames('inline-flex shrink-0 rounded-full', className);
  if (image) {
    return <img src={image} alt="" style={box} className={classNames(shape, 'object-cover')} />;
  }
  return (
    <span
      aria-hidden="true"
      style={box}
      className={classNames(
        shape,
        'items-center justify-center bg-accent-soft font-medium text-accent-deep',
      )}
    >
      {initials(name)}
    </span>
  );
}
