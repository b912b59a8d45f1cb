const mailAddress = /[\w.!#$%&'*+=?^`{|}~-]+@[\w.-]+/g;

/**
 * An error for the log: type, message and stack, with those of its causes. Mail addresses are removed,
 * because mail servers often repeat them.
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
