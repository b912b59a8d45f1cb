import { type FormEvent, useState } from 'react';
import {
  fieldOfError,
  messageOf,
  type ReportedError,
} from '#client/features/session/accounts-error.ts';
import { useMessages } from '#client/messages/language.ts';

/** Why a form was not taken, in one field or as a whole: in our words, or in the auth service's. */
export type Problem = { field?: string | undefined } & (
  | { message: string }
  | { error: ReportedError }
);

/**
 * Runs `send` at submit, one run at a time, without leaving the page. `send` gives the problem to
 * show, or null; what was typed stays where it is either way. What the auth service says of one
 * field stands beside that field, where the form has it. `fallback` is for a failure without words.
 */
export function useSubmit(send: (form: FormData) => Promise<Problem | null>, fallback: string) {
  const messages = useMessages();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    setIsSending(true);
    setProblem(null);
    const found = await send(form).catch(() => ({ message: fallback }));
    setProblem(found && placeProblem(found, form));
    setIsSending(false);
  }

  function wordsFor(shown: Problem): string {
    return 'error' in shown ? messageOf(shown.error, fallback, messages) : shown.message;
  }

  return {
    isSending,
    onSubmit,
    /** The problem of the form as a whole. */
    failure: problem && !problem.field ? wordsFor(problem) : null,
    /** The problem of one field, for its `error`. */
    errorOf: (field: string) => (problem?.field === field ? wordsFor(problem) : undefined),
  };
}

function placeProblem(problem: Problem, form: FormData): Problem {
  if (problem.field || !('error' in problem)) return problem;
  const field = fieldOfError(problem.error);
  return field && form.has(field) ? { ...problem, field } : problem;
}

/** The text of a form's field. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The digits of a form's code field, however they were grouped. */
export function codeOf(form: FormData): string {
  return fieldOf(form, 'code').replaceAll(/\s/g, '');
}
