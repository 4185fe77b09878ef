import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type ShareButtonProps = { title: string; text: string; url: string };

/** Opens the device's own sharing where there is one; else, or when it fails, copies the link. */
export function ShareButton(shared: ShareButtonProps) {
  async function share() {
    try {
      if (!navigator.share) return await copy(shared.url);
      await navigator.share(shared);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy(shared.url);
    }
  }

  return (
    <button type="button" onClick={share} className="quiet-action needs-scripts">
      <Icon name="share" size={18} />
      Share
    </button>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast('Link copied to clipboard!');
  } catch {
    toast('The link could not be copied. It is in the address line.');
  }
}
