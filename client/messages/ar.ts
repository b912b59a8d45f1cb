import { en, type Messages } from '#client/messages/en.ts';

export const ar: Messages = { ...en };
