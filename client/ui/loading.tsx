import { useMessages } from '#client/messages/language.ts';

/** The whole screen while it is not yet known what to show (docs/contracts/screens.md#while-the-session-is-not-known). */
export function Loading() {
  return (
    <p className="loading" role="status">
      {useMessages().loading}
    </p>
  );
}
