const mailAddress = /[\w.!#$%&'*+=?^`{|}~-]+@[\w.-]+/g;

/**
 * An error as the log has it: its kind, its words and its stack, with those of its causes. Mail
 * addresses are taken out, because mail servers like to repeat them.
 */
export function describeErrorForLog(error: Error): {
  type: string;
  message: string;
  stack: string;
} {
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    stack: withoutAddresses(stackOf(error)),
  };
}

function stackOf(error: Error): string {
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${own}\ncaused by: ${stackOf(error.cause)}` : own;
}

function withoutAddresses(text: string): string {
  return text.replace(mailAddress, '[mail address]');
}
