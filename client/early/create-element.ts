type Properties<Name extends keyof HTMLElementTagNameMap> = {
  [Key in keyof HTMLElementTagNameMap[Name]]?: HTMLElementTagNameMap[Name][Key] | undefined;
};

/** An element with its properties and children. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties<Name> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
