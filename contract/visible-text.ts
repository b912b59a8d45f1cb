/** Whether a text has a visible character: anything but blanks, controls and invisible marks. */
export function isVisible(text: string): boolean {
  return /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
