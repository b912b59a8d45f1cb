import { expect, test } from 'vitest';
import { describeUserAgent } from '#client/features/account/describe-user-agent.ts';
import { words as enAccount } from '#client/messages/en/en-account.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0';

test.each([
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36 Edg/148.0.0.0`],
  ['Opera on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/120.0.0.0`],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 16; K) ${chrome} Mobile Safari/537.36`],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`],
  ['Firefox on macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Firefox/150.0'],
  [
    'Safari on macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/19.0 Safari/605.1.15`,
  ],
  [
    'Safari on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webKit} Version/19.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Firefox on iPad',
    `Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) ${webKit} FxiOS/150.0 Mobile/15E148 Safari/605.1.15`,
  ],
])('a session is described by its device: %s', (words, userAgent) => {
  expect(describeUserAgent(userAgent, enAccount)).toBe(words);
});

test('a device that names only its browser or its system is described by that', () => {
  expect(describeUserAgent('Firefox/150.0', enAccount)).toBe('Firefox');
  expect(describeUserAgent('curl/8.5.0 (Linux)', enAccount)).toBe('Linux');
});

test('a device that names nothing is an unknown one', () => {
  expect(describeUserAgent('', enAccount)).toBe('Unknown device');
  expect(describeUserAgent('<script>alert(1)</script>', enAccount)).toBe('Unknown device');
});
