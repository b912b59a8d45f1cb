import { type FormEvent, useState } from 'react';
import {
  fieldOfError,
  messageOf,
  type ReportedError,
} from '#client/features/session/accounts-error.ts';
import { useWords } from '#client/messages/language.ts';

/** Why a form failed, in one field or as a whole: our own message, or the auth service's error. */
export type Problem = { field?: string | undefined } & (
  | { message: string }
  | { error: ReportedError }
);

/**
 * Runs `send` on submit, one run at a time, without leaving the page. `send` gives the problem to
 * show, or null; the fields keep their text either way. An error of the auth service about one
 * field is shown at that field if the form has it. `fallback` is the message for a failure without
 * one.
 */
export function useSubmit(send: (form: FormData) => Promise<Problem | null>, fallback: string) {
  const words = useWords('session');
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
    return 'error' in shown ? messageOf(shown.error, fallback, words) : shown.message;
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

/** The digits of a form's code field, without the spaces between groups. */
export function codeOf(form: FormData): string {
  return fieldOf(form, 'code').replaceAll(/\s/g, '');
}
