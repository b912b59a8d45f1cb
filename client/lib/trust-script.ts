interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => Policy;
}
interface Policy {
  createScriptURL: (address: string) => unknown;
}

let policy: Policy | undefined;

/**
 * The address of a script of the app's own, marked as one: the page's policy (`trusted-types`, set by
 * the server) lets workers start from no other.
 */
export function trustScript(address: string): string {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('own-scripts', { createScriptURL: (own) => own });
  return (policy ? policy.createScriptURL(address) : address) as string;
}
