/** Whether a reader sees anything of a text: not of blanks, nor of what only steers other letters. */
export function isVisible(text: string): boolean {
  return /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
