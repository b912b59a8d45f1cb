import { useMessages } from '#client/messages/language.ts';

/** The whole screen while it is not yet known what to show (decisions, row 21). */
export function Loading() {
  return (
    <p className="loading" role="status" data-waiting>
      {useMessages().loading}
    </p>
  );
}
