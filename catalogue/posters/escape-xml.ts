const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for an element or a quoted attribute; it does not remove control characters. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
