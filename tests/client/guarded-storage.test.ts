import { expect, test } from 'vitest';
import { guardStorage } from '#client/lib/guarded-storage.ts';
import { anUnguardedStorage } from '#tests/support/data/a-storage.ts';

function blockedStorage(): never {
  throw new DOMException('Access is denied', 'SecurityError');
}

test('stored values are there after the next page load', () => {
  const browser = anUnguardedStorage({ theme: 'dark' });
  const storage = guardStorage(() => browser);
  expect(storage.setItem('language', 'fr')).toBe(true);
  storage.removeItem('theme');
  expect(guardStorage(() => browser).keys()).toEqual(['language']);
  expect(guardStorage(() => browser).getItem('language')).toBe('fr');
});

test('when storage is blocked, values stay in memory until the page is closed', () => {
  const storage = guardStorage(blockedStorage);
  expect(storage.getItem('session')).toBeNull();
  expect(storage.setItem('session', 'a token')).toBe(false);
  expect(storage.getItem('session')).toBe('a token');
  expect(storage.keys()).toEqual(['session']);
  storage.removeItem('session');
  expect(storage.getItem('session')).toBeNull();
});

test('without a storage, values stay in memory too', () => {
  const storage = guardStorage(() => null as unknown as Storage);
  storage.setItem('session', 'a token');
  expect(storage.getItem('session')).toBe('a token');
});

test('a value that does not fit stays in memory, and is stored when there is room', () => {
  const browser = anUnguardedStorage({ full: 'x'.repeat(90) }, 100);
  const storage = guardStorage(() => browser);
  expect(storage.setItem('words', 'a long text')).toBe(false);
  expect(storage.getItem('words')).toBe('a long text');
  expect(browser.getItem('words')).toBeNull();
  storage.removeItem('full');
  expect(storage.setItem('words', 'a long text')).toBe(true);
  expect(browser.getItem('words')).toBe('a long text');
});

test('a value stored by another tab replaces an older one that did not fit', () => {
  const browser = anUnguardedStorage({ list: 'short' }, 20);
  const storage = guardStorage(() => browser);
  storage.setItem('list', 'a text that is too long');
  browser.setItem('list', 'other');
  expect(storage.getItem('list')).toBe('other');
});
