import { useEffect, useState } from 'react';
import { useHref } from 'react-router';
import { ShareIcon } from '#client/features/titles/share/share-icon.tsx';
import { pathOfList, type TitleKey, withOpenTitle } from '#client/lib/paths.ts';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

/** For so long the button says that it has copied the address. */
const millisecondsCopied = 2500;

interface ShareTitleProps {
  titleKey: TitleKey;
  /** What the title is called. */
  name: string;
}

/** Gives the address of a title to another app of the device, or copies it. */
export function ShareTitle({ titleKey, name }: ShareTitleProps) {
  const words = useWords('titles');
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), millisecondsCopied);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const list = useHref(pathOfList(titleKey.type));
  const hasSheet = typeof navigator.share === 'function';
  // A page that came by plain http has neither.
  if (!hasSheet && !navigator.clipboard) return null;

  async function share() {
    const url = window.location.origin + list + withOpenTitle('', titleKey);
    if (hasSheet && (await offer({ title: name, url }))) return;
    // When the browser refuses, the address is still where browsers show it.
    await navigator.clipboard?.writeText(url).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  }

  return (
    <>
      <Button onClick={share}>
        <ShareIcon />
        {isCopied ? words.copied : words.share}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && words.copied}
      </span>
    </>
  );
}

/** True when the visitor has shared the address, or has decided not to. */
function offer(data: ShareData): Promise<boolean> {
  return navigator.share(data).then(
    () => true,
    (error) => error instanceof DOMException && error.name === 'AbortError',
  );
}
