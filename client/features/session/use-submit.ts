import { type FormEvent, useState } from 'react';

/** Why a form was not taken: something about one field, or about the whole. */
export interface Problem {
  message: string;
  field?: string;
}

/**
 * Runs `send` at submit, one run at a time, without leaving the page. `send` gives the problem to
 * show, or null; what was typed stays where it is either way.
 */
export function useSubmit(send: (form: FormData) => Promise<Problem | null>, fallback: string) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    setIsSending(true);
    setProblem(null);
    setProblem(await send(form).catch(() => ({ message: fallback })));
    setIsSending(false);
  }

  return {
    isSending,
    onSubmit,
    /** The problem of the form as a whole. */
    failure: problem && !problem.field ? problem.message : null,
    /** The problem of one field, for its `error`. */
    errorOf: (field: string) => (problem?.field === field ? problem.message : undefined),
  };
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
