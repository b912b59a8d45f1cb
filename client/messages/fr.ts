import { en, type Messages } from '#client/messages/en.ts';

export const fr: Messages = { ...en };
