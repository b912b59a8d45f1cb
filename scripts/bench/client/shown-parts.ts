import type { Page } from '@playwright/test';

/** Where a part of a page is, in pixels from the page's upper left corner. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An image with the attributes that decide how it loads, a text, or a field of a form. */
export type ShownPart = Area &
  (
    | { kind: 'image'; attributes: Record<string, string> }
    | { kind: 'text'; text: string; font: string }
    | { kind: 'field'; type: string }
  );

/** What a page shows, from its beginning to its end, without its decoration. */
export interface ShownPage {
  height: number;
  parts: ShownPart[];
}

/** Reads what a page shows now. */
export function readShownPage(page: Page): Promise<ShownPage> {
  return page.evaluate(() => {
    const imageAttributes = ['src', 'srcset', 'sizes', 'loading', 'fetchpriority', 'decoding'];

    function areaOf(target: Element | Range) {
      const { left, top, width, height } = target.getBoundingClientRect();
      return { left: left + scrollX, top: top + scrollY, width, height };
    }

    function readImage(image: HTMLImageElement): ShownPart {
      const given = imageAttributes.flatMap((name) => {
        const value = image.getAttribute(name);
        return value === null ? [] : [[name, value.replaceAll(location.origin, '')]];
      });
      return { kind: 'image', attributes: Object.fromEntries(given), ...areaOf(image) };
    }

    // Only the element's own text; that of the elements in it is read with them.
    function readText(element: Element): ShownPart[] {
      const texts = [...element.childNodes].filter(
        (node) => node instanceof Text && node.data.trim() !== '',
      );
      const [first, last] = [texts[0], texts.at(-1)];
      if (!first || !last) return [];
      const range = document.createRange();
      range.setStartBefore(first);
      range.setEndAfter(last);
      const text = texts.map((node) => node.textContent?.trim()).join(' ');
      return [{ kind: 'text', text, font: getComputedStyle(element).font, ...areaOf(range) }];
    }

    // An element that is for screen readers only is a pixel wide.
    function isSeen(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      const checks = { opacityProperty: true, visibilityProperty: true };
      return width > 2 && height > 2 && element.checkVisibility(checks);
    }

    function readPart(element: Element): ShownPart[] {
      if (element instanceof HTMLImageElement) return [readImage(element)];
      if (element instanceof HTMLInputElement) {
        return [{ kind: 'field', type: element.type, ...areaOf(element) }];
      }
      return readText(element);
    }

    const elements = [...document.body.querySelectorAll('*')];
    return {
      height: document.documentElement.scrollHeight,
      parts: elements.filter(isSeen).flatMap(readPart),
    };
  });
}
