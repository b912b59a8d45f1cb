import { expect, test } from 'vitest';
import { describeErrorForLog } from '#server/web/error-log.ts';

test('the log contains no mail address, however deeply nested', () => {
  const cause = new Error('550 no such user <ada@example.com> (ada@localhost)');
  const described = JSON.stringify(describeErrorForLog(new Error('Mail failed', { cause })));
  expect(described).toContain('Mail failed');
  expect(described).toContain('550 no such user <[mail address]>');
  expect(described).not.toContain('ada@');
});

test('the log has the full stack of an error', () => {
  const error = new Error('boom');
  error.stack = 'Error: boom\n    at run (/srv/node_modules/@fastify/static/index.js:1:2)';
  expect(describeErrorForLog(error)).toEqual({
    type: 'Error',
    message: 'boom',
    stack: error.stack,
  });
});
