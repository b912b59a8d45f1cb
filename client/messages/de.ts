import { en, type Messages } from '#client/messages/en.ts';

export const de: Messages = { ...en };
