import { useState } from 'react';
import styles from '#client/features/account/factor-key.module.css';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { useFocusWhenShown } from '#client/ui/use-focus-when-shown.ts';

interface FactorKeyProps {
  totp: { qr_code: string; secret: string };
}

/** The key for an authenticator app, to be scanned, copied or typed. */
export function FactorKey({ totp }: FactorKeyProps) {
  const beginning = useFocusWhenShown<HTMLParagraphElement>(true);
  const { factor } = useWords('account');
  const [isCopied, setIsCopied] = useState(false);

  function copy() {
    // When the browser refuses, the key can still be selected by hand.
    navigator.clipboard.writeText(totp.secret).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  }

  return (
    <div className={styles.key}>
      <p ref={beginning} tabIndex={-1}>
        {factor.scan}
      </p>
      <img
        className={styles.code}
        src={totp.qr_code}
        alt={factor.qrCode}
        width={232}
        height={232}
      />
      <div className={styles.letters}>
        <code>{totp.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        {/* A page that came by plain http has no clipboard. */}
        {navigator.clipboard && (
          <Button onClick={copy}>
            <span aria-live="polite">{isCopied ? factor.copied : factor.copy}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
